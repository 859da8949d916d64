import { sql } from 'kysely'
import type { Language } from '#src/core/languages.ts'
import { insertJob } from '#src/core/server/jobs/jobs.store.ts'
import type { Db } from '#src/core/server/postgres/db.ts'
import { codeLasts, codeTries, secondsBetweenCodes } from '#src/features/account/sign-in.rules.ts'

export const codeTask = 'send_sign_in_code'

export type CodePurpose = 'sign-in' | 'deletion'

export interface RequestedCode {
  purpose: CodePurpose
  subjectDigest: Buffer
  browserDigest: Buffer
  codeDigest: Buffer
  /** Encrypted address and code. */
  subjectSealed: string
  codeSealed: string
  language: Language
}

/** Seconds until a subject may request another code. */
export async function findWait(db: Db, { purpose, subjectDigest }: Pick<RequestedCode, 'purpose' | 'subjectDigest'>) {
  const { rows } = await sql<{ seconds: number }>`
    select ${secondsLeft}::int as seconds from account_codes
    where purpose = ${purpose} and subject_digest = ${subjectDigest}`.execute(db)
  return Math.max(0, rows[0]?.seconds ?? 0)
}

const secondsLeft = sql`ceil(extract(epoch from asked_at - now()) + ${secondsBetweenCodes})`

/** Stores a code with its mail job; it replaces the subject's and the browser's last one. Null: one was just requested. */
export async function insertCode(db: Db, code: RequestedCode): Promise<string | null> {
  const { purpose, subjectDigest, browserDigest, codeDigest, subjectSealed, codeSealed, language } = code
  return db.transaction().execute(async (trx) => {
    await sql`
      update account_codes set used_at = now()
      where browser_digest = ${browserDigest} and purpose = ${purpose} and subject_digest <> ${subjectDigest}
        and used_at is null`.execute(trx)
    const { rows } = await sql<{ id: string }>`
      insert into account_codes (
        purpose, subject_digest, browser_digest, code_digest, subject_sealed, code_sealed, language, expires_at)
      values (${purpose}, ${subjectDigest}, ${browserDigest}, ${codeDigest}, ${subjectSealed}, ${codeSealed},
        ${language}, now() + make_interval(secs => ${codeLasts}))
      on conflict (purpose, subject_digest) do update set
        browser_digest = excluded.browser_digest, code_id = excluded.code_id, code_digest = excluded.code_digest,
        subject_sealed = excluded.subject_sealed, code_sealed = excluded.code_sealed, language = excluded.language,
        tries = 0, asked_at = excluded.asked_at, expires_at = excluded.expires_at,
        begun_at = null, sent_at = null, failed_at = null, used_at = null
      where account_codes.asked_at <= now() - make_interval(secs => ${secondsBetweenCodes})
      returning code_id as id`.execute(trx)
    const id = rows[0]?.id ?? null
    if (id) await insertJob(trx, codeTask, { code: id })
    return id
  })
}

export interface PendingCode {
  id: string
  /** Seconds until another one may be requested. */
  wait: number
  letter: 'waiting' | 'sent' | 'failed'
}

/** The browser's latest valid code, or null. */
export async function findPendingCode(
  db: Db,
  { purpose, browserDigest }: Pick<RequestedCode, 'purpose' | 'browserDigest'>,
): Promise<PendingCode | null> {
  const { rows } = await sql<PendingCode>`
    select code_id as id, greatest(0, ${secondsLeft})::int as wait,
      case when sent_at is not null then 'sent' when failed_at is not null then 'failed' else 'waiting' end as letter
    from account_codes
    where browser_digest = ${browserDigest} and purpose = ${purpose} and used_at is null and expires_at > now()
      and tries < ${codeTries}
    order by asked_at desc limit 1`.execute(db)
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
}

/** Counts a browser's try at its code, and uses the code up if a digest matches. */
export async function updateTried(
  db: Db,
  { purpose, browserDigest, codeDigests }: { purpose: CodePurpose; browserDigest: Buffer; codeDigests: Buffer[] },
): Promise<TriedCode> {
  const isRight = sql`code_digest = any(${codeDigests}::bytea[])`
  const { rows } = await sql<RightCode & { used: Date | null }>`
    update account_codes set tries = tries + 1, used_at = case when ${isRight} then now() end
    where browser_digest = ${browserDigest} and purpose = ${purpose}
      and used_at is null and expires_at > now() and tries < ${codeTries}
    returning subject_digest as "subjectDigest", subject_sealed as "subjectSealed", used_at as used`.execute(db)
  const right = rows.find(({ used }) => used !== null)
  return {
    right: right ? { subjectDigest: right.subjectDigest, subjectSealed: right.subjectSealed } : null,
    isTry: rows.length > 0,
  }
}

export interface CodeLetter {
  purpose: CodePurpose
  subjectSealed: string
  codeSealed: string
  language: string
}

/** Marks a code's mail as begun. Returns its content; null if it was begun before or the code is no longer valid. */
export async function updateLetterBegun(db: Db, id: string): Promise<CodeLetter | null> {
  const { rows } = await sql<CodeLetter>`
    update account_codes set begun_at = now()
    where code_id = ${id} and begun_at is null and used_at is null and expires_at > now() and code_sealed is not null
    returning purpose, subject_sealed as "subjectSealed", code_sealed as "codeSealed", language`.execute(db)
  return rows[0] ?? null
}

/** Marks a mail as sent, and deletes its code. */
export async function updateLetterSent(db: Db, id: string): Promise<void> {
  await sql`update account_codes set sent_at = now(), failed_at = null, code_sealed = null where code_id = ${id}`.execute(
    db,
  )
}

/** Marks a mail as failed; one that certainly never left may begin again. */
export async function updateLetterFailed(db: Db, id: string, { mayHaveArrived }: { mayHaveArrived: boolean }) {
  await sql`
    update account_codes set failed_at = now(), begun_at = case when ${mayHaveArrived} then begun_at end
    where code_id = ${id}`.execute(db)
}

/** Deletes codes and passes older than a day, and expired limits. Returns how many codes and passes. */
export async function deleteOldCodes(db: Db): Promise<number> {
  const codes = await sql`delete from account_codes where asked_at < now() - interval '1 day'`.execute(db)
  const passes = await sql`delete from account_passes where expires_at < now() - interval '1 day'`.execute(db)
  await sql`delete from core_limits where expire < ${Date.now()}`.execute(db)
  return Number(codes.numAffectedRows) + Number(passes.numAffectedRows)
}
