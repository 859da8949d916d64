import { hash, randomBytes } from 'node:crypto'
import { type Failure, fail, ok } from '#src/core/call.ts'
import type { Language } from '#src/core/languages.ts'
import type { EnterableCode } from '#src/core/server/codes/codes.ts'
import type { RequestLimit } from '#src/core/server/http/request-limit.ts'
import { createNetworkLimit, type LimitStores } from '#src/core/server/http/shared-limits.ts'
import type { Db } from '#src/core/server/postgres/db.ts'
import { readEmail } from '#src/core/server/secrets/email-address.ts'
import type { PrivateData } from '#src/core/server/secrets/private-data.ts'
import type { ReportEvent, SecurityEvent } from '#src/core/server/secrets/security-events.ts'
import { channels } from '#src/features/account/sign-in.rules.ts'
import { insertPass } from '../accounts/sessions.store.ts'
import { subjectDigestsOf } from '../accounts/subjects.ts'
import { insertIdentity } from '../accounts/users.store.ts'
import type { Captchas } from '../captchas/captchas.ts'
import type { EmailCodes } from './email-codes.ts'
import { updateKnownBrowser } from './known-browsers.store.ts'

export interface SignInParts extends LimitStores {
  privateData: PrivateData
  codes: EmailCodes
  captchas: Captchas
  report: ReportEvent
}

/** Sign-in for a browser, which is known by a digest. */
export interface SignIn {
  askForCode(ask: Ask): ReturnType<typeof askForCode>
  /** The browser's code; null without a valid one. */
  findPending(browser: Buffer): Promise<EnterableCode | null>
  enterCode(entry: Entry & { code: string }): ReturnType<typeof enterCode>
  signInAsGuest(entry: Entry & Pick<Ask, 'ticket'>): ReturnType<typeof signInAsGuest>
}

interface Entry {
  browser: Buffer
  /** IP address of the sender. */
  address: string
}
interface Ask extends Entry {
  email: string
  language: Language
  /** Of a captcha solved for this action. */
  ticket?: string
}

/** Guest accounts of one network in an hour. */
const guestsAnHour = { most: 20, seconds: 3600 }

export function openSignIn(parts: SignInParts): SignIn {
  const guests = createNetworkLimit(parts, 'guest-network', guestsAnHour)
  const reported = async <A extends { ok: true } | Failure>(
    done: SecurityEvent,
    { address }: Entry,
    act: Promise<A>,
  ) => {
    const answer = await act
    const event = answer.ok ? done : failures[answer.error]
    if (event) parts.report(event, address)
    return answer
  }
  return {
    askForCode: (ask) => reported('code_sent', ask, askForCode(ask, parts)),
    findPending: (browser) => parts.codes.findPending('sign-in', browser),
    enterCode: (entry) => reported('code_right', entry, enterCode(entry, parts)),
    signInAsGuest: (entry) => reported('guest', entry, signInAsGuest(entry, { ...parts, guests })),
  }
}

const failures: Partial<Record<string, SecurityEvent>> = {
  code_wrong: 'code_wrong',
  too_many_codes: 'code_limited',
  code_sent_lately: 'code_limited',
  too_many_requests: 'code_limited',
  captcha_due: 'captcha_due',
  captcha_failed: 'captcha_failed',
}

async function askForCode({ email: text, ticket, ...ask }: Ask, { codes, captchas }: SignInParts) {
  const email = readEmail(text)
  if (email === null) return fail('email_invalid')
  const passed = await captchas.pass({ action: 'code', address: ask.address, ticket })
  return passed.ok ? codes.ask({ ...ask, subject: email, purpose: 'sign-in' }) : passed
}

async function enterCode({ code, browser, address }: Entry & { code: string }, parts: SignInParts) {
  const { db, privateData, codes, captchas } = parts
  // one transaction: an outage half-way must not use up a right code
  const entered = await db.transaction().execute(async (trx) => {
    const { right, isTry } = await codes.enter({ purpose: 'sign-in', code, browser }, trx)
    if (!right) return { ...fail('code_wrong'), isTry }
    const { subjectSealed } = right
    const userId = await insertIdentity(trx, {
      channel: channels.email,
      subjectDigests: subjectDigestsOf(await privateData.open(subjectSealed), privateData),
      subjectSealed,
    })
    const pass = await createPass({ userId, channel: channels.email, browser }, trx)
    await updateKnownBrowser(trx, userId, browser)
    await captchas.countEntry(address, { isWrong: false }, trx)
    return ok(pass)
  })
  if (!entered.ok && entered.isTry) await captchas.countEntry(address, { isWrong: true })
  return entered
}

/** Creates a guest account, which only the browser's session can reach. */
async function signInAsGuest(
  { browser, address, ticket }: Entry & Pick<Ask, 'ticket'>,
  { db, privateData, captchas, guests }: SignInParts & { guests: RequestLimit },
) {
  const passed = await captchas.pass({ action: 'guest', address, ticket })
  if (!passed.ok) return passed
  const seconds = await guests.take(address)
  if (seconds > 0) return { ...fail('too_many_requests'), seconds }
  const subject = randomBytes(16).toString('hex')
  const identity = {
    channel: channels.guest,
    subjectDigests: privateData.digestsOf(`guest ${subject}`),
    subjectSealed: await privateData.seal(subject),
  }
  return db.transaction().execute(async (trx) => {
    const userId = await insertIdentity(trx, identity)
    return ok(await createPass({ userId, channel: channels.guest, browser }, trx))
  })
}

/** A single-use sign-in result: `code` and `state` of the return address. */
export async function createPass(
  { userId, channel, browser }: { userId: string; channel: number; browser: Buffer },
  db: Db,
) {
  const [code, nonce] = [randomBytes(32).toString('base64url'), randomBytes(16).toString('base64url')]
  await insertPass(db, { passDigest: passDigestOf(code), browserDigest: browser, nonce, channel, userId })
  return { code, state: JSON.stringify({ channelid: channel, nonce }) }
}

export const passDigestOf = (code: string): Buffer => hash('sha256', code, 'buffer')
