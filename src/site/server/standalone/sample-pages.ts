import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isLanguage, type Language } from '#src/core/languages.ts'
import { toPage } from '#src/core/server/pages/page-cache.ts'
import { sendPage } from '#src/core/server/pages/send-page.ts'
import { textsIn } from '#src/core/web/texts/text.ts'
import { plainPage } from './error-page.tsx'

const names = ['closedBetaRewards', 'eventPage'] as const

/** Stand-ins for the operator's own two pages, so that home's links lead somewhere before they exist; not in production. */
export function addSamplePages(app: FastifyInstance) {
  const send = async (request: FastifyRequest, reply: FastifyReply, name: (typeof names)[number], asked?: string) => {
    const language: Language = isLanguage(asked) ? asked : 'en'
    const t = textsIn(language)
    const page = plainPage({
      language,
      title: t(`launch.link.${name}`),
      words: [t('launch.sample.note')],
      isLasting: true,
    })
    return sendPage(request, reply, toPage(page))
  }
  app.get<{ Params: { language: string } }>('/act/a20241108cbt/:language/index.html', (request, reply) =>
    send(request, reply, 'closedBetaRewards', request.params.language),
  )
  app.get<{ Querystring: { lang?: string } }>('/act/2025gsot/', (request, reply) =>
    send(request, reply, 'eventPage', request.query.lang),
  )
}
