import { createHash, randomBytes, randomInt } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { fail, ok } from '../../../core/call.ts'
import type { Language } from '../../../core/languages.ts'
import { readEmail, sameEmail } from '../../../core/server/email-address.ts'
import { networkOf } from '../../../core/server/network.ts'
import type { Db } from '../../../core/server/postgres/db.ts'
import type { PrivateData } from '../../../core/server/private-data.ts'
import { createSharedLimit, type SharedLimit } from '../../../core/server/shared-limits.ts'
import { channels, codeLength } from '../sign-in.rules.ts'
import { findPendingCode, findWait, insertCode, updateTried } from './codes.store.ts'
import { insertPass } from './sessions.store.ts'
import { insertIdentity } from './users.store.ts'

export interface SignInParts {
  db: Db
  privateData: PrivateData
}

/** What the sign-in page does for a browser that is known by a digest. */
export interface SignIn {
  askForCode(ask: CodeAsk): ReturnType<typeof askForCode>
  /** Seconds until a browser may ask for another code; null where it waits for none. */
  findPending(browser: Buffer): Promise<{ wait: number } | null>
  enterCode(entry: { code: string; browser: Buffer }): ReturnType<typeof enterCode>
  signInAsGuest(entry: { browser: Buffer; address: string }): ReturnType<typeof signInAsGuest>
}

/** Signing in by a code or as a guest. */
export function openSignIn(parts: SignInParts): SignIn {
  const hour = 3600
  const limits = {
    subjectHour: createSharedLimit(parts.db, 'code-hour', { most: 5, seconds: hour }),
    subjectDay: createSharedLimit(parts.db, 'code-day', { most: 10, seconds: 24 * hour }),
    network: createSharedLimit(parts.db, 'code-network', { most: 20, seconds: hour }),
    guests: createSharedLimit(parts.db, 'guest-network', { most: 20, seconds: hour }),
  }
  return {
    askForCode: (ask) => askForCode(ask, { ...parts, limits }),
    findPending: (browserDigest) => findPendingCode(parts.db, { purpose: 'sign-in', browserDigest }),
    enterCode: (entry) => enterCode(entry, parts),
    signInAsGuest: (entry) => signInAsGuest(entry, { ...parts, limits }),
  }
}

interface Limits {
  subjectHour: SharedLimit
  subjectDay: SharedLimit
  network: SharedLimit
  guests: SharedLimit
}

export interface CodeAsk {
  email: string
  browser: Buffer
  language: Language
  /** Of the network that asks. */
  address: string
}

/** Milliseconds for which one waits to hear that a letter has left. */
const patience = 4000

/** Sends a code to an address, whether or not an account has it. Failures tell the seconds until it may be tried again. */
async function askForCode(ask: CodeAsk, { db, privateData, limits }: SignInParts & { limits: Limits }) {
  const email = readEmail(ask.email)
  if (email === null) return fail('email_invalid')
  const [subjectDigest] = privateData.digestsOf(`email ${sameEmail(email)}`)
  const tooSoon = await findWait(db, { purpose: 'sign-in', subjectDigest })
  const seconds = tooSoon || (await takeAll(ask.address, subjectDigest, limits))
  if (seconds > 0) return { ...fail('too_many_codes'), seconds }
  const code = String(randomInt(10 ** codeLength)).padStart(codeLength, '0')
  const [codeDigest] = privateData.digestsOf(codeText(ask.browser, code))
  const id = await insertCode(db, {
    ...{ purpose: 'sign-in', subjectDigest, codeDigest, browserDigest: ask.browser, language: ask.language },
    subjectSealed: await privateData.seal(email),
    codeSealed: await privateData.seal(code),
  })
  if (!id) return { ...fail('too_many_codes'), seconds: 1 }
  return (await hasLeft(db, ask.browser)) ? ok({}) : fail('code_not_sent')
}

/** Seconds until all of the limits let one more through. */
async function takeAll(address: string, subjectDigest: Buffer, limits: Limits): Promise<number> {
  const subject = subjectDigest.toString('hex')
  return (
    (await limits.network.take(networkOf(address))) ||
    (await limits.subjectHour.take(subject)) ||
    (await limits.subjectDay.take(subject))
  )
}

/** Whether a browser's letter leaves within the patience of who waits for it; it is sent later all the same. */
async function hasLeft(db: Db, browserDigest: Buffer): Promise<boolean> {
  const end = Date.now() + patience
  while (Date.now() < end) {
    const pending = await findPendingCode(db, { purpose: 'sign-in', browserDigest })
    if (pending?.letter !== 'waiting') return pending?.letter === 'sent'
    await wait(100)
  }
  return false
}

/** A code stands for its browser and purpose alone. */
const codeText = (browser: Buffer, code: string): string => `code sign-in ${browser.toString('hex')} ${code}`

/** Signs the owner of a right code in. */
async function enterCode({ code, browser }: { code: string; browser: Buffer }, { db, privateData }: SignInParts) {
  const digits = code.normalize('NFKC').replace(/\D/g, '')
  const right = await updateTried(db, {
    ...{ purpose: 'sign-in', browserDigest: browser },
    codeDigests: privateData.digestsOf(codeText(browser, digits)),
  })
  if (!right) return fail('code_wrong')
  const email = await privateData.open(right.subjectSealed)
  const userId = await insertIdentity(db, {
    channel: channels.email,
    subjectDigests: privateData.digestsOf(`email ${sameEmail(email)}`),
    subjectSealed: right.subjectSealed,
  })
  return ok(await passOf({ userId, channel: channels.email, browser }, db))
}

/** Signs a guest in, whom only the browser's session knows again. */
async function signInAsGuest(
  { browser, address }: { browser: Buffer; address: string },
  { db, privateData, limits }: SignInParts & { limits: Limits },
) {
  const seconds = await limits.guests.take(networkOf(address))
  if (seconds > 0) return { ...fail('too_many_requests'), seconds }
  const subject = randomBytes(16).toString('hex')
  const userId = await insertIdentity(db, {
    channel: channels.guest,
    subjectDigests: privateData.digestsOf(`guest ${subject}`),
    subjectSealed: await privateData.seal(subject),
  })
  return ok(await passOf({ userId, channel: channels.guest, browser }, db))
}

/** What leads a browser back to the site: `code` and `state` of the address. */
async function passOf({ userId, channel, browser }: { userId: string; channel: number; browser: Buffer }, db: Db) {
  const [code, nonce] = [randomBytes(32).toString('base64url'), randomBytes(16).toString('base64url')]
  await insertPass(db, { passDigest: passDigestOf(code), browserDigest: browser, nonce, channel, userId })
  return { code, state: JSON.stringify({ channelid: channel, nonce }) }
}

/** By what a pass is found. */
export const passDigestOf = (code: string): Buffer => createHash('sha256').update(code).digest()
