import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Answer, Call } from '#src/core/call.ts'
import type { AskForVisitor } from '#src/core/server/calls/http.ts'
import { takeForms } from '#src/core/server/http/forms.ts'
import { languageOf } from '#src/core/server/http/visitor-language.ts'
import { toPage } from '#src/core/server/pages/page-cache.ts'
import { sendPage } from '#src/core/server/pages/send-page.ts'
import { isDatabaseDown } from '#src/core/server/postgres/db.ts'
import { freeActs } from '#src/features/account/captcha.rules.ts'
import { type Captchas, openCaptchas } from '#src/features/account/server/captchas/captchas.ts'
import { beginCaptcha, CaptchaPart } from '#src/features/account/server/sign-in/captcha-part.tsx'
import { ownOrigin } from '#src/features/account/server/sign-in/sign-in.http.ts'
import { returnTextOf } from '#src/features/account/sign-in.rules.ts'
import { campaignCalls } from '#src/features/campaign/campaign.contract.ts'
import { isCampaignRegion } from '#src/features/campaign/campaign.rules.ts'
import { registrationCalls } from '#src/features/campaign/registration.contract.ts'
import { rewardCalls } from '#src/features/campaign/rewards.contract.ts'
import { errorTable } from '#src/site/errors.ts'
import { isInGameBrowser } from '../addresses.ts'
import type { AppParts } from '../app-parts.ts'
import { enterConfirmation, requestConfirmation } from './confirmation-fields.tsx'
import { actionOf, registrationPage, type SentForm } from './registration-page.tsx'
import { type AskCall, callsFor } from './visitor-calls.ts'

interface Form {
  Body: Record<string, string> | undefined
}
type Request = FastifyRequest<Form>
type Fields = Record<string, string>

interface RouteParts extends Pick<AppParts, 'runtime' | 'captchaScript'> {
  ask: AskForVisitor
}
interface FormParts extends RouteParts {
  captchas: Captchas
}

/** Serves the forms of pre-registration and rewards for browsers without script. */
export async function addRegistrationForms(app: FastifyInstance, route: RouteParts) {
  const parts = { ...route, captchas: openCaptchas(route.runtime) }
  await app.register(async (scope) => {
    takeForms(scope)
    scope.get('/auth/pre-register', (request: Request, reply) => send(request, reply, parts, null))
    for (const [path, act] of Object.entries(actions)) {
      scope.post(`/auth/pre-register${path}`, async (request: Request, reply) => {
        const fields = request.body ?? {}
        const sent = await act(fields, callsFor(request, parts.ask)).catch((error: Error): SentForm => {
          if (!isDatabaseDown(error)) throw error
          return { fields, error: 'system_busy' }
        })
        const isDone = sent.error === null && !sent.letter && !sent.isAsking && !sent.characters && !sent.due
        if (isDone) {
          return reply.header('cache-control', 'no-store').redirect(actionOf('', languageOf(request)), 303)
        }
        return send(request, reply, parts, sent)
      })
    }
  })
}

type Act = (fields: Fields, ask: AskCall) => Promise<SentForm>

const phoneOf = ({ region = '', phone = '' }: Fields) => ({ region, phone })

const requestCode =
  (purpose: 'pre-register' | 'link-phone'): Act =>
  async (fields, ask) => {
    if (!fields.phone?.trim()) return { fields, error: 'phone_missing' }
    const { captcha } = fields
    const input = { ...phoneOf(fields), purpose, ...(captcha && { captcha }) }
    const asked = await ask(registrationCalls.requestPhoneCode, input)
    if (asked.ok) return { fields, error: null, letter: asked.data.letter, seconds: asked.data.wait }
    return { fields, error: asked.error, ...(asked.seconds !== undefined && { seconds: asked.seconds }) }
  }

/** What came of a call that changes something. */
const outcomeOf = (fields: Fields, answer: Answer<Call>): SentForm => ({
  fields,
  error: answer.ok ? null : answer.error,
})

const actions: Record<string, Act> = {
  '': async (fields, ask) => {
    if (!fields.phone?.trim()) return { fields, error: 'phone_missing' }
    if (!fields.code?.trim()) return { fields, error: 'code_missing' }
    if (fields.terms !== 'yes') return { fields, error: 'terms_unticked' }
    const input = { ...phoneOf(fields), code: fields.code, terms: true }
    return outcomeOf(fields, await ask(registrationCalls.preRegister, input))
  },
  '/code': requestCode('pre-register'),
  '/cancel': async (fields, ask) =>
    fields.sure === 'yes'
      ? outcomeOf(fields, await ask(registrationCalls.cancelRegistration, { sure: true }))
      : { fields, error: null, isAsking: true },
  '/link': async (fields, ask) => {
    if (!fields.code?.trim()) return { fields, error: 'code_missing' }
    return outcomeOf(fields, await ask(registrationCalls.linkRegistration, { ...phoneOf(fields), code: fields.code }))
  },
  '/link/code': requestCode('link-phone'),
  '/characters': async (fields, ask) => {
    const listed = await ask(rewardCalls.listCharacters, { region: fields.game_region })
    return listed.ok ? { fields, error: null, characters: listed.data.characters } : { fields, error: listed.error }
  },
  '/bind': async (fields, ask) => {
    if (fields.sure !== 'yes') return { fields, error: 'sure_missing' }
    const input = { region: fields.game_region, character_id: fields.character ?? '', sure: true }
    return outcomeOf(fields, await ask(rewardCalls.bindCharacter, input))
  },
  '/claim': async (fields, ask) => {
    const due = await enterConfirmation(fields.code, ask)
    if (due) return { fields, error: null, due }
    const claimed = await ask(rewardCalls.claimReward, { level: Number(fields.level) })
    return !claimed.ok && claimed.error === 'confirmation_due'
      ? { fields, error: null, due: await requestConfirmation(ask) }
      : outcomeOf(fields, claimed)
  },
}

async function send(request: Request, reply: FastifyReply, parts: FormParts, sent: SentForm | null) {
  const language = languageOf(request)
  const ask = callsFor(request, parts.ask)
  const [config, found] = await Promise.all([
    ask(campaignCalls.getCampaignConfig, {}),
    ask(registrationCalls.findRegistration, {}),
  ])
  const registration = found.ok ? found.data.registration : null
  const read = await ask(rewardCalls.readRewards, {})
  const returnURL = returnTextOf(ownOrigin(request, parts.runtime.config) + actionOf('', language))
  const challenge =
    sent?.error === 'captcha_due'
      ? await parts.captchas.challenge({ action: 'phone-code', address: request.ip, isDue: true })
      : null
  const captcha = challenge && (
    <CaptchaPart
      language={language}
      challenge={challenge}
      wait={freeActs.seconds}
      captchaScript={parts.captchaScript}
    />
  )
  const page = registrationPage({
    language,
    isInGame: isInGameBrowser(request, request.url),
    campaign: config.ok ? config.data.campaign : null,
    registration,
    isSignedIn: read.ok,
    rewards: read.ok && registration?.isOfAccount ? read.data : null,
    sent: sent && { ...sent, fields: known(sent.fields) },
    signIn: `/auth/login?${new URLSearchParams({ returnURL, lang: language })}`,
    returnURL,
    captcha,
    script: challenge ? `(${beginCaptcha})()` : undefined,
    status: sent?.error ? (errorTable[sent.error]?.status ?? 400) : undefined,
  })
  return sendPage(request, reply, toPage(page))
}

/** Fields that the page shows once more, with a region that it has. */
const known = ({ region = '', ...fields }: SentForm['fields']): SentForm['fields'] => ({
  ...fields,
  ...(isCampaignRegion(region) && { region }),
})
