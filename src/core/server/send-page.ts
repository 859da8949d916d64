import type { FastifyReply, FastifyRequest } from 'fastify'
import Negotiator from 'negotiator'
import type { Page } from './page-cache.ts'

/** Pages may be kept by a CDN for a minute and shown a little longer while it asks again; a browser always asks. */
const cacheable = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600'

/** Sends a rendered page: 304 where the visitor has it already, else compressed as far as the browser reads it. */
export function sendPage(request: FastifyRequest, reply: FastifyReply, page: Page) {
  const isKept = page.status === 200 && !('warning' in page.headers)
  reply.headers(page.headers).header('cache-control', isKept ? cacheable : 'no-store')
  if (page.headers.location) return reply.code(page.status).send()
  reply.header('vary', 'accept-encoding').header('etag', page.etag)
  if (isKept && matches(request.headers['if-none-match'], page.etag)) return reply.code(304).send()
  reply.code(page.status)
  const accepted = new Negotiator(request).encodings(['br', 'gzip'])
  if (accepted.includes('br')) return reply.header('content-encoding', 'br').send(page.brotli)
  if (accepted.includes('gzip')) return reply.header('content-encoding', 'gzip').send(page.gzip)
  return reply.send(page.plain)
}

/** One of several tags, or a star; weak and strong tags of the same text are the same to a GET. */
const matches = (sent: string | undefined, etag: string): boolean =>
  (sent ?? '').split(',').some((each) => ['*', etag, etag.replace('W/', '')].includes(each.trim()))
