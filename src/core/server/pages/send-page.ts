import type { FastifyReply, FastifyRequest } from 'fastify'
import { encodingFor } from '../http/accepted-encoding.ts'
import type { Page } from './page-cache.ts'

/** CDNs keep pages for a minute and serve stale ones while asking; browsers always revalidate. */
const cacheable = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600'
/** CDNs keep withdrawn content for a minute at most. */
const revocable = 'public, max-age=0, s-maxage=60'

export interface PageAnswer {
  status: number
  headers: Record<string, string>
  body: Buffer | undefined
}

/** Sends a page: 304 by its ETag, else in the best encoding. */
export function sendPage(request: FastifyRequest, reply: FastifyReply, page: Page) {
  const { status, headers, body } = answerOf(page, formFor(page, request.headers))
  return reply.code(status).headers(headers).send(body)
}

/** Shared pages only: no redirect, failure, outage rendering or page for one person. */
export const isLasting = (page: Page): boolean =>
  page.status === 200 && !('warning' in page.headers) && !('cache-control' in page.headers)

export type PageForm = 'brotli' | 'gzip' | 'plain' | 'none'

export function formFor(page: Page, headers: FastifyRequest['headers']): PageForm {
  if (page.headers.location || (isLasting(page) && matches(headers['if-none-match'], page.etag))) return 'none'
  const encoding = encodingFor(headers['accept-encoding'])
  const form = encoding === 'br' ? 'brotli' : (encoding ?? 'plain')
  return page[form] ? form : 'plain'
}

export function answerOf(page: Page, form: PageForm): PageAnswer {
  const lasting = page.isRevocable ? revocable : cacheable
  const headers = { ...page.headers, 'cache-control': isLasting(page) ? lasting : 'no-store' }
  if (page.headers.location) return { status: page.status, headers, body: undefined }
  const own = { ...headers, vary: 'accept-encoding', etag: page.etag }
  if (form === 'none') return { status: 304, headers: own, body: undefined }
  const body = page[form]!
  return { status: page.status, headers: { ...own, ...encodings[form], 'content-length': String(body.length) }, body }
}

const encodings = { brotli: { 'content-encoding': 'br' }, gzip: { 'content-encoding': 'gzip' }, plain: {} }

/** Matches If-None-Match: a list or a star, weak comparison. */
const matches = (sent: string | undefined, etag: string): boolean =>
  sent?.split(',').some((each) => ['*', etag, etag.replace('W/', '')].includes(each.trim())) ?? false
