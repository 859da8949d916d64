import { sql } from 'kysely'
import type { Language } from '#src/core/languages.ts'
import { insertJob } from '#src/core/server/jobs/jobs.store.ts'
import type { Db } from '#src/core/server/postgres/db.ts'
import type { NoticeChannel } from '#src/core/server/postgres/notices.ts'
import { codeLasts, codeTries, secondsBetweenCodes } from '../../codes.rules.ts'

/** Channel of letters that were sent or failed; the payload is the id of their code. */
export const letterChannel: NoticeChannel = 'encore_letters'

export interface RequestedCode {
  /** Whose code it is and what it allows, such as 'sign-in'. */
  purpose: string
  subjectDigest: Buffer
  browserDigest: Buffer
  codeDigest: Buffer
  /** Encrypted address and code. */
  subjectSealed: string
  codeSealed: string
  language: Language
}

/** Former codes of a browser that are recognised. */
const olderCodes = 5

interface LastCode {
  /** Until another one may be requested. */
  seconds: number
  /** Whether it can still be entered. */
  isGood: boolean
  /** Whether its message has failed to leave so far. */
  isFailed: boolean
}

/** The last code of a browser for a subject. */
export async function findWait(
  db: Db,
  { purpose, subjectDigest, browserDigest }: Pick<RequestedCode, 'purpose' | 'subjectDigest' | 'browserDigest'>,
): Promise<LastCode> {
  const { rows } = await sql<LastCode>`
    select greatest(0, ${secondsLeft})::int as seconds, ${isGood} as "isGood", failed_at is not null as "isFailed"
    from core_codes
    where purpose = ${purpose} and browser_digest = ${browserDigest} and subject_digest = ${subjectDigest}`.execute(db)
  return rows[0] ?? { seconds: 0, isGood: false, isFailed: false }
}

const secondsLeft = sql`ceil(extract(epoch from asked_at - now()) + ${secondsBetweenCodes})`

const isGood = sql`used_at is null and expires_at > now() and tries < ${codeTries}`

/** Stores a code with its message job; it replaces the browser's last one. False: the browser has just requested one. */
export async function insertCode(db: Db, task: string, code: RequestedCode & { id: string }): Promise<boolean> {
  const { id, purpose, subjectDigest, browserDigest, codeDigest, subjectSealed, codeSealed, language } = code
  return db.transaction().execute(async (trx) => {
    const { numAffectedRows } = await sql`
      insert into core_codes (
        code_id, purpose, subject_digest, browser_digest, code_digest, subject_sealed, code_sealed, language, expires_at)
      values (${id}, ${purpose}, ${subjectDigest}, ${browserDigest}, ${codeDigest}, ${subjectSealed}, ${codeSealed},
        ${language}, now() + make_interval(secs => ${codeLasts}))
      on conflict (purpose, browser_digest) do update set
        subject_digest = excluded.subject_digest, code_id = excluded.code_id, code_digest = excluded.code_digest,
        subject_sealed = excluded.subject_sealed, code_sealed = excluded.code_sealed, language = excluded.language,
        serial = core_codes.serial + 1,
        older_digests = case when core_codes.subject_digest = excluded.subject_digest
          then (core_codes.code_digest || core_codes.older_digests)[:${olderCodes}] else '{}' end,
        tries = 0, asked_at = excluded.asked_at, expires_at = excluded.expires_at,
        begun_at = null, sent_at = null, failed_at = null, used_at = null
      where core_codes.subject_digest <> excluded.subject_digest
        or core_codes.asked_at <= now() - make_interval(secs => ${secondsBetweenCodes})`.execute(trx)
    const isStored = numAffectedRows === 1n
    if (isStored) await insertJob(trx, task, { code: id })
    return isStored
  })
}

export interface PendingCode {
  id: string
  /** Seconds until another one may be requested. */
  wait: number
  message: 'waiting' | 'sent' | 'failed'
  /** Counts the browser's codes. */
  serial: number
}

/** The browser's valid code, or null. */
export async function findPendingCode(
  db: Db,
  { purpose, browserDigest }: Pick<RequestedCode, 'purpose' | 'browserDigest'>,
): Promise<PendingCode | null> {
  const { rows } = await sql<PendingCode>`
    select code_id as id, greatest(0, ${secondsLeft})::int as wait, serial,
      case when sent_at is not null then 'sent' when failed_at is not null then 'failed' else 'waiting' end as message
    from core_codes
    where browser_digest = ${browserDigest} and purpose = ${purpose} and ${isGood}`.execute(db)
  return rows[0] ?? null
}

export interface RightCode {
  subjectDigest: Buffer
  subjectSealed: string
}

export interface TriedCode {
  /** Null for a wrong, used or expired code, and after too many tries. */
  right: RightCode | null
  /** Whether the browser had a code to try: without one a guess proves nothing. */
  isTry: boolean
  /** Whether a newer code has replaced the entered one. */
  isOlder: boolean
  /** Whether it is the code that the browser has used before: a form that was sent twice. */
  isRepeat: boolean
}

export interface TriedEntry {
  purpose: string
  browserDigest: Buffer
  codeDigests: Buffer[]
  /** Of the address or number that the code must be for; any without them. */
  subjectDigests?: Buffer[]
}

/** Counts a browser's try at its code, and uses the code up if a digest matches. */
export async function updateTried(
  db: Db,
  { purpose, browserDigest, codeDigests, subjectDigests }: TriedEntry,
): Promise<TriedCode> {
  const ofSubject = subjectDigests ? sql`subject_digest = any(${subjectDigests}::bytea[])` : sql`true`
  const isRight = sql`code_digest = any(${codeDigests}::bytea[]) and ${ofSubject}`
  const { rows } = await sql<RightCode & { used: Date | null; isOlder: boolean }>`
    update core_codes set tries = tries + 1, used_at = case when ${isRight} then now() end
    where browser_digest = ${browserDigest} and purpose = ${purpose}
      and used_at is null and expires_at > now() and tries < ${codeTries}
    returning subject_digest as "subjectDigest", subject_sealed as "subjectSealed", used_at as used,
      older_digests && ${codeDigests}::bytea[] as "isOlder"`.execute(db)
  const [tried] = rows
  return {
    right: tried?.used ? { subjectDigest: tried.subjectDigest, subjectSealed: tried.subjectSealed } : null,
    isTry: tried !== undefined,
    isOlder: tried?.isOlder ?? false,
    isRepeat: !tried && (await findUsed(db, { purpose, browserDigest, codeDigests, subjectDigests })),
  }
}

async function findUsed(
  db: Db,
  { purpose, browserDigest, codeDigests, subjectDigests = [] }: TriedEntry,
): Promise<boolean> {
  const { rows } = await sql`
    select from core_codes
    where browser_digest = ${browserDigest} and purpose = ${purpose} and code_digest = any(${codeDigests}::bytea[])
      and subject_digest = any(${subjectDigests}::bytea[]) and used_at is not null and expires_at > now()`.execute(db)
  return rows.length > 0
}

export interface CodeLetter {
  id: string
  purpose: string
  subjectSealed: string
  codeSealed: string
  language: string
  serial: number
}

/** Marks a code's mail as begun. Returns its content; null if it was begun before or the code is no longer valid. */
export async function updateLetterBegun(db: Db, id: string): Promise<CodeLetter | null> {
  const { rows } = await sql<CodeLetter>`
    update core_codes set begun_at = now()
    where code_id = ${id} and begun_at is null and used_at is null and expires_at > now() and code_sealed is not null
    returning code_id as id, purpose, subject_sealed as "subjectSealed", code_sealed as "codeSealed", language, serial`.execute(
    db,
  )
  return rows[0] ?? null
}

/** Marks a mail as sent, deletes its code, and notifies the one who waits for it. */
export async function updateLetterSent(db: Db, id: string): Promise<void> {
  await sql`
    with sent as (
      update core_codes set sent_at = now(), failed_at = null, code_sealed = null where code_id = ${id} returning code_id)
    select pg_notify(${letterChannel}, code_id::text) from sent`.execute(db)
}

/** Marks a mail as failed; one that certainly never left may begin again. */
export async function updateLetterFailed(db: Db, id: string, { mayHaveArrived }: { mayHaveArrived: boolean }) {
  await sql`
    with failed as (
      update core_codes set failed_at = now(), begun_at = case when ${mayHaveArrived} then begun_at end
      where code_id = ${id} returning code_id)
    select pg_notify(${letterChannel}, code_id::text) from failed`.execute(db)
}

/** Marks a mail that was begun and cut off as failed. Returns whether it was. */
export async function updateCutOffLetter(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql`
    select from core_codes where code_id = ${id} and begun_at is not null and sent_at is null and failed_at is null`.execute(
    db,
  )
  if (rows.length > 0) await updateLetterFailed(db, id, { mayHaveArrived: true })
  return rows.length > 0
}

/** Letters that have yet to leave while their codes are good, and the seconds for which the oldest has waited. */
export async function findWaitingLetters(db: Db): Promise<{ letters: number; seconds: number }> {
  const { rows } = await sql<{ letters: number; seconds: number }>`
    select count(*)::int as letters, coalesce(extract(epoch from now() - min(asked_at)), 0)::float as seconds
    from core_codes where sent_at is null and ${isGood}`.execute(db)
  return rows[0]!
}

/** Deletes codes older than a day. Returns how many. */
export async function deleteOldCodes(db: Db): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from core_codes where asked_at < now() - interval '1 day'`.execute(db)
  return Number(numAffectedRows)
}

/** Deletes the codes of subjects, given as digests under every key. Runs in the caller's transaction. */
export async function deleteCodesOf(trx: Db, subjectDigests: Buffer[]): Promise<void> {
  await sql`delete from core_codes where subject_digest = any(${subjectDigests}::bytea[])`.execute(trx)
}
