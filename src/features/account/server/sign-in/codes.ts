import { randomInt, randomUUID } from 'node:crypto'
import { fail, ok } from '#src/core/call.ts'
import type { Language } from '#src/core/languages.ts'
import { createNetworkLimit, createSharedLimit, type LimitStores } from '#src/core/server/http/shared-limits.ts'
import type { Db } from '#src/core/server/postgres/db.ts'
import type { Notices } from '#src/core/server/postgres/notices.ts'
import type { PrivateData } from '#src/core/server/secrets/private-data.ts'
import { digitsOf } from '#src/core/texts/typed-text.ts'
import { codeLength } from '#src/features/account/sign-in.rules.ts'
import { subjectDigestsOf } from '../accounts/subjects.ts'
import {
  type CodePurpose,
  findKnownBrowser,
  findPendingCode,
  findWait,
  insertCode,
  letterChannel,
  type PendingCode,
  type TriedCode,
  updateTried,
} from './codes.store.ts'

export interface CodeParts extends LimitStores {
  privateData: PrivateData
  notices: Pick<Notices, 'untilHeard'>
}

export interface CodeRequest {
  purpose: CodePurpose
  email: string
  browser: Buffer
  language: Language
  /** IP address of the sender. */
  address: string
}

/** A code that a browser can enter. */
export interface EnterableCode {
  /** Seconds until another one may be requested. */
  wait: number
  /** Whether its letter has yet to leave. */
  isOnItsWay: boolean
}

/** Codes of six digits, sent by email and valid in the browser that requested them. */
export interface Codes {
  /** Sends a code whether or not the address has an account. A failure has the seconds to wait. */
  ask(ask: CodeRequest): ReturnType<typeof askForCode>
  /** The browser's code; null without a valid one. */
  findPending(purpose: CodePurpose, browser: Buffer): Promise<EnterableCode | null>
  /** Tries a code; a right one is valid once. */
  enter(entry: CodeEntry, trx?: Db): Promise<TriedCode>
}
export interface CodeEntry {
  purpose: CodePurpose
  code: string
  browser: Buffer
}

/** Codes with limits over all instances: by browser, by the letters of an address, and by network. */
export function openCodes(parts: CodeParts): Codes {
  const { db, privateData } = parts
  const limits = limitsOf(parts)
  return {
    ask: (request) => askForCode(request, parts, limits),
    findPending: async (purpose, browserDigest) => enterable(await findPendingCode(db, { purpose, browserDigest })),
    enter: ({ purpose, code, browser }, trx = db) => {
      const digits = digitsOf(code)
      const codeDigests = privateData.digestsOf(codeText(purpose, browser, digits))
      return updateTried(trx, { purpose, browserDigest: browser, codeDigests })
    },
  }
}

const hour = 3600

/** Letters of a purpose to an address: codes requested by strangers must not block the deletion. */
const letterLimits = (parts: CodeParts, name: string) => ({
  hour: createSharedLimit(parts, `${name}-hour`, { most: 5, seconds: hour }),
  day: createSharedLimit(parts, `${name}-day`, { most: 10, seconds: 24 * hour }),
})

const limitsOf = (parts: CodeParts) => ({
  network: createNetworkLimit(parts, 'code-network', { most: 20, seconds: hour }),
  'sign-in': letterLimits(parts, 'sign-in'),
  /** The reserve of browsers that signed in to the account before: strangers can't use it up. */
  'known sign-in': letterLimits(parts, 'known-sign-in'),
  deletion: letterLimits(parts, 'deletion'),
})

async function askForCode(request: CodeRequest, parts: CodeParts, limits: ReturnType<typeof limitsOf>) {
  const { db, privateData } = parts
  const { purpose, email, browser, address } = request
  const subjectDigests = subjectDigestsOf(email, privateData)
  const [subjectDigest] = subjectDigests
  const last = await findWait(db, { purpose, subjectDigest, browserDigest: browser })
  if (last.seconds > 0) return { ...fail(last.isGood ? 'code_sent_lately' : 'too_many_codes'), seconds: last.seconds }
  const isKnown = await findKnownBrowser(db, subjectDigests, browser)
  const letters = limits[purpose === 'sign-in' && isKnown ? 'known sign-in' : purpose]
  const subject = subjectDigest.toString('hex')
  const seconds =
    (await limits.network.take(address)) || (await letters.hour.take(subject)) || (await letters.day.take(subject))
  return seconds > 0 ? { ...fail('too_many_codes'), seconds } : send(request, subjectDigest, parts)
}

/** Milliseconds to wait for the mail to leave. */
const timeoutMs = 4000

/** Sends a code and waits a little for its mail to leave; it is sent later in any case. */
async function send({ purpose, email, browser, language }: CodeRequest, subjectDigest: Buffer, parts: CodeParts) {
  const { db, privateData, notices } = parts
  const code = String(randomInt(10 ** codeLength)).padStart(codeLength, '0')
  const [codeDigest] = privateData.digestsOf(codeText(purpose, browser, code))
  const id = randomUUID()
  const letterEnds = notices.untilHeard(letterChannel, id, timeoutMs)
  const isStored = await insertCode(db, {
    id,
    purpose,
    subjectDigest,
    codeDigest,
    browserDigest: browser,
    language,
    subjectSealed: await privateData.seal(email),
    codeSealed: await privateData.seal(code),
  })
  if (!isStored) return { ...fail('too_many_codes'), seconds: 1 }
  await letterEnds
  const pending = await findPendingCode(db, { purpose, browserDigest: browser })
  return pending && pending.letter !== 'failed' ? ok(enterable(pending)!) : fail('code_not_sent')
}

const enterable = (code: PendingCode | null): EnterableCode | null =>
  code && { wait: code.wait, isOnItsWay: code.letter === 'waiting' }

/** Binds a code to its browser and purpose. */
const codeText = (purpose: CodePurpose, browser: Buffer, code: string): string =>
  `code ${purpose} ${browser.toString('hex')} ${code}`
