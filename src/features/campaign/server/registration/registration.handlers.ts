import { randomUUID } from 'node:crypto'
import { fail, ok } from '#src/core/call.ts'
import { type Ctx, handle, type Sender } from '#src/core/server/calls/handle.ts'
import { type PhoneFault, readPhoneNumber } from '#src/core/server/secrets/phone-number.ts'
import type { CampaignPhase } from '../../campaign.rules.ts'
import type { CampaignSettings } from '../../campaign-settings.rules.ts'
import { holdFaultOf } from '../../holds.rules.ts'
import { type Registration, registrationCalls } from '../../registration.contract.ts'
import type { RegistrationSource } from '../../registration-source.rules.ts'
import { findGate } from '../holds/holds.store.ts'
import { phoneDigestsOf } from './phone-codes.ts'
import type { RegistrationParts } from './registration-parts.ts'
import {
  findOwnRegistration,
  findPhase,
  findRegistrationOfPhone,
  insertRegistration,
  type StoredRegistration,
  updateAccountAlone,
  updateCancelled,
  updateLinked,
} from './registrations.store.ts'
import { traceDigestsOf } from './traces.ts'

/** The calls of pre-registration. Answers depend on a number's registration only after a right code. */
export function registrationHandlers(parts: RegistrationParts) {
  const { campaign, codes } = parts
  if (!campaign || !codes) return withoutCampaign
  const running = { ...parts, campaign, codes }
  return handle(registrationCalls, {
    requestPhoneCode: (input, ctx) => requestPhoneCode(input, ctx, running),
    preRegister: (input, ctx) => preRegister(input, ctx, running),
    findRegistration: async (_, ctx) => {
      const stored = await findOwnRegistration(parts.db, await ownerOf(ctx, running))
      return ok({ registration: stored && (await registrationOf(stored, ctx, running)) })
    },
    cancelRegistration: (_, ctx) => cancelRegistration(ctx, running),
    linkRegistration: (input, ctx) => linkRegistration(input, ctx, running),
  })
}

const withoutCampaign = handle(registrationCalls, {
  requestPhoneCode: async () => fail('no_campaign'),
  preRegister: async () => fail('no_campaign'),
  findRegistration: async () => ok({ registration: null }),
  cancelRegistration: async () => fail('no_campaign'),
  linkRegistration: async () => fail('no_campaign'),
})

interface Running extends RegistrationParts {
  campaign: CampaignSettings
  codes: NonNullable<RegistrationParts['codes']>
}

interface TypedPhone {
  region: string
  phone: string
}

async function requestPhoneCode(
  { purpose, captcha, ...typed }: TypedPhone & { purpose: 'pre-register' | 'link-phone'; captcha?: string },
  ctx: Ctx,
  parts: Running,
) {
  const { db, campaign, codes, captchas, browsers } = parts
  const read = readPhone(typed, parts)
  if (!read.ok) return read
  if (purpose === 'link-phone' && !(await ctx.findAccount?.())) return fail('session_expired')
  const gate = await findGate(db, campaign.id)
  const isNew = purpose === 'pre-register'
  const closed = isNew ? closedIn(gate?.phase ?? null) : closedToLinks(gate?.phase ?? null)
  if (closed) return closed
  const held = holdFaultOf(gate?.held ?? [], isNew ? ['registrations', 'messages'] : ['messages'])
  if (held) return fail(held)
  const { address } = senderOf(ctx)
  const { number } = read.data
  const isDue = await codes.needsCaptcha(number)
  const passed = await captchas.pass({ action: 'phone-code', address, isDue, ...(captcha && { ticket: captcha }) })
  if (!passed.ok) return withSeconds(passed)
  const browser = browsers.browserOf(senderOf(ctx))
  const asked = await codes.ask({ purpose, subject: number, browser, language: ctx.language, address })
  if (asked.ok) return asked
  return asked.error === 'code_not_sent' ? fail('message_not_sent') : withSeconds(asked)
}

interface PreRegistration extends TypedPhone {
  code: string
  source?: RegistrationSource | undefined
}

async function preRegister({ code, source, ...typed }: PreRegistration, ctx: Ctx, parts: Running) {
  const { db, campaign, codes, captchas, browsers, privateData } = parts
  const read = readPhone(typed, parts)
  if (!read.ok) return read
  const { number, region } = read.data
  const [sender, account] = [senderOf(ctx), await ctx.findAccount?.()]
  const browser = browsers.browserOf(sender)
  const phoneDigests = phoneDigestsOf(number, privateData)
  const phoneSealed = await privateData.seal(number)
  const traces = { source: source ?? null, ...traceDigestsOf({ number, address: sender.address }, privateData) }
  // one transaction: an outage half-way must not use up a right code
  const entered = await db.transaction().execute(async (trx) => {
    const gate = await findGate(trx, campaign.id)
    const closed = closedIn(gate?.phase ?? null)
    if (closed) return closed
    const held = holdFaultOf(gate?.held ?? [], ['registrations'])
    if (held) return fail(held)
    const tried = await codes.enter({ purpose: 'pre-register', code, browser, subjectDigests: phoneDigests }, trx)
    if (!tried.right && !tried.isRepeat) return wrongCode(tried)
    const owner = { campaign: campaign.id, userId: account?.id ?? null, browser }
    const find = () => findOwnRegistration(trx, { ...owner, phoneDigests }) // in here, as another right code may take it over right after
    if (tried.isRepeat) return ok({ outcome: 'repeated' as const, stored: await find() })
    await captchas.countEntry(sender.address, { isWrong: false }, trx)
    const id = randomUUID()
    const outcome = await insertRegistration(trx, { ...owner, id, region, phoneDigests, phoneSealed, traces })
    return ok({ outcome, stored: await find() })
  })
  if (!entered.ok) return countedWrong(entered, sender, parts)
  const { outcome, stored } = entered.data
  if (outcome !== 'repeated') await codes.countUsed(number)
  if (outcome === 'linked') return fail('phone_linked_elsewhere')
  if (outcome === 'known' || !stored) return fail('phone_registered')
  return ok({ registration: await registrationOf(stored, ctx, parts) })
}

async function cancelRegistration(ctx: Ctx, parts: Running) {
  const { db, campaign } = parts
  const owner = await ownerOf(ctx, parts)
  const cancelled = await db.transaction().execute(async (trx) => {
    const closed = closedIn(await findPhase(trx, campaign.id))
    if (closed) return closed
    const stored = await findOwnRegistration(trx, owner)
    if (!stored) return fail('not_registered')
    const outcome = await updateCancelled(trx, stored.id, owner)
    if (outcome !== 'cancelled') return fail(outcome === 'bound' ? 'registration_bound' : 'not_registered')
    return ok({ ...stored, isCancelled: true })
  })
  return cancelled.ok ? ok({ registration: await registrationOf(cancelled.data, ctx, parts) }) : cancelled
}

async function linkRegistration({ code, ...typed }: TypedPhone & { code: string }, ctx: Ctx, parts: Running) {
  const { db, campaign, codes, captchas, browsers, privateData } = parts
  const read = readPhone(typed, parts)
  if (!read.ok) return read
  const account = await ctx.findAccount?.()
  if (!account) return fail('session_expired')
  const sender = senderOf(ctx)
  const browser = browsers.browserOf(sender)
  const phoneDigests = phoneDigestsOf(read.data.number, privateData)
  const entered = await db.transaction().execute(async (trx) => {
    const closed = closedToLinks(await findPhase(trx, campaign.id))
    if (closed) return closed
    await updateAccountAlone(trx, account.id)
    const tried = await codes.enter({ purpose: 'link-phone', code, browser, subjectDigests: phoneDigests }, trx)
    if (!tried.right && !tried.isRepeat) return wrongCode(tried)
    if (tried.right) await captchas.countEntry(sender.address, { isWrong: false }, trx)
    const stored = await findRegistrationOfPhone(trx, { campaign: campaign.id, phoneDigests })
    if (!stored || stored.isCancelled) return { ...fail('not_registered'), isTry: false }
    const own = await findOwnRegistration(trx, { campaign: campaign.id, userId: account.id, browser: null })
    if (own?.id === stored.id) return ok({ stored: own, isFirst: !tried.isRepeat })
    if (tried.isRepeat) return wrongCode(tried) // a newer proof has given the phone away
    if (own && !own.isCancelled)
      return { ...fail(own.isBound ? 'phone_inconsistent' : 'account_linked_elsewhere'), isTry: false }
    if (stored.boundTo) return { ...fail('phone_linked_elsewhere'), isTry: false }
    await updateLinked(trx, { id: stored.id, userId: account.id, browser })
    return ok({ stored: { ...stored, userId: account.id }, isFirst: !tried.isRepeat })
  })
  if (!entered.ok) return countedWrong(entered, sender, parts)
  if (entered.data.isFirst) await codes.countUsed(read.data.number)
  return ok({ registration: await registrationOf(entered.data.stored, ctx, parts) })
}

/** Whose registration a request may see: the account's, else the browser's. */
async function ownerOf({ sender, findAccount }: Ctx, { campaign, browsers }: Running) {
  const account = await findAccount?.()
  const browser = sender ? browsers.knownBrowserOf(sender) : null
  return { campaign: campaign.id, userId: account?.id ?? null, browser }
}

async function registrationOf(
  { region, phoneSealed, isCancelled, isBound, userId }: StoredRegistration,
  { findAccount }: Ctx,
  { privateData }: Running,
): Promise<Registration> {
  const account = await findAccount?.()
  return {
    state: isCancelled ? 'cancelled' : 'registered',
    region,
    ending: (await privateData.open(phoneSealed)).slice(-2),
    isOfAccount: !isCancelled && account !== undefined && account !== null && account.id === userId,
    isBound,
  }
}

const phoneFaults = {
  invalid: 'phone_invalid',
  other_region: 'phone_of_other_region',
  not_mobile: 'phone_not_mobile',
} as const satisfies Record<PhoneFault, string>

/** Reads a typed number of one of the campaign's regions. */
function readPhone({ region: id, phone }: TypedPhone, { campaign, countRefused }: Running) {
  const region = campaign.regions.find((each) => each.id === id)?.id
  if (!region) return fail('region_unavailable')
  const read = readPhoneNumber(phone, region)
  if ('number' in read) return ok({ number: read.number, region })
  countRefused({ ...read, region })
  return fail(phoneFaults[read.fault])
}

/** The failure of registration in a phase; null while it is open. */
function closedIn(phase: CampaignPhase | null) {
  if (phase === 'open') return null
  if (phase === null) return fail('no_campaign')
  return phase === 'before' ? fail('event_not_started') : fail('event_ended')
}

/** The failure of taking a registration along, which makes sense until rewards end. */
const closedToLinks = (phase: CampaignPhase | null) =>
  phase === 'ended' || phase === 'rewards' ? null : closedIn(phase)

const wrongCode = ({ isOlder, isTry }: { isOlder: boolean; isTry: boolean }) => ({
  ...fail(isOlder ? 'phone_code_older' : 'phone_code_wrong'),
  isTry,
})

/** The failure of an entered code, counted for its network if it was a guess. */
async function countedWrong<Error extends string>(
  { error, ...rest }: { ok: false; error: Error; isTry?: boolean },
  { address }: Sender,
  { captchas }: Running,
) {
  if (rest.isTry) await captchas.countEntry(address, { isWrong: true })
  return fail(error)
}

/** A failure with the seconds to wait as its detail. */
const withSeconds = <Error extends string>({ error, seconds }: { error: Error; seconds?: number }) => ({
  ...fail(error, seconds === undefined ? undefined : String(seconds)),
  ...(seconds !== undefined && { seconds }),
})

/** These calls come over HTTP only, so there is a sender. */
const senderOf = ({ sender }: Ctx): Sender => sender as Sender
