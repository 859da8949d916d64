import type { FastifyReply, FastifyRequest } from 'fastify'
import { sendFailure } from '#src/core/server/calls/envelope.ts'
import { languageOf } from '#src/core/server/http/visitor-language.ts'
import { toPage } from '#src/core/server/pages/page-cache.ts'
import { sendPage } from '#src/core/server/pages/send-page.ts'
import type { SiteAnswers } from '#src/core/server/standalone/site-answers.ts'
import { errorTable } from '../errors.ts'
import { icon } from '../web/icons.ts'
import { isInGameBrowser } from './addresses.ts'
import { drawPage } from './standalone/draw-page.tsx'
import { errorPage } from './standalone/error-page.tsx'

/** Answers with a failure of the error table: a page for browsers, an envelope for calls and programs. */
export async function answerFailure(request: FastifyRequest, reply: FastifyReply, error: string) {
  if (!isForPage(request)) return sendFailure(reply, errorTable, error)
  const { status } = errorTable[error]!
  if (status === 429 || status === 503) reply.header('retry-after', reply.getHeader('retry-after') ?? '5')
  const setting = { language: languageOf(request), isInGame: isInGameBrowser(request, request.url) }
  const page = errorPage({ ...setting, error, status, reference: request.id })
  return sendPage(request, reply, toPage(page))
}

/** Failure answers and page drawing for the slices' HTTP routes. */
export const siteAnswers: SiteAnswers = { errors: errorTable, icon, drawPage, answerFailure, isInGame: isInGameBrowser }

/** Keeps the connection open so that the sender of too large a request can read the answer. */
export const letRead = (reply: FastifyReply): FastifyReply => reply.removeHeader('connection')

/** Whether a request is for a call; their answers are never pages. */
export const isApi = ({ url }: Pick<FastifyRequest, 'url'>): boolean => url === '/api' || url.startsWith('/api/')

/** Browsers accept HTML when they submit a form; programs don't. */
const isForPage = (request: FastifyRequest): boolean =>
  !isApi(request) && (isRead(request) || (request.headers.accept ?? '').includes('text/html'))

const isRead = ({ method }: FastifyRequest): boolean => method === 'GET' || method === 'HEAD'
