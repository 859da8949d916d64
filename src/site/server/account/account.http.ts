import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { displayName } from '#src/core/display-name.ts'
import { type Language, languages } from '#src/core/languages.ts'
import { failureKeyOf } from '#src/core/server/calls/http.ts'
import { takeForms } from '#src/core/server/http/forms.ts'
import { languageOf } from '#src/core/server/http/visitor-language.ts'
import { toPage } from '#src/core/server/pages/page-cache.ts'
import { sendPage } from '#src/core/server/pages/send-page.ts'
import { sameEmail } from '#src/core/server/secrets/email-address.ts'
import { addressIn, type PageSetting } from '#src/core/web/router/address.ts'
import { textsIn } from '#src/core/web/texts/text.ts'
import { largestAvatar } from '#src/features/account/account.contract.ts'
import { deletionNeeds } from '#src/features/account/deletion.rules.ts'
import {
  deleteAllSessions,
  deleteOtherSessions,
  findAccount,
  insertEvent,
  type StoredAccount,
  updateName,
} from '#src/features/account/server/accounts/accounts.store.ts'
import type { Sessions } from '#src/features/account/server/accounts/sessions.ts'
import { deleteAvatar } from '#src/features/account/server/avatars/avatars.store.ts'
import { type Avatars, openAvatars } from '#src/features/account/server/avatars/avatars.ts'
import { addChannels } from '#src/features/account/server/sign-in/channels.http.ts'
import { labelsOf, openChannels } from '#src/features/account/server/sign-in/channels.ts'
import { type EmailCodes, openEmailCodes } from '#src/features/account/server/sign-in/email-codes.ts'
import { type SignInHandlerParts, verify } from '#src/features/account/server/sign-in/sign-in.handlers.ts'
import {
  addSignIn,
  ownOrigin,
  type SignInAnswer,
  type SignInRouteParts,
} from '#src/features/account/server/sign-in/sign-in.http.ts'
import type { SignInFormParts } from '#src/features/account/server/sign-in/sign-in-form.handlers.ts'
import { waysFor } from '#src/features/account/server/sign-in/sign-in-ways.tsx'
import { signInState } from '#src/features/account/sign-in.contract.ts'
import { returnTextOf } from '#src/features/account/sign-in.rules.ts'
import { deleteSubscriptionOf } from '#src/features/newsletter/server/newsletter.store.ts'
import { errorTable } from '#src/site/errors.ts'
import { isInGameBrowser } from '../addresses.ts'
import type { AppParts } from '../app-parts.ts'
import { letRead, siteAnswers } from '../failures.ts'
import { plainPage } from '../standalone/error-page.tsx'
import { forgetAccount } from './account-end.ts'
import { emailsOf, exportOf, factsOf } from './account-facts.ts'
import {
  type AccountFault,
  type AccountOutcome,
  type AccountView,
  accountOutcomes,
  accountPage,
} from './account-page.tsx'

interface Form {
  Body: Record<string, string> | undefined
  Querystring: Record<string, string | string[] | undefined>
}
type Request = FastifyRequest<Form>

interface AccountRouteParts extends Pick<AppParts, 'runtime'> {
  sessions: Sessions
  codes: EmailCodes
  avatars: Avatars
  verify: SignInRouteParts['verify']
}

/** Serves the sign-in page and the account page. */
export async function addAccounts(
  app: FastifyInstance,
  parts: Pick<AppParts, 'runtime' | 'origin' | 'captchaScript'> & Omit<SignInHandlerParts, 'db'> & SignInFormParts,
) {
  const { runtime } = parts
  const codes = openEmailCodes(runtime)
  const verifying = (request: FastifyRequest, result: SignInAnswer) =>
    verify(
      { ...result, gameid: parts.gameId },
      { sender: request.sender, language: languageOf(request) },
      { ...parts, db: runtime.db },
    )
  const routeParts = { ...parts, config: runtime.config, site: siteAnswers, verify: verifying }
  await addSignIn(app, routeParts)
  const { channels: settings } = runtime.config
  const onFault = (channel: number, reason: string) =>
    runtime.log.warn({ channel, reason }, 'a sign-in at a provider failed')
  await addChannels(app, { ...routeParts, channels: openChannels({ ...runtime, channels: settings, onFault }) })
  await addAccount(app, { ...routeParts, codes, avatars: openAvatars(runtime) })
}

/** Serves the account page and its forms. */
async function addAccount(app: FastifyInstance, parts: AccountRouteParts) {
  await app.register(async (scope) => {
    takeForms(scope)
    for (const language of languages) {
      scope.get(`/${language}/account`, (request: Request, reply) => show(request, reply, parts, language))
    }
    scope.get('/auth/account/data.json', (request: Request, reply) => exportData(request, reply, parts))
    const addAction = (path: string, act: AccountAction) =>
      scope.post(`/auth/account/${path}`, (request: Request, reply) => answer(request, reply, parts, act))
    addAction('name', rename)
    addAction('avatar/remove', removeAvatar)
    addAction('end-others', endOthers)
    addAction('end-all', endAll)
    addAction('end-newsletter', endNewsletter)
    addAction('sign-out', signOut)
    addAction('delete', askDeletion)
    addAction('delete/confirm', confirmDeletion)
  })
  await app.register(async (scope) => {
    takeForms(scope, { mostBytes: largestAvatar + 4096, hasFiles: true })
    scope.setErrorHandler(async (error: FastifyError, request: Request, reply) => {
      if (failureKeyOf(error) !== 'request_too_large') throw error
      return answer(request, letRead(reply), parts, async () => unfit)
    })
    scope.post('/auth/account/avatar', (request: Request, reply) => answer(request, reply, parts, showAvatar))
  })
}

/** An address to redirect to, the page with a fault, or the deletion. */
type ActionResult = string | { fault: AccountFault } | 'deleted'
type AccountAction = (signedIn: SignedIn, request: Request, parts: AccountRouteParts) => Promise<ActionResult>

interface SignedIn {
  account: StoredAccount
  tokenDigest: Buffer
  setting: PageSetting
}

async function findSignedIn(request: Request, { runtime, sessions }: AccountRouteParts, setting: PageSetting) {
  const tokenDigest = sessions.digestOf(request.sender)
  const account = tokenDigest && (await findAccount(runtime.db, tokenDigest))
  return account ? { account, tokenDigest, setting } : null
}

async function show(request: Request, reply: FastifyReply, parts: AccountRouteParts, language: Language) {
  const { code, state, done } = request.query
  const setting = settingOf(request, language)
  if (typeof code === 'string' && typeof state === 'string') {
    const read = v.safeParse(v.pipe(v.string(), v.maxLength(1024), v.parseJson(), signInState), state)
    if (read.success) await parts.verify(request, { code, state: read.output })
    return redirect(reply, pathOf(setting))
  }
  const signedIn = await findSignedIn(request, parts, setting)
  if (!signedIn) return redirect(reply, signInAddress(request, parts, setting))
  return send({ request, reply, parts }, signedIn, { done: accountOutcomes.find((each) => each === done) })
}

async function answer(request: Request, reply: FastifyReply, parts: AccountRouteParts, act: AccountAction) {
  const setting = settingOf(request, languageOf(request))
  const signedIn = await findSignedIn(request, parts, setting)
  if (!signedIn) return redirect(reply, signInAddress(request, parts, setting))
  const outcome = await act(signedIn, request, parts)
  if (outcome === 'deleted') return sendFarewell(request, reply, setting)
  if (typeof outcome === 'string') return redirect(reply, outcome)
  return send({ request, reply, parts }, signedIn, { ...outcome, status: errorTable[outcome.fault.error]!.status })
}

const settingOf = (request: Request, language: Language): PageSetting => ({
  language,
  isInGame: isInGameBrowser(request, request.url),
})

const pathOf = (setting: PageSetting, done?: AccountOutcome): string =>
  addressIn(setting, `/${setting.language}/account${done ? `?done=${done}` : ''}`)

const homeOf = (setting: PageSetting): string => addressIn(setting, `/${setting.language}/`)

const redirect = (reply: FastifyReply, address: string) =>
  reply.header('cache-control', 'no-store').redirect(address, 303)

/** The sign-in page, which returns to the account page. */
function signInAddress(request: Request, { runtime }: AccountRouteParts, setting: PageSetting): string {
  const returnURL = returnTextOf(ownOrigin(request, runtime.config) + pathOf(setting))
  return `/auth/login?${new URLSearchParams({ returnURL, lang: setting.language })}`
}

const rename: AccountAction = async ({ account, setting }, { body }, { runtime }) => {
  const text = String(body?.name ?? '')
  const name = text.trim() === '' ? null : v.safeParse(displayName, text)
  if (name && !name.success) return { fault: { part: 'name', error: 'name_invalid', typed: text } }
  await updateName(runtime.db, account.id, name && (await runtime.privateData.seal(name.output)))
  return pathOf(setting, 'renamed')
}

const unfit: ActionResult = { fault: { part: 'avatar', error: 'picture_unfit' } }

const showAvatar: AccountAction = async ({ account, setting }, { body }, { avatars }) => {
  const file: unknown = body?.avatar
  const kept = await avatars.keep(account.id, Buffer.isBuffer(file) ? file : Buffer.alloc(0))
  return kept.ok ? pathOf(setting, 'pictured') : { fault: { part: 'avatar', error: kept.error } }
}

const removeAvatar: AccountAction = async ({ account, setting }, _, { runtime }) => {
  if (account.avatarId) {
    await deleteAvatar(runtime.db, account.id)
    await insertEvent(runtime.db, account.id, 'unpictured')
  }
  return pathOf(setting, 'unpictured')
}

const endOthers: AccountAction = async ({ account, tokenDigest, setting }, _, { runtime }) => {
  await deleteOtherSessions(runtime.db, account.id, tokenDigest)
  return pathOf(setting, 'others-ended')
}

const endAll: AccountAction = async ({ account, setting }, request, { runtime, sessions }) => {
  await deleteAllSessions(runtime.db, account.id)
  await sessions.end(request.sender) // clears the cookie
  return homeOf(setting)
}

const endNewsletter: AccountAction = async ({ account, setting }, _, { runtime }) => {
  for (const email of await emailsOf(account, runtime)) {
    await deleteSubscriptionOf(runtime.db, runtime.privateData.digestsOf(sameEmail(email)))
  }
  return pathOf(setting, 'newsletter-ended')
}

const signOut: AccountAction = async ({ setting }, request, { sessions }) => {
  await sessions.end(request.sender)
  return homeOf(setting)
}

const askDeletion: AccountAction = async ({ account, setting }, request, { runtime, sessions, codes }) => {
  const [email] = await emailsOf(account, runtime)
  if (!email) return { fault: { part: 'deletion', error: 'illegal_request' } }
  await insertEvent(runtime.db, account.id, 'deletion-asked')
  const browser = sessions.browserOf(request.sender)
  const asked = await codes.ask({
    purpose: 'deletion',
    subject: email,
    browser,
    language: setting.language,
    address: request.ip,
  })
  return asked.ok ? `${pathOf(setting)}#deletion` : { fault: { part: 'deletion', error: asked.error } }
}

const confirmDeletion: AccountAction = async ({ account, setting }, request, parts) => {
  const { runtime, sessions, codes } = parts
  const emails = await emailsOf(account, runtime)
  const providers = runtime.config.channels.map(({ channel }) => channel)
  const needs = deletionNeeds(account, providers)
  if (needs === 'sign-in') return `${pathOf(setting)}#deletion`
  if (needs === 'code') {
    const browser = sessions.browserOf(request.sender)
    const { right } = await codes.enter({ purpose: 'deletion', code: request.body?.code ?? '', browser })
    const isOwn = right && emails.includes(await runtime.privateData.open(right.subjectSealed))
    if (!isOwn) {
      if (!(await insertEvent(runtime.db, account.id, 'deletion-refused'))) return 'deleted' // by a concurrent request
      return { fault: { part: 'deletion', error: 'code_wrong' } }
    }
  } else if (request.body?.sure !== 'yes') {
    return { fault: { part: 'deletion', error: 'terms_unticked' } }
  }
  await forgetAccount({ id: account.id, emails }, runtime)
  await sessions.end(request.sender)
  return 'deleted'
}

async function send(
  { request, reply, parts }: { request: Request; reply: FastifyReply; parts: AccountRouteParts },
  signedIn: SignedIn,
  rest: Pick<AccountView, 'done' | 'fault' | 'status'>,
) {
  const { setting } = signedIn
  const { config } = parts.runtime
  const account = await factsOf(signedIn, request, parts.runtime)
  const deletion = await parts.codes.findPending('deletion', parts.sessions.browserOf(request.sender))
  const page = accountPage({
    ...setting,
    account,
    ...rest,
    deletion: deletion ?? undefined,
    labelOf: labelsOf(config),
    ways: waysFor(config.channels, setting.isInGame),
    returnURL: returnTextOf(ownOrigin(request, config) + pathOf(setting)),
  })
  return sendPage(request, reply, toPage(page))
}

async function exportData(request: Request, reply: FastifyReply, parts: AccountRouteParts) {
  const setting = settingOf(request, languageOf(request))
  const signedIn = await findSignedIn(request, parts, setting)
  if (!signedIn) return redirect(reply, signInAddress(request, parts, setting))
  await insertEvent(parts.runtime.db, signedIn.account.id, 'exported')
  return reply
    .header('cache-control', 'no-store')
    .header('content-disposition', 'attachment; filename="encore-account.json"')
    .send(await exportOf(signedIn, request, parts.runtime))
}

async function sendFarewell(request: Request, reply: FastifyReply, setting: PageSetting) {
  const t = textsIn(setting.language)
  const page = plainPage({ ...setting, title: t('account.page.deleted'), words: [t('account.page.deletedText')] })
  return sendPage(request, reply, toPage(page))
}
