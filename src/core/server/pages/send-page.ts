import type { FastifyReply, FastifyRequest } from 'fastify'
import { encodingFor } from '../http/accepted-encoding.ts'
import type { Page } from './page-cache.ts'

/** Pages may be kept by a CDN for a minute and shown a little longer while it asks again; a browser always asks. */
const cacheable = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600'

/** A page as it goes to one visitor. */
export interface PageAnswer {
  status: number
  headers: Record<string, string>
  body: Buffer | undefined
}

/** Sends a rendered page: 304 where the visitor has it already, else compressed as far as the browser reads it. */
export function sendPage(request: FastifyRequest, reply: FastifyReply, page: Page) {
  const { status, headers, body } = answerOf(page, formFor(page, request.headers))
  return reply.code(status).headers(headers).send(body)
}

/** Whether everybody may be given this page again: no redirect, missing page, failure, old rendering in an outage, or page for one person. */
export const isLasting = (page: Page): boolean =>
  page.status === 200 && !('warning' in page.headers) && !('cache-control' in page.headers)

/** How a page is sent: as it is, as one of its compressed forms, or not at all. */
export type PageForm = 'brotli' | 'gzip' | 'plain' | 'none'

/** The form that suits a visitor's request headers. */
export function formFor(page: Page, headers: FastifyRequest['headers']): PageForm {
  if (page.headers.location || (isLasting(page) && matches(headers['if-none-match'], page.etag))) return 'none'
  const encoding = encodingFor(headers['accept-encoding'])
  return encoding === 'br' ? 'brotli' : (encoding ?? 'plain')
}

/** Status, headers and body of a page in one of its forms. */
export function answerOf(page: Page, form: PageForm): PageAnswer {
  const headers = { ...page.headers, 'cache-control': isLasting(page) ? cacheable : 'no-store' }
  if (page.headers.location) return { status: page.status, headers, body: undefined }
  const own = { ...headers, vary: 'accept-encoding', etag: page.etag }
  if (form === 'none') return { status: 304, headers: own, body: undefined }
  const body = page[form]
  return { status: page.status, headers: { ...own, ...encodings[form], 'content-length': String(body.length) }, body }
}

const encodings = { brotli: { 'content-encoding': 'br' }, gzip: { 'content-encoding': 'gzip' }, plain: {} }

/** One of several tags, or a star; weak and strong tags of the same text are the same to a GET. */
const matches = (sent: string | undefined, etag: string): boolean =>
  sent?.split(',').some((each) => ['*', etag, etag.replace('W/', '')].includes(each.trim())) ?? false
