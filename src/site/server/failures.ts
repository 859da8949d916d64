import type { FastifyReply, FastifyRequest } from 'fastify'
import { sendFailure } from '#src/core/server/calls/envelope.ts'
import { languageOf } from '#src/core/server/http/visitor-language.ts'
import { pack } from '#src/core/server/pages/page-cache.ts'
import { sendPage } from '#src/core/server/pages/send-page.ts'
import type { SiteAnswers } from '#src/core/server/standalone/site-answers.ts'
import { errorTable } from '../errors.ts'
import { icon } from '../web/icons.ts'
import { isInGameBrowser } from './addresses.ts'
import { drawPage } from './standalone/draw-page.tsx'
import { errorPage } from './standalone/error-page.tsx'

/** Answers with a failure of the error table: as a page to who reads pages, such as the sender of a form, else in the envelope of calls. */
export async function answerFailure(request: FastifyRequest, reply: FastifyReply, error: string) {
  if (!isForPage(request)) return sendFailure(reply, errorTable, error)
  const { status } = errorTable[error]!
  if (status === 429 || status === 503) reply.header('retry-after', reply.getHeader('retry-after') ?? '5')
  const setting = { language: languageOf(request), isInGame: isInGameBrowser(request, request.url) }
  const page = errorPage({ ...setting, error, status, reference: request.id })
  return sendPage(request, reply, await pack(page))
}

/** How the HTTP routes of slices answer in this site. */
export const siteAnswers: SiteAnswers = { errors: errorTable, icon, drawPage, answerFailure, isInGame: isInGameBrowser }

/** Lets the sender of too large a request read why: closed at once, the connection would be reset before. */
export const letRead = (reply: FastifyReply): FastifyReply => reply.removeHeader('connection')

/** Whether a request is one for the calls, whose answers are never pages. */
export const isApi = ({ url }: Pick<FastifyRequest, 'url'>): boolean => url === '/api' || url.startsWith('/api/')

/** Browsers ask for pages, and say so where they send a form; programs that send something don't. */
const isForPage = (request: FastifyRequest): boolean =>
  !isApi(request) && (isRead(request) || (request.headers.accept ?? '').includes('text/html'))

const isRead = ({ method }: FastifyRequest): boolean => method === 'GET' || method === 'HEAD'
