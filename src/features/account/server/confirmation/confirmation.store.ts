import { sql } from 'kysely'
import type { Db } from '#src/core/server/postgres/db.ts'
import { confirmationLasts } from '#src/features/account/confirmation.rules.ts'

/** Whether a session's owner was confirmed lately, by the database's clock. */
export async function findIsConfirmed(db: Db, tokenDigest: Buffer): Promise<boolean> {
  const { rows } = await sql`
    select from account_sessions
    where token_digest = ${tokenDigest} and expires_at > now()
      and confirmed_at > now() - make_interval(mins => ${confirmationLasts})`.execute(db)
  return rows.length > 0
}

/** Notes that a session's owner was confirmed just now. Runs in the caller's transaction. */
export async function updateConfirmed(trx: Db, tokenDigest: Buffer): Promise<void> {
  await sql`
    update account_sessions set confirmed_at = now()
    where token_digest = ${tokenDigest} and expires_at > now()`.execute(trx)
}

/** The language of an account's last sign-in; null if it is not known. */
export async function findLanguage(db: Db, userId: string): Promise<string | null> {
  const { rows } = await sql<{ language: string | null }>`
    select language from account_users where user_id = ${userId}`.execute(db)
  return rows[0]?.language ?? null
}
