import { sql } from 'kysely'
import type { Language } from '#src/core/languages.ts'
import type { Db } from '#src/core/server/postgres/db.ts'
import { passLasts, sessionDays } from '#src/features/account/sign-in.rules.ts'
import { insertEvent } from './accounts.store.ts'

export interface Pass {
  passDigest: Buffer
  browserDigest: Buffer
  nonce: string
  channel: number
  userId: string
}

export async function insertPass(db: Db, { passDigest, browserDigest, nonce, channel, userId }: Pass): Promise<void> {
  await sql`
    insert into account_passes (pass_digest, browser_digest, nonce, channel, user_id, expires_at)
    values (${passDigest}, ${browserDigest}, ${nonce}, ${channel}, ${userId}, now() + make_interval(secs => ${passLasts}))`.execute(
    db,
  )
}

/** Uses up a valid pass of this browser. Returns its account's id, or null. */
export async function updatePassUsed(
  db: Db,
  { passDigest, browserDigest, nonce, channel }: Omit<Pass, 'userId'>,
): Promise<string | null> {
  const { rows } = await sql<{ userId: string }>`
    update account_passes set used_at = now()
    where pass_digest = ${passDigest} and browser_digest = ${browserDigest} and nonce = ${nonce} and channel = ${channel}
      and used_at is null and expires_at > now()
    returning user_id as "userId"`.execute(db)
  return rows[0]?.userId ?? null
}

export interface NewSession {
  tokenDigest: Buffer
  /** The browser's previous session. */
  before: Buffer | null
  userId: string
  channel: number
  language: Language
}

/** Stores a session within the caller's transaction; replaces the browser's previous one. A sign-in confirms it. */
export async function insertSession(trx: Db, session: NewSession): Promise<void> {
  const { tokenDigest, before, userId, channel, language } = session
  if (before) await deleteSession(trx, before)
  await sql`
    insert into account_sessions (token_digest, user_id, channel, expires_at, confirmed_at)
    values (${tokenDigest}, ${userId}, ${channel}, now() + make_interval(days => ${sessionDays}), now())`.execute(trx)
  await sql`
    update account_users set language = ${language}
    where user_id = ${userId} and language is distinct from ${language}`.execute(trx)
  await insertEvent(trx, userId, 'signed-in')
}

export interface StoredSession {
  userId: string
  /** Encrypted display name; null if none was chosen. */
  nameSealed: string | null
  channel: number
  /** Null without an uploaded picture. */
  avatarId: string | null
}

/** Accounts of sessions in the order of the token digests, null for ended ones; `seenToday`: extended within a day. */
export async function listSignedIn(
  db: Db,
  tokenDigests: readonly Buffer[],
): Promise<((StoredSession & { seenToday: boolean }) | null)[]> {
  const { rows } = await sql<StoredSession & { seenToday: boolean; tokenDigest: Buffer }>`
    select token_digest as "tokenDigest", user_id as "userId", name_sealed as "nameSealed", channel, avatar_id as "avatarId", seen_at > now() - interval '1 day' as "seenToday"
    from account_sessions join account_users using (user_id) left join account_avatars using (user_id)
    where token_digest = any(${tokenDigests}) and expires_at > now()`.execute(db)
  return tokenDigests.map((digest) => rows.find(({ tokenDigest }) => tokenDigest.equals(digest)) ?? null)
}

/** Extends a session to its full lifetime. */
export async function updateSeen(db: Db, tokenDigest: Buffer): Promise<void> {
  await sql`
    update account_sessions set seen_at = now(), expires_at = now() + make_interval(days => ${sessionDays})
    where token_digest = ${tokenDigest}`.execute(db)
}

/** Ends a session; locks its account first, like the account's deletion. */
export async function deleteSession(db: Db, tokenDigest: Buffer): Promise<void> {
  await sql`
    with account as (
      select user_id from account_users
      where user_id = (select user_id from account_sessions where token_digest = ${tokenDigest}) for key share
    ), ended as (
      delete from account_sessions
      where token_digest = ${tokenDigest} and user_id in (select user_id from account) returning user_id
    )
    insert into account_events (user_id, kind) select user_id, 'signed-out' from ended`.execute(db)
}

/** Deletes expired sessions. Returns how many. */
export async function deleteOldSessions(db: Db): Promise<number> {
  const { numAffectedRows } = await sql`delete from account_sessions where expires_at < now()`.execute(db)
  return Number(numAffectedRows)
}
