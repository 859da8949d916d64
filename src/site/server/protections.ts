import type { Socket } from 'node:net'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import underPressure from '@fastify/under-pressure'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sendFailure } from '../../core/server/http.ts'
import { networkOf } from '../../core/server/network.ts'
import { closedPolicy } from '../../core/server/policy.ts'
import { errorTable } from '../errors.ts'
import type { AppParts } from './app.ts'

/** Bytes of the longest address, and of all headers together. */
export const longestUrl = 16 * 1024

/** Headers of every answer, limits, and the refusal of writes from other sites. */
export async function addProtections(app: FastifyInstance, { runtime: { config }, origin, isDraining }: AppParts) {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
    reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=(), browsing-topics=()')
  })
  app.addHook('onSend', async (_, reply) => {
    if (isDraining()) reply.header('connection', 'close')
    if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', closedPolicy)
  })
  await app.register(helmet, {
    contentSecurityPolicy: false,
    strictTransportSecurity: config.production ? { maxAge: 63_072_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    frameguard: { action: 'deny' },
    originAgentCluster: true,
  })
  await app.register(underPressure, { maxEventLoopDelay: 1500, retryAfter: 5, exposeStatusRoute: false })
  await app.register(rateLimit, {
    max: config.rateLimit,
    timeWindow: '1 minute',
    keyGenerator: (request) => networkOf(request.ip),
    allowList: (request) =>
      request.url.startsWith('/assets/') || request.url === '/healthz' || request.url === '/readyz',
  })
  app.addHook('onRequest', async (request, reply) => {
    const own = config.publicUrl ?? `http://${request.host}` // a first start is met under any of the machine's names
    if (request.method === 'POST' && isForeign(request, [own, origin()]))
      return sendFailure(reply, errorTable, 'illegal_request')
  })
}

/** Whether a browser says that another site sends this; a program that says nothing is no browser. */
function isForeign({ headers }: FastifyRequest, own: string[]): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site !== 'same-origin' && site !== 'none'
  return headers.origin !== undefined && !own.includes(headers.origin)
}

/** The address, or where it can't be decoded one that nothing stands behind: it is then answered like any missing page. */
export function readableUrl(url: string): string {
  const [path = ''] = url.split('?', 1)
  if (isReadable(path)) return url
  const [place = '/'] = /^(\/api\/|(\/test)?\/[a-z]{2}\/)/.exec(path) ?? []
  return `${place}unreadable.html`
}

function isReadable(path: string): boolean {
  try {
    return decodeURI(path) !== '' // its value is used: a call for its failure alone is removed by the build
  } catch {
    return false
  }
}

/** Answers what the parser could not read: there is no request yet, so no hook runs. */
export function refuseBrokenRequest(error: Error & { code?: string }, socket: Socket) {
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
