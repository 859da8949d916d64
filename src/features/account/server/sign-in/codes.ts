import { randomInt } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { fail, ok } from '#src/core/call.ts'
import type { Language } from '#src/core/languages.ts'
import { createNetworkLimit, createSharedLimit, type LimitStores } from '#src/core/server/http/shared-limits.ts'
import type { Db } from '#src/core/server/postgres/db.ts'
import type { PrivateData } from '#src/core/server/secrets/private-data.ts'
import { codeLength } from '#src/features/account/sign-in.rules.ts'
import { subjectDigestsOf } from '../accounts/subjects.ts'
import { type CodePurpose, findPendingCode, findWait, insertCode, type TriedCode, updateTried } from './codes.store.ts'

export interface CodeParts extends LimitStores {
  privateData: PrivateData
}

export interface CodeRequest {
  purpose: CodePurpose
  email: string
  browser: Buffer
  language: Language
  /** IP address of the sender. */
  address: string
}

/** Codes of six digits, sent by email and valid in the browser that requested them. */
export interface Codes {
  /** Sends a code whether or not the address has an account. A failure has the seconds to wait. */
  ask(ask: CodeRequest): ReturnType<typeof send>
  /** Seconds until the browser may request another code; null without a pending one. */
  findPending(purpose: CodePurpose, browser: Buffer): Promise<{ wait: number } | null>
  /** Tries a code; a right one is valid once. */
  enter(entry: CodeEntry, trx?: Db): Promise<TriedCode>
}
export interface CodeEntry {
  purpose: CodePurpose
  code: string
  browser: Buffer
}

/** Codes with limits over all instances: 5 an hour and 10 a day per address, 20 an hour per network. */
export function openCodes(parts: CodeParts): Codes {
  const { db, privateData } = parts
  const hour = 3600
  // separate limits: sign-in codes requested by a stranger must not block the owner's deletion
  const limitsOf = (purpose: CodePurpose) => ({
    subjectHour: createSharedLimit(parts, `${purpose}-hour`, { most: 5, seconds: hour }),
    subjectDay: createSharedLimit(parts, `${purpose}-day`, { most: 10, seconds: 24 * hour }),
  })
  const limits = { 'sign-in': limitsOf('sign-in'), deletion: limitsOf('deletion') }
  const network = createNetworkLimit(parts, 'code-network', { most: 20, seconds: hour })
  return {
    ask: async (ask) => {
      const [subjectDigest] = subjectDigestsOf(ask.email, privateData)
      const subject = subjectDigest.toString('hex')
      const seconds =
        (await findWait(db, { purpose: ask.purpose, subjectDigest })) ||
        (await network.take(ask.address)) ||
        (await limits[ask.purpose].subjectHour.take(subject)) ||
        (await limits[ask.purpose].subjectDay.take(subject))
      return seconds > 0 ? { ...fail('too_many_codes'), seconds } : send(ask, subjectDigest, parts)
    },
    findPending: (purpose, browserDigest) => findPendingCode(db, { purpose, browserDigest }),
    enter: ({ purpose, code, browser }, trx = db) => {
      const digits = code.normalize('NFKC').replace(/\D/g, '')
      const codeDigests = privateData.digestsOf(codeText(purpose, browser, digits))
      return updateTried(trx, { purpose, browserDigest: browser, codeDigests })
    },
  }
}

async function send({ purpose, email, browser, language }: CodeRequest, subjectDigest: Buffer, parts: CodeParts) {
  const { db, privateData } = parts
  const code = String(randomInt(10 ** codeLength)).padStart(codeLength, '0')
  const [codeDigest] = privateData.digestsOf(codeText(purpose, browser, code))
  const id = await insertCode(db, {
    purpose,
    subjectDigest,
    codeDigest,
    browserDigest: browser,
    language,
    subjectSealed: await privateData.seal(email),
    codeSealed: await privateData.seal(code),
  })
  if (!id) return { ...fail('too_many_codes'), seconds: 1 }
  return (await hasLeft(db, { purpose, browserDigest: browser })) ? ok({}) : fail('code_not_sent')
}

/** Binds a code to its browser and purpose. */
const codeText = (purpose: CodePurpose, browser: Buffer, code: string): string =>
  `code ${purpose} ${browser.toString('hex')} ${code}`

/** Milliseconds to wait for the mail to leave. */
const timeoutMs = 4000

/** Whether the mail leaves in time; it is sent later in any case. */
async function hasLeft(db: Db, which: { purpose: CodePurpose; browserDigest: Buffer }): Promise<boolean> {
  const end = Date.now() + timeoutMs
  while (Date.now() < end) {
    const pending = await findPendingCode(db, which)
    if (pending?.letter !== 'waiting') return pending?.letter === 'sent'
    await wait(100)
  }
  return false
}
