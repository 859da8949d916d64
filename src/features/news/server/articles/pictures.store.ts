import type { Transaction } from 'kysely'
import type { Db } from '#src/core/server/postgres/db.ts'
import type { DB } from '#src/core/server/postgres/tables.gen.ts'

/** A stored picture. */
export interface KeptPicture {
  /** Digest of its content. */
  name: string
  /** WebP. */
  bytes: Buffer
  width: number
  height: number
}

/** Inserts a picture once. */
export async function insertPicture(db: Db | Transaction<DB>, picture: KeptPicture): Promise<void> {
  await db
    .insertInto('news_pictures')
    .values(picture)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function findPicture(db: Db, name: string): Promise<Buffer | null> {
  const row = await db.selectFrom('news_pictures').select('bytes').where('name', '=', name).executeTakeFirst()
  return row?.bytes ?? null
}
