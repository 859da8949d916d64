import type { Socket } from 'node:net'
import underPressure from '@fastify/under-pressure'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { createOverload, lookMs } from '#src/core/server/http/overload.ts'
import { createRequestLimit, type RequestLimit } from '#src/core/server/http/request-limit.ts'
import { headersFor, isPartOfPage } from '#src/core/server/http/safety-headers.ts'
import { isStreaming } from '#src/core/server/http/streamed-bodies.ts'
import { closedPolicy } from '#src/core/server/pages/policy.ts'
import { refusalFor } from '#src/core/server/secrets/editors.ts'
import type { AppParts } from './app-parts.ts'
import { answerFailure } from './failures.ts'

/** Bytes of the longest address, and of all headers together. */
export const longestUrl = 16 * 1024

/** Shared with the answers of cached pages. */
interface Shared {
  /** Security headers of answers. */
  headers: Record<string, string>
  limit: RequestLimit
}

/** Adds headers, overload and network limits, and refuses writes from other sites. */
export async function addProtections(app: FastifyInstance, parts: AppParts, { headers, limit }: Shared) {
  const {
    runtime: { config, studio },
    origin,
    isDraining,
  } = parts
  app.addHook('onSend', (request, reply, payload, next) => {
    if (isDraining()) reply.header('connection', 'close')
    const type = String(reply.getHeader('content-type'))
    const own = headersFor(type, headers)
    for (const name in own) if (!reply.hasHeader(name)) reply.header(name, own[name])
    if (!isPartOfPage(type)) reply.header('x-request-id', request.id)
    if (!isUnframed(String(reply.getHeader('content-security-policy')))) reply.removeHeader('x-frame-options')
    next(null, payload)
  })
  const isOverloaded = createOverload()
  await app.register(underPressure, {
    maxEventLoopDelay: 1500,
    sampleInterval: lookMs,
    exposeStatusRoute: false,
    pressureHandler: ({ url }) => {
      const isRefused = isOverloaded(performance.now()) && !url.startsWith('/assets/') // pages that were sent need them
      if (isRefused) throw Object.assign(new Error('the event loop is slow'), { statusCode: 503 })
    },
  })
  const misses = createRequestLimit(config.rateLimit)
  app.addHook('onRequest', async (request, reply) => {
    if (request.url === '/healthz') return
    const isFile = files.test(request.url)
    const seconds = await (isFile ? misses.findWait(request.ip) : limit.take(request.ip))
    if (seconds === 0) return
    reply.header('retry-after', String(seconds))
    throw Object.assign(new Error('too many requests of one network'), { statusCode: 429 })
  })
  app.addHook('onResponse', async (request, reply) => {
    if (reply.statusCode === 404 && files.test(request.url)) await misses.take(request.ip)
  })
  app.addHook('onRequest', (request, reply, next) => {
    const siteOrigin = config.publicUrl ?? `http://${request.host}` // without a setting any of the machine's names
    if (request.method === 'POST' && isForeign(request, [siteOrigin, origin(), config.adminUrl ?? siteOrigin]))
      answerFailure(request, reply, 'illegal_request').catch(next)
    else next()
  })
  app.addHook('onRequest', async (request, reply) => {
    const { audience } = request.routeOptions.config
    const refusal = audience && refusalFor(audience, await studio.memberOf(request))
    if (refusal) return answerFailure(request, reply, refusal)
  })
}

/** Only missing files count: a page shows a hundred, and many players of a mobile carrier share a network. */
const files = /^\/(assets|act)\//

/** Whether a policy forbids all frames; only then x-frame-options is sent, which can't name origins. */
const isUnframed = (policy: string): boolean => policy.includes("frame-ancestors 'none'")

/** Whether a browser declares another site as the sender; programs declare nothing. */
function isForeign({ headers }: FastifyRequest, siteOrigins: string[]): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site !== 'same-origin' && site !== 'none'
  return headers.origin !== undefined && !siteOrigins.includes(headers.origin)
}

/** The address, or one without a page if it can't be decoded, so that it gets the usual 404. */
export function readableUrl(url: string): string {
  const [path = ''] = url.split('?', 1)
  if (isReadable(path)) return url
  const [place = '/'] = /^(\/api\/|(\/test)?\/[a-z]{2}\/)/.exec(path) ?? []
  return `${place}unreadable.html`
}

function isReadable(path: string): boolean {
  if (!/^(https?:\/\/[^/]*)?\//.test(path)) return false // an absolute address, as some proxies send it
  if (!path.includes('%')) return true
  try {
    return decodeURI(path) !== '' // the value is used because the build removes calls without one
  } catch {
    return false
  }
}

/** Answers requests that the HTTP parser refused: no hook runs for them. */
export function refuseBrokenRequest(error: Error & { code?: string }, socket: Socket) {
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT' && isStreaming(socket)) return
  if (socket.writable && error.code !== 'ECONNRESET') {
    socket.write(
      `HTTP/1.1 ${refusals.get(error.code ?? '') ?? '400 Bad Request'}\r\n` +
        `content-length: 0\r\ncache-control: no-store\r\nx-content-type-options: nosniff\r\nx-frame-options: DENY\r\n` +
        `content-security-policy: ${closedPolicy}\r\nconnection: close\r\n\r\n`,
    )
  }
  socket.destroy(error)
}

const refusals = new Map([
  ['HPE_HEADER_OVERFLOW', '431 Request Header Fields Too Large'],
  ['ERR_HTTP_REQUEST_TIMEOUT', '408 Request Timeout'],
])
