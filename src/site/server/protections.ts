import type { Socket } from 'node:net'
import underPressure from '@fastify/under-pressure'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { createOverload, lookMs } from '#src/core/server/http/overload.ts'
import type { RequestLimit } from '#src/core/server/http/request-limit.ts'
import { isStreaming } from '#src/core/server/http/streamed-bodies.ts'
import { closedPolicy } from '#src/core/server/pages/policy.ts'
import type { AppParts } from './app-parts.ts'
import { answerFailure } from './failures.ts'

/** Bytes of the longest address, and of all headers together. */
export const longestUrl = 16 * 1024

/** What the answers of kept pages have in common with those of the app. */
interface Shared {
  /** Headers that every answer carries. */
  headers: Record<string, string>
  limit: RequestLimit
}

/** Headers of every answer, limits, and the refusal of writes from other sites. */
export async function addProtections(app: FastifyInstance, parts: AppParts, { headers, limit }: Shared) {
  const {
    runtime: { config, studio },
    origin,
    isDraining,
  } = parts
  app.addHook('onSend', (request, reply, payload, next) => {
    for (const name in headers) if (!reply.hasHeader(name)) reply.header(name, headers[name])
    reply.header('x-request-id', request.id)
    if (isDraining()) reply.header('connection', 'close')
    if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', closedPolicy)
    if (!isUnframed(String(reply.getHeader('content-security-policy')))) reply.removeHeader('x-frame-options')
    next(null, payload)
  })
  const isOverloaded = createOverload()
  await app.register(underPressure, {
    maxEventLoopDelay: 1500,
    sampleInterval: lookMs,
    exposeStatusRoute: false,
    pressureHandler: () => {
      if (isOverloaded(performance.now())) throw Object.assign(new Error('the event loop is slow'), { statusCode: 503 })
    },
  })
  app.addHook('onRequest', async (request, reply) => {
    if (uncounted.test(request.url)) return
    const seconds = await limit.take(request.ip)
    if (seconds === 0) return
    reply.header('retry-after', String(seconds))
    throw Object.assign(new Error('too many requests of one network'), { statusCode: 429 })
  })
  app.addHook('onRequest', (request, reply, next) => {
    const siteOrigin = config.publicUrl ?? `http://${request.host}` // a first start is met under any of the machine's names
    if (request.method === 'POST' && isForeign(request, [siteOrigin, origin(), config.adminUrl ?? siteOrigin]))
      answerFailure(request, reply, 'illegal_request').catch(next)
    else if (isForEditors(request.url) && !studio.editorOf(request))
      answerFailure(request, reply, 'session_expired').catch(next)
    else next()
  })
}

/** Files, of which one page shows a hundred: many players of a phone company share a network, and would leave each other without pictures. */
const uncounted = /^\/(assets|act)\/|^\/(healthz|readyz)$/

/** What only editors may send, which may be large: others are refused before it is read. */
const isForEditors = (url: string): boolean => url.startsWith('/api/studio/') || url.startsWith('/studio/pictures')

/** Whether a policy lets nobody hold the page in a frame; the older header can't name who may. */
const isUnframed = (policy: string): boolean => policy.includes("frame-ancestors 'none'")

/** Whether a browser says that another site sends this; a program that says nothing is no browser. */
function isForeign({ headers }: FastifyRequest, siteOrigins: string[]): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site !== 'same-origin' && site !== 'none'
  return headers.origin !== undefined && !siteOrigins.includes(headers.origin)
}

/** The address, or where it can't be decoded or has no path one that nothing stands behind: it is then answered like any missing page. */
export function readableUrl(url: string): string {
  const [path = ''] = url.split('?', 1)
  if (isReadable(path)) return url
  const [place = '/'] = /^(\/api\/|(\/test)?\/[a-z]{2}\/)/.exec(path) ?? []
  return `${place}unreadable.html`
}

function isReadable(path: string): boolean {
  if (!/^(https?:\/\/[^/]*)?\//.test(path)) return false // a proxy names the host as well
  if (!path.includes('%')) return true
  try {
    return decodeURI(path) !== '' // its value is used: a call for its failure alone is removed by the build
  } catch {
    return false
  }
}

/** Answers what the parser could not read: there is no request yet, so no hook runs. */
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
