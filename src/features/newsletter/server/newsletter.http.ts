import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Answer, Call } from '#src/core/call.ts'
import { type Place, placeOf } from '#src/core/languages.ts'
import type { AskForVisitor } from '#src/core/server/calls/http.ts'
import { takeForms } from '#src/core/server/http/forms.ts'
import { languageFor } from '#src/core/server/http/visitor-language.ts'
import { type HtmlAnswer, toPage } from '#src/core/server/pages/page-cache.ts'
import { sendPage } from '#src/core/server/pages/send-page.ts'
import { isDatabaseDown } from '#src/core/server/postgres/db.ts'
import { newsletterCalls } from '../newsletter.contract.ts'
import { type NewsletterOutcome, type NewsletterState, stateOf } from '../newsletter.rules.ts'

interface Form {
  Body: Record<string, string> | undefined
  Params: { token: string }
}

export interface NewsletterFormParts {
  ask: AskForVisitor
  /** A page that has the form's captcha solved and sends it again. */
  captchaPage: (request: FastifyRequest, form: { place: Place; email: string }) => Promise<HtmlAnswer>
}

/** Handles the newsletter's forms without scripts, and one-click unsubscribe of mail clients (RFC 8058). */
export async function addNewsletterForms(app: FastifyInstance, { ask, captchaPage }: NewsletterFormParts) {
  await app.register(async (scope) => {
    takeForms(scope)
    scope.post<Form>('/newsletter', async (request, reply) => {
      const { email = '', captcha } = request.body ?? {}
      const place = placeIn(request)
      const state = await stateAfter('asked', () =>
        ask(newsletterCalls.subscribe, { email, captcha }, request, place.language),
      )
      if (state !== 'captcha') return showState(reply, place, state)
      return sendPage(request, reply, toPage(await captchaPage(request, { place, email })))
    })
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

const placeIn = ({ body }: FastifyRequest<Form>): Place => placeOf(body?.base ?? '') ?? anyPlace

async function answer(
  request: FastifyRequest<Form>,
  reply: FastifyReply,
  done: NewsletterState,
  act: (place: Place) => Promise<Answer<Call>>,
) {
  const place = placeIn(request)
  const state = await stateAfter(done, () => act(place))
  return showState(reply, place, state === 'captcha' ? 'busy' : state)
}

const stateAfter = (done: NewsletterState, act: () => Promise<Answer<Call>>): Promise<NewsletterOutcome> =>
  act().then(
    (given) => stateOf(given, done),
    (error: Error) => {
      if (isDatabaseDown(error)) return 'busy'
      throw error
    },
  )

/** Redirects to the page, which shows the outcome. */
const showState = (reply: FastifyReply, { base }: Place, state: NewsletterState) =>
  reply.header('cache-control', 'no-store').redirect(`${base}/newsletter?state=${state}`, 303)
