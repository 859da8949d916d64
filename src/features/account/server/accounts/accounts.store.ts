import { sql } from 'kysely'
import { deleteCodesOf } from '#src/core/server/codes/codes.store.ts'
import type { Db } from '#src/core/server/postgres/db.ts'
import { channels } from '#src/features/account/sign-in.rules.ts'

export type AccountEventKind =
  | 'signed-in'
  | 'signed-out'
  | 'others-ended'
  | 'all-ended'
  | 'renamed'
  | 'pictured'
  | 'unpictured'
  | 'exported'
  | 'deletion-asked'
  | 'deletion-refused'
  | 'confirmed'

export interface StoredAccount {
  id: string
  /** Encrypted display name; null if none was chosen. */
  nameSealed: string | null
  createdAt: Date
  /** Of the last sign-in; null for an older one. */
  language: string | null
  /** Null without an uploaded picture. */
  avatarId: string | null
  identities: { channel: number; subjectSealed: string; createdAt: Date }[]
  sessions: { id: string; channel: number; createdAt: Date; seenAt: Date; isThis: boolean }[]
  /** Newest first. */
  events: { kind: AccountEventKind; at: Date }[]
}

/** The account of a valid session, by the digest of its token; null if the session is over. */
export async function findAccount(db: Db, tokenDigest: Buffer): Promise<StoredAccount | null> {
  const { rows } = await sql<Pick<StoredAccount, 'id' | 'nameSealed' | 'createdAt' | 'language' | 'avatarId'>>`
    select user_id as id, name_sealed as "nameSealed", account_users.created_at as "createdAt", language, avatar_id as "avatarId"
    from account_sessions join account_users using (user_id) left join account_avatars using (user_id)
    where token_digest = ${tokenDigest} and expires_at > now()`.execute(db)
  const account = rows[0]
  if (!account) return null
  const [identities, sessions, events] = await Promise.all([
    listIdentities(db, account.id),
    sql<StoredAccount['sessions'][number]>`
      select session_id as id, channel, created_at as "createdAt", seen_at as "seenAt", token_digest = ${tokenDigest} as "isThis"
      from account_sessions where user_id = ${account.id} and expires_at > now() order by seen_at desc`.execute(db),
    sql<StoredAccount['events'][number]>`
      select kind, at from account_events where user_id = ${account.id} order by at desc, event_id desc`.execute(db),
  ])
  return { ...account, identities, sessions: sessions.rows, events: events.rows }
}

/** The identities with which an account signs in, oldest first. */
export async function listIdentities(db: Db, userId: string): Promise<StoredAccount['identities']> {
  const { rows } = await sql<StoredAccount['identities'][number]>`
    select channel, subject_sealed as "subjectSealed", created_at as "createdAt" from account_identities
    where user_id = ${userId} order by created_at`.execute(db)
  return rows
}

/** Records an event, and holds the account to the end of a transaction. False if the account is gone. */
export async function insertEvent(db: Db, userId: string, kind: AccountEventKind): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    insert into account_events (user_id, kind)
    select user_id, ${kind} from account_users where user_id = ${userId} for key share`.execute(db)
  return numAffectedRows > 0n
}

/** Sets or removes (null) the display name. */
export async function updateName(db: Db, userId: string, nameSealed: string | null): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`update account_users set name_sealed = ${nameSealed} where user_id = ${userId}`.execute(trx)
    await insertEvent(trx, userId, 'renamed')
  })
}

export async function deleteOtherSessions(db: Db, userId: string, tokenDigest: Buffer): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await insertEvent(trx, userId, 'others-ended') // locks the account before its sessions, like its deletion
    await sql`delete from account_sessions where user_id = ${userId} and token_digest <> ${tokenDigest}`.execute(trx)
  })
}

export async function deleteAllSessions(db: Db, userId: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await insertEvent(trx, userId, 'all-ended')
    await sql`delete from account_sessions where user_id = ${userId}`.execute(trx)
  })
}

/** Deletes an account with its data, and the codes sent to its addresses (given as digests under every key). */
export async function deleteAccount(db: Db, userId: string, subjectDigests: Buffer[]): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await deleteCodesOf(trx, subjectDigests)
    await sql`delete from account_users where user_id = ${userId}`.execute(trx)
  })
}

/** Deletes events older than 90 days. Returns how many. */
export async function deleteOldEvents(db: Db): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from account_events where at < now() - interval '90 days'`.execute(db)
  return Number(numAffectedRows)
}

/** Deletes guest accounts without a valid session. Returns how many. */
export async function deleteLostGuests(db: Db): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from account_users
    where created_at < now() - interval '1 hour'
      and not exists (select from account_sessions where account_sessions.user_id = account_users.user_id and expires_at > now())
      and not exists (
        select from account_identities where account_identities.user_id = account_users.user_id and channel <> ${channels.guest})`.execute(
    db,
  )
  return Number(numAffectedRows)
}

/** The sealed display names of accounts; none for those without. */
export async function listNames(db: Db, ids: string[]): Promise<{ id: string; nameSealed: string }[]> {
  const { rows } = await sql<{ id: string; nameSealed: string }>`
    select user_id as id, name_sealed as "nameSealed" from account_users
    where user_id = any(${ids}::uuid[]) and name_sealed is not null`.execute(db)
  return rows
}
