import { randomUUID } from 'node:crypto'
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import proxyAddr from '@fastify/proxy-addr'
import type { RequestLimit } from '../http/request-limit.ts'
import type { Log } from '../process/log.ts'
import type { Observe } from '../process/metrics.ts'
import type { PackedPage } from './page-cache.ts'
import { answerOf, formFor, isLasting, type PageForm } from './send-page.ts'

export interface KeptPagesOptions {
  find: (request: IncomingMessage) => PackedPage | undefined
  limit: RequestLimit
  trustedProxies: string[]
  headers: Record<string, string>
  /** While draining, the app answers everything itself. */
  isDraining: () => boolean
  observe: Observe
  log: Log | null
  onFault: (error: unknown) => void
}

/** Answers cached pages ahead of the app, with its limit, headers, metrics and log (decisions/0001). */
export function answerKeptPages(server: Server, options: KeptPagesOptions) {
  const [app] = server.listeners('request') as [RequestListener]
  const trust = proxyAddr.compile(options.trustedProxies)
  const heads = new HeadsOfPages(options.headers)
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const page = request.method === 'GET' && !options.isDraining() ? options.find(request) : undefined
    if (!page || !isLasting(page)) return app(request, response)
    const from = performance.now()
    if ((await options.limit.take(proxyAddr(request, trust))) > 0) return app(request, response) // which refuses with a sentence
    const id = randomUUID()
    const { status, head, body } = heads.of(page, formFor(page, request.headers))
    response.writeHead(status, head.concat('x-request-id', id)).end(body)
    const milliseconds = performance.now() - from
    options.observe('page', status, milliseconds / 1000)
    options.log?.info({ reqId: id, req: request, res: response, responseTime: milliseconds }, 'request completed')
  }
  server.off('request', app).on('request', (request: IncomingMessage, response: ServerResponse) => {
    answer(request, response).catch((error) => {
      options.onFault(error)
      response.destroy() // an unhandled failure of one answer would end the process
    })
  })
}

interface Head {
  status: number
  /** Names and values in turn, which Node passes on unchecked. */
  head: string[]
  body: Buffer | undefined
}

/** Response heads of a page by form, dropped with the page. */
class HeadsOfPages {
  readonly #known = new WeakMap<PackedPage, Partial<Record<PageForm, Head>>>()
  readonly #headers: Record<string, string>

  constructor(headers: Record<string, string>) {
    this.#headers = headers
  }

  of(page: PackedPage, form: PageForm): Head {
    const known = this.#known.get(page) ?? {}
    this.#known.set(page, known)
    const head = known[form]
    if (head && (form === 'none' || head.body === page[form])) return head
    known[form] = this.#make(page, form)
    return known[form]
  }

  #make(page: PackedPage, form: PageForm): Head {
    const { status, headers, body } = answerOf(page, form)
    return { status, head: Object.entries({ ...this.#headers, ...headers }).flat(), body }
  }
}
