import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type * as v from 'valibot'
import type { Failure } from '#src/core/call.ts'
import type { Language } from '#src/core/languages.ts'
import { takeForms } from '#src/core/server/http/forms.ts'
import { languageOf } from '#src/core/server/http/visitor-language.ts'
import { type HtmlAnswer, toPage } from '#src/core/server/pages/page-cache.ts'
import { sendPage } from '#src/core/server/pages/send-page.ts'
import { isDatabaseDown } from '#src/core/server/postgres/db.ts'
import type { Config } from '#src/core/server/process/config.ts'
import type { SiteAnswers } from '#src/core/server/standalone/site-answers.ts'
import type { signInState } from '#src/features/account/sign-in.contract.ts'
import { readReturnAddress, returnTextOf, withSignInResult } from '#src/features/account/sign-in.rules.ts'
import type { Sessions } from '../accounts/sessions.ts'
import type { SignIn } from './sign-in.ts'
import { addressOf, type SignInView, signInPage } from './sign-in-page.tsx'
import { type Ways, waysFor } from './sign-in-ways.tsx'

interface Form {
  Body: Record<string, string> | undefined
}
type Request = FastifyRequest<Form>

export interface SignInRouteParts {
  config: Pick<Config, 'channels' | 'publicUrl'>
  /** Origin without a trailing slash. */
  origin: () => string
  /** Address of the script that solves captchas. */
  captchaScript: string
  site: SiteAnswers
  signIn: SignIn
  sessions: Sessions
  /** Exchanges a sign-in result for a session. */
  verify: (request: FastifyRequest, result: SignInAnswer) => Promise<boolean>
}

/** The result with which the sign-in page redirects back. */
export interface SignInAnswer {
  code: string
  state: v.InferOutput<typeof signInState>
}

/** Serves the sign-in page and its forms. */
export async function addSignIn(app: FastifyInstance, parts: SignInRouteParts) {
  const { signIn, sessions, site } = parts
  await app.register(async (scope) => {
    takeForms(scope)
    scope.get('/auth/login', async (request: Request, reply) => {
      const visit = signInVisitOf(request, parts)
      if (!visit) return site.answerFailure(request, reply, 'illegal_request')
      const browser = sessions.browserOf(request.sender)
      const asksForCode = (request.query as { step?: unknown }).step === 'code'
      const pending = await signIn.findPending(browser).catch(unlessDown(null))
      const step = asksForCode && pending ? 'code' : 'email'
      return send(request, reply, site, { ...visit, step, ...pending, hasCode: pending !== null })
    })
    scope.post('/auth/login/code', (request: Request, reply) =>
      answer(request, reply, parts, async (visit) => {
        const email = request.body?.email ?? ''
        const browser = sessions.browserOf(request.sender)
        const hasCode = (await signIn.findPending(browser)) !== null
        const isTicked = hasTicked(request)
        const view: SignInView = { ...visit, step: 'email', typed: email, isTicked, hasCode }
        if (!isTicked) return failedView(site, view, { error: 'terms_unticked' })
        const asked = await signIn.askForCode({ email, browser, language: visit.language, ...trustOf(request) })
        if (asked.ok) return addressOf({ ...visit, step: 'code' })
        const step = asked.error === 'code_not_sent' || asked.error === 'code_sent_lately' ? 'code' : 'email'
        return failedView(site, { ...view, step }, asked)
      }),
    )
    scope.post('/auth/login/verify', (request: Request, reply) =>
      answer(request, reply, parts, async (visit) => {
        const browser = sessions.browserOf(request.sender)
        const entered = await signIn.enterCode({ code: request.body?.code ?? '', browser, address: request.ip })
        if (entered.ok) return redirectBack(request, parts, { ...visit, hasScript: hasScript(request) }, entered.data)
        const pending = await signIn.findPending(browser)
        return failedView(site, { ...visit, step: pending ? 'code' : 'email', ...pending }, entered)
      }),
    )
    scope.post('/auth/login/guest', (request: Request, reply) =>
      answer(request, reply, parts, async (visit) => {
        const view: SignInView = { ...visit, step: 'email', typed: request.body?.email, isTicked: hasTicked(request) }
        if (!hasTicked(request)) return failedView(site, view, { error: 'terms_unticked' })
        const browser = sessions.browserOf(request.sender)
        const entered = await signIn.signInAsGuest({ browser, ...trustOf(request) })
        if (!entered.ok) return failedView(site, view, entered)
        return redirectBack(request, parts, { ...visit, hasScript: hasScript(request) }, entered.data)
      }),
    )
  })
}

export interface Visit {
  language: Language
  returnURL: string
  /** Address to return to. */
  back: URL
  isInGame: boolean
  ways: Ways
}

/** Runs a form's action, then redirects or shows a page; without the database the form says so. */
export async function answer(
  request: Request,
  reply: FastifyReply,
  parts: SignInRouteParts,
  act: (visit: Visit) => Promise<string | SignInView | HtmlAnswer>,
) {
  const { site } = parts
  const visit = signInVisitOf(request, parts)
  if (!visit) return site.answerFailure(request, reply, 'illegal_request')
  const { body } = request
  const step = body && 'code' in body ? 'code' : 'email'
  const view: SignInView = { ...visit, step, typed: body?.email, isTicked: hasTicked(request) }
  const next: string | SignInView | HtmlAnswer = await act(visit).catch(
    unlessDown(failedView(site, view, { error: 'system_busy' })),
  )
  if (typeof next === 'string') return reply.header('cache-control', 'no-store').redirect(next, 303)
  if ('html' in next) return sendPage(request, reply, toPage(next))
  const { wait } = next
  if (wait && next.status === site.errors.too_many_codes!.status) reply.header('retry-after', String(wait))
  return send(request, reply, site, { ...next, captchaScript: parts.captchaScript })
}

/** The fallback for a database outage; other errors are thrown. */
const unlessDown =
  <T>(fallback: T) =>
  (error: Error): T => {
    if (isDatabaseDown(error)) return fallback
    throw error
  }

/** The address to return to with the result; without scripts the session begins here instead. */
export async function redirectBack(
  request: FastifyRequest,
  { verify }: SignInRouteParts,
  { back, hasScript }: Pick<Visit, 'back'> & { hasScript: boolean },
  { code, state }: { code: string; state: string },
): Promise<string> {
  if (hasScript) return withSignInResult(back, { code, state })
  await verify(request, { code, state: JSON.parse(state) })
  return back.href
}

export const hasScript = ({ body }: Request): boolean => body?.script !== 'no'

export const hasTicked = ({ body }: Request): boolean => body?.terms === 'yes'

/** What the captcha check needs: the network and a solved ticket. */
const trustOf = ({ ip, body }: Request) => ({ address: ip, ticket: body?.captcha })

export const failedView = (
  { errors }: Pick<SiteAnswers, 'errors'>,
  view: SignInView,
  { error, seconds, challenge }: Pick<Failure, 'error'> & Pick<SignInView, 'challenge'> & { seconds?: number },
): SignInView => ({
  ...view,
  fault: error,
  challenge,
  wait: seconds ?? view.wait,
  status: errors[error]!.status,
})

const send = async (request: Request, reply: FastifyReply, { drawPage }: SiteAnswers, view: SignInView) =>
  sendPage(request, reply, toPage(signInPage(view, drawPage)))

/** Language and return address of a request, or of the auth request that it finishes; null for a foreign address. */
export function signInVisitOf(
  request: Request,
  { config, origin, site }: SignInRouteParts,
  authRequest?: Pick<Visit, 'language' | 'returnURL'>,
): Visit | null {
  const siteOrigin = ownOrigin(request, config)
  const origins = [siteOrigin, origin()]
  const given =
    authRequest?.returnURL ?? request.body?.returnURL ?? (request.query as { returnURL?: unknown }).returnURL
  const language = authRequest?.language ?? languageOf(request)
  const visitFrom = (back: URL, returnURL: string): Visit => {
    const isInGame = site.isInGame(request, back.href)
    return { language, returnURL, back, isInGame, ways: waysFor(config.channels, isInGame) }
  }
  if (typeof given === 'string' && given !== '') {
    const back = readReturnAddress(given, origins)
    return back && visitFrom(back, given)
  }
  const referer = readReturnAddress(returnTextOf(request.headers.referer ?? ''), origins)
  const isPage = referer && !referer.pathname.startsWith('/auth/')
  const back = isPage ? referer : new URL(`${siteOrigin}/${language}/`)
  return visitFrom(back, returnTextOf(back.href))
}

/** The site's origin; without PUBLIC_URL the host by which the site was reached. */
export const ownOrigin = ({ host }: Pick<FastifyRequest, 'host'>, { publicUrl }: Pick<Config, 'publicUrl'>): string =>
  publicUrl ?? `http://${host}`
