import { randomInt, randomUUID } from 'node:crypto'
import { fail, ok } from '../../call.ts'
import { codeLength, messageLetterOf } from '../../codes.rules.ts'
import type { Language } from '../../languages.ts'
import { digitsOf } from '../../texts/typed-text.ts'
import type { Db } from '../postgres/db.ts'
import type { Notices } from '../postgres/notices.ts'
import type { PrivateData } from '../secrets/private-data.ts'
import {
  findPendingCode,
  findWait,
  insertCode,
  letterChannel,
  type PendingCode,
  type TriedCode,
  updateTried,
} from './codes.store.ts'

export interface CodeParts {
  db: Db
  privateData: PrivateData
  notices: Pick<Notices, 'untilHeard'>
}

/** How codes of some purposes reach their subjects. */
export interface CodeChannel<Purpose extends string> {
  /** Name of the job that sends a code's message. */
  task: string
  /** Digests of an address or number under every key, newest first. */
  digestsOf: (subject: string) => [newest: Buffer, ...older: Buffer[]]
  /** Counts a message; null when it may leave. */
  take: (request: CodeRequest<Purpose>, subjectDigests: Buffer[]) => Promise<CodeRefusal | null>
}

/** Why no message leaves now. */
export interface CodeRefusal {
  error: 'too_many_codes' | 'too_many_requests'
  /** Until the next one. */
  seconds: number
}

export interface CodeRequest<Purpose extends string> {
  purpose: Purpose
  /** An address or number. */
  subject: string
  browser: Buffer
  language: Language
  /** IP address of the sender. */
  address: string
}

/** A code that a browser can enter. */
export interface EnterableCode {
  /** Seconds until another one may be requested. */
  wait: number
  /** Whether its message has yet to leave. */
  isOnItsWay: boolean
  /** Stands in the message, too. */
  letter: string
}

export interface CodeEntry<Purpose extends string> {
  purpose: Purpose
  code: string
  browser: Buffer
  /** Of the address or number that the code must be for; any without them. */
  subjectDigests?: Buffer[]
}

/** Codes of six digits, sent by message and valid in the browser that requested them. */
export interface Codes<Purpose extends string> {
  /** Sends a code whether or not the subject is known. A failure has the seconds to wait. */
  ask(request: CodeRequest<Purpose>): ReturnType<typeof askForCode>
  /** The browser's code; null without a valid one. */
  findPending(purpose: Purpose, browser: Buffer): Promise<EnterableCode | null>
  /** Tries a code; a right one is valid once. */
  enter(entry: CodeEntry<Purpose>, trx?: Db): Promise<TriedCode>
}

export function openCodes<Purpose extends string>(parts: CodeParts, channel: CodeChannel<Purpose>): Codes<Purpose> {
  const { db, privateData } = parts
  return {
    ask: (request) => askForCode(request, parts, channel as CodeChannel<string>),
    findPending: async (purpose, browserDigest) => enterable(await findPendingCode(db, { purpose, browserDigest })),
    enter: ({ purpose, code, browser, subjectDigests }, trx = db) => {
      const digits = digitsOf(code)
      const codeDigests = privateData.digestsOf(codeText(purpose, browser, digits))
      return updateTried(trx, {
        purpose,
        browserDigest: browser,
        codeDigests,
        ...(subjectDigests && { subjectDigests }),
      })
    },
  }
}

async function askForCode(request: CodeRequest<string>, parts: CodeParts, channel: CodeChannel<string>) {
  const { purpose, subject, browser } = request
  const subjectDigests = channel.digestsOf(subject)
  const [subjectDigest] = subjectDigests
  const last = await findWait(parts.db, { purpose, subjectDigest, browserDigest: browser })
  if (last.seconds > 0 && last.isGood && last.isFailed) return fail('code_not_sent')
  if (last.seconds > 0) return { ...fail(last.isGood ? 'code_sent_lately' : 'too_many_codes'), seconds: last.seconds }
  const refusal = await channel.take(request, subjectDigests)
  return refusal
    ? { ...fail(refusal.error), seconds: refusal.seconds }
    : send(request, { subjectDigest, task: channel.task }, parts)
}

/** Milliseconds to wait for the message to leave. */
const timeoutMs = 4000

/** Sends a code and waits a little for its message to leave; it is sent later in any case. */
async function send(
  { purpose, subject, browser, language }: CodeRequest<string>,
  { subjectDigest, task }: { subjectDigest: Buffer; task: string },
  { db, privateData, notices }: CodeParts,
) {
  const code = String(randomInt(10 ** codeLength)).padStart(codeLength, '0')
  const [codeDigest] = privateData.digestsOf(codeText(purpose, browser, code))
  const id = randomUUID()
  const letterEnds = notices.untilHeard(letterChannel, id, timeoutMs)
  const isStored = await insertCode(db, task, {
    id,
    purpose,
    subjectDigest,
    codeDigest,
    browserDigest: browser,
    language,
    subjectSealed: await privateData.seal(subject),
    codeSealed: await privateData.seal(code),
  })
  if (!isStored) return { ...fail('too_many_codes'), seconds: 1 }
  await letterEnds
  const pending = await findPendingCode(db, { purpose, browserDigest: browser })
  return pending && pending.message !== 'failed' ? ok(enterable(pending)!) : fail('code_not_sent')
}

const enterable = (code: PendingCode | null): EnterableCode | null =>
  code && { wait: code.wait, isOnItsWay: code.message === 'waiting', letter: messageLetterOf(code.serial) }

/** The text whose digest stands for a code: it binds the code to its browser and purpose. */
export const codeText = (purpose: string, browser: Buffer, code: string): string =>
  `code ${purpose} ${browser.toString('hex')} ${code}`
