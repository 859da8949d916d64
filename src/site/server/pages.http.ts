import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Language } from '#src/core/languages.ts'
import { languageFor } from '#src/core/server/http/visitor-language.ts'
import type { Page } from '#src/core/server/pages/page-cache.ts'
import { openToAll } from '#src/core/server/pages/render.tsx'
import { RenderLimit } from '#src/core/server/pages/render-limit.ts'
import { sendPage } from '#src/core/server/pages/send-page.ts'
import { articleOfPath } from '#src/features/news/news.rules.ts'
import { destinationOf, isTestHost, type PageDestination, type Visitor } from './addresses.ts'
import { type AppParts, adminOriginOf } from './app-parts.ts'
import { answerFailure, isApi } from './failures.ts'
import { addPageData } from './page-data.http.ts'
import { dataOfVisit, missingPage, type PageSource, previewOf, type Visit, visitOf } from './pages.ts'

/** Adds pages and redirects. Returns a lookup of the cached page of a request. */
export function addPages(app: FastifyInstance, parts: AppParts, source: PageSource) {
  const known = new LRUCache<string, KnownPage>({ max: 5000 }) // by raw address; never a preview
  const limit = new RenderLimit({ perMinute: Math.ceil(parts.runtime.config.rateLimit / 10), underWay: 64 })
  const boundedFor = ({ ip }: FastifyRequest, { address, render }: Visit): Visit => ({
    address,
    render: () => limit.run(ip, render),
  })
  const sendMissing = async (request: FastifyRequest, reply: FastifyReply, language: Language) => {
    const { address, render } = boundedFor(request, missingPage(language, source))
    return sendPage(request, reply, await parts.pages.get(address, render))
  }
  const visitTo = ({ place, inner, query }: PageDestination) => visitOf(place, inner, query, source)
  const find = (request: FastifyRequest, wanted: Visit, inner: string): Promise<Page> => {
    const visit = boundedFor(request, wanted)
    const raw = request.raw.url!
    const id = articleOfPath(inner)
    if (raw.length < 200) known.set(raw, { address: visit.address, id })
    return id ? parts.staticPages.get({ ...visit, id }) : parts.pages.get(visit.address, visit.render)
  }
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const raw = request.raw.url ?? '/'
    const destination = destinationOf(raw, visitorOf(request))
    if (destination.kind === 'redirect') {
      return reply
        .header('cache-control', 'no-store')
        .header('vary', 'accept-language, cookie')
        .headers(openToAll)
        .redirect(destination.location, 302)
    }
    if (destination.kind === 'missing') return sendMissing(request, reply, destination.language)
    const bounded = (visit: Visit) => boundedFor(request, visit)
    const preview = await previewOf(destination, { ...source, heldBy: adminOriginOf(parts), bounded }, request.id)
    if (preview) return sendPage(request, reply, preview)
    return sendPage(request, reply, await find(request, visitTo(destination), destination.inner))
  }
  addPageData(app, {
    destinationOf: (request, address) => destinationOf(address, visitorOf(request)),
    find: (request, page) => find(request, dataOfVisit(visitTo(page)), page.inner),
  })
  app.get('/*', async (request, reply) => (isApi(request) ? reply.callNotFound() : answer(request, reply)))
  app.setNotFoundHandler(async (request, reply) => {
    if (isApi(request) || !['GET', 'HEAD'].includes(request.method)) return answerFailure(request, reply, 'not_found')
    return sendMissing(request, reply, languageFor(visitorOf(request)))
  })
  return ({ url, headers }: IncomingMessage) => {
    const page = known.get(url!)
    const isElsewhere = isTestHost(headers.host) && !page?.address.startsWith('/test/')
    if (!page || isElsewhere) return undefined
    const { address, id } = page
    return id ? parts.staticPages.peek({ address, id }) : parts.pages.peek(address)
  }
}

interface KnownPage {
  address: string
  /** Of the article that the page shows, if it is one. */
  id: string | null
}

const visitorOf = ({ headers }: FastifyRequest): Visitor => ({
  cookie: headers.cookie,
  acceptLanguage: headers['accept-language'],
  host: headers.host,
})
