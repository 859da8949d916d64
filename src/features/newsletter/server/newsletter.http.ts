import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Answer, Call } from '#src/core/call.ts'
import { type Place, placeOf } from '#src/core/languages.ts'
import type { AskForVisitor } from '#src/core/server/calls/http.ts'
import { takeForms } from '#src/core/server/http/forms.ts'
import { languageFor } from '#src/core/server/http/visitor-language.ts'
import { isDatabaseDown } from '#src/core/server/postgres/db.ts'
import { newsletterCalls } from '../newsletter.contract.ts'
import { type NewsletterState, stateOf } from '../newsletter.rules.ts'

interface Form {
  Body: Record<string, string> | undefined
  Params: { token: string }
}

/** Handles the newsletter's forms without scripts, and one-click unsubscribe of mail clients (RFC 8058). */
export async function addNewsletterForms(app: FastifyInstance, ask: AskForVisitor) {
  await app.register(async (scope) => {
    takeForms(scope)
    scope.post<Form>('/newsletter', (request, reply) =>
      answer(request, reply, 'asked', ({ language }) =>
        ask(newsletterCalls.subscribe, { email: request.body?.email ?? '' }, request, language),
      ),
    )
    scope.post<Form>('/newsletter/confirm', (request, reply) =>
      answer(request, reply, 'confirmed', ({ language }) =>
        ask(newsletterCalls.confirm, { token: request.body?.token ?? '' }, request, language),
      ),
    )
    scope.get<Form>('/unsubscribe/:token', async (request, reply) => {
      const { cookie, 'accept-language': acceptLanguage } = request.headers
      const page = `/${languageFor({ cookie, acceptLanguage })}/newsletter?end=${encodeURIComponent(request.params.token)}`
      return reply.header('cache-control', 'no-store').redirect(page, 303)
    })
    scope.post<Form>('/unsubscribe/:token', async (request, reply) => {
      const end = ({ language }: Place) =>
        ask(newsletterCalls.unsubscribe, { token: request.params.token }, request, language)
      if (request.body?.['List-Unsubscribe'] !== 'One-Click') return answer(request, reply, 'ended', end)
      const { ok } = await end(anyPlace)
      return reply
        .code(ok ? 200 : 404)
        .header('cache-control', 'no-store')
        .type('text/plain')
        .send(ok ? 'ok' : 'unknown')
    })
  })
}

const anyPlace = placeOf('/en')!

/** Redirects to the page, which shows the outcome. */
async function answer(
  request: FastifyRequest<Form>,
  reply: FastifyReply,
  done: NewsletterState,
  act: (place: Place) => Promise<Answer<Call>>,
) {
  const place = placeOf(request.body?.base ?? '') ?? anyPlace
  const state = await act(place).then(
    (given) => stateOf(given, done),
    (error: Error): NewsletterState => {
      if (isDatabaseDown(error)) return 'busy'
      throw error
    },
  )
  return reply.header('cache-control', 'no-store').redirect(`${place.base}/newsletter?state=${state}`, 303)
}
