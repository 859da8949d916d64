import { sql } from 'kysely'
import type { Db } from '#src/core/server/postgres/db.ts'
import { browserDays } from '#src/features/account/sign-in.rules.ts'

/** True when a browser signed in to a subject's account (digests under every key) before. */
export async function findKnownBrowser(db: Db, subjectDigests: Buffer[], browserDigest: Buffer): Promise<boolean> {
  const { rows } = await sql`
    select from account_browsers join account_identities using (user_id)
    where subject_digest = any(${subjectDigests}::bytea[]) and browser_digest = ${browserDigest}`.execute(db)
  return rows.length > 0
}

/** Remembers a browser that signed in to an account. Runs in the caller's transaction. */
export async function updateKnownBrowser(trx: Db, userId: string, browserDigest: Buffer): Promise<void> {
  await sql`
    insert into account_browsers (user_id, browser_digest) values (${userId}, ${browserDigest})
    on conflict (user_id, browser_digest) do update set seen_at = now()`.execute(trx)
}

/** Deletes passes older than a day, and browsers not seen for 180. Returns how many passes. */
export async function deleteOldPasses(db: Db): Promise<number> {
  await sql`delete from account_browsers where seen_at < now() - make_interval(days => ${browserDays})`.execute(db)
  const { numAffectedRows } = await sql`
    delete from account_passes where expires_at < now() - interval '1 day'`.execute(db)
  return Number(numAffectedRows)
}
