import { sql } from 'kysely'
import type { Db } from '#src/core/server/postgres/db.ts'

export interface Identity {
  channel: number
  /** Newest key first. */
  subjectDigests: [newest: Buffer, ...older: Buffer[]]
  subjectSealed: string
}

/** The id of an identity's account, created if missing; safe under concurrency. Runs in the caller's transaction. */
export async function insertIdentity(trx: Db, { channel, subjectDigests, subjectSealed }: Identity): Promise<string> {
  const [digest, ...older] = subjectDigests
  if (older.length > 0) {
    await sql`
      update account_identities set subject_digest = ${digest}, subject_sealed = ${subjectSealed}
      where channel = ${channel} and subject_digest = any(${older}::bytea[])
        and not exists (select from account_identities where channel = ${channel} and subject_digest = ${digest})`.execute(
      trx,
    )
  }
  // serializes concurrent sign-ins of one identity
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${channel} ${digest.toString('hex')}`}, 0))`.execute(trx)
  const known = await sql<{ userId: string }>`
    select user_id as "userId" from account_identities
    where channel = ${channel} and subject_digest = ${digest}`.execute(trx)
  if (known.rows[0]) return known.rows[0].userId
  const made = await sql<{ userId: string }>`
    insert into account_users default values returning user_id as "userId"`.execute(trx)
  const { userId } = made.rows[0]!
  await sql`
    insert into account_identities (channel, subject_digest, subject_sealed, user_id)
    values (${channel}, ${digest}, ${subjectSealed}, ${userId})`.execute(trx)
  return userId
}
