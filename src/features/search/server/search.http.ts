import type { FastifyInstance } from 'fastify'
import type { Language } from '#src/core/languages.ts'
import { type Page, pack } from '#src/core/server/pages/page-cache.ts'
import { answerOf, formFor } from '#src/core/server/pages/send-page.ts'
import { indexAddress, languageOfIndex } from '../search.contract.ts'
import type { KeptIndex } from './kept-index.ts'

/** Browsers ask again after five minutes, and search with what they have meanwhile. */
const keptByBrowsers = 'public, max-age=300, stale-while-revalidate=86400'

/** Serves the index of each language, packed once for all. */
export function addSearchIndexes(app: FastifyInstance, indexOf: (language: Language) => Promise<KeptIndex>) {
  const packed = new WeakMap<KeptIndex, Promise<Page>>()
  const pageOf = (index: KeptIndex) => {
    const page = packed.get(index) ?? packIndex(index)
    packed.set(index, page)
    return page
  }
  app.get<{ Params: { file: string } }>(
    indexAddress(':file' as Language).replace('.json', ''),
    async (request, reply) => {
      const language = languageOfIndex(request.params.file)
      if (!language) return reply.callNotFound()
      const index = await indexOf(language)
      const page = await pageOf(index)
      const { status, headers, body } = answerOf(page, formFor(page, request.headers))
      const kept = index.isWhole ? keptByBrowsers : 'no-store'
      return reply
        .code(status)
        .headers({ ...headers, 'cache-control': kept })
        .send(body)
    },
  )
}

const packIndex = ({ text }: KeptIndex): Promise<Page> =>
  pack({ status: 200, headers: { 'content-type': 'application/json' }, html: text })
