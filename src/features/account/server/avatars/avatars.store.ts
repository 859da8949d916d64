import { sql } from 'kysely'
import type { Db } from '#src/core/server/postgres/db.ts'
import { insertEvent } from '../accounts/accounts.store.ts'

/** Stores an account's picture, or nothing if the account is gone. */
export async function insertAvatar(db: Db, userId: string, bytes: Buffer): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { numAffectedRows } = await sql`
      insert into account_avatars (user_id, bytes) select user_id, ${bytes} from account_users where user_id = ${userId}
      on conflict (user_id) do update set bytes = excluded.bytes, avatar_id = excluded.avatar_id`.execute(trx)
    if (numAffectedRows === 1n) await insertEvent(trx, userId, 'pictured')
  })
}

/** WebP bytes of a picture, or null. */
export async function findAvatar(db: Db, avatarId: string): Promise<Buffer | null> {
  const row = await db
    .selectFrom('account_avatars')
    .select('bytes')
    .where('avatar_id', '=', avatarId)
    .executeTakeFirst()
  return row?.bytes ?? null
}

export async function deleteAvatar(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('account_avatars').where('user_id', '=', userId).execute()
}
