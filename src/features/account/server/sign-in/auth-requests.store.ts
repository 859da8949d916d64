import { sql } from 'kysely'
import type { Db } from '#src/core/server/postgres/db.ts'
import { authRequestLasts } from '#src/features/account/sign-in.rules.ts'

export interface AuthRequestKey {
  stateDigest: Buffer
  browserDigest: Buffer
  channel: number
}

/** Stores an auth request at a provider, with its encrypted state. */
export async function insertAuthRequest(
  db: Db,
  { stateDigest, browserDigest, channel, sealed }: AuthRequestKey & { sealed: string },
): Promise<void> {
  await sql`
    insert into account_trips (state_digest, browser_digest, channel, sealed, expires_at)
    values (${stateDigest}, ${browserDigest}, ${channel}, ${sealed}, now() + make_interval(secs => ${authRequestLasts}))`.execute(
    db,
  )
}

/** Uses up a browser's auth request; `isGood` says whether it was still valid. Null if this browser never made it. */
export async function updateAuthRequestUsed(
  db: Db,
  { stateDigest, browserDigest, channel }: AuthRequestKey,
): Promise<{ sealed: string; isGood: boolean } | null> {
  const isIts = sql`state_digest = ${stateDigest} and browser_digest = ${browserDigest} and channel = ${channel}`
  const { rows } = await sql<{ sealed: string; isGood: boolean }>`
    with used as (
      update account_trips set used_at = now() where ${isIts} and used_at is null and expires_at > now()
      returning sealed
    )
    select sealed, exists (select from used) as "isGood" from account_trips where ${isIts}`.execute(db)
  return rows[0] ?? null
}

/** Deletes auth requests that expired over a day ago. Returns how many. */
export async function deleteOldAuthRequests(db: Db): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from account_trips where expires_at < now() - interval '1 day'`.execute(db)
  return Number(numAffectedRows)
}
