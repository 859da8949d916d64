import type { Transaction } from 'kysely'
import type { Db } from '#src/core/server/postgres/db.ts'
import type { DB } from '#src/core/server/postgres/tables.gen.ts'

/** A picture of an article as it is kept and sent. */
export interface KeptPicture {
  /** By what it holds. */
  name: string
  /** WebP. */
  bytes: Buffer
  /** In pixels. */
  width: number
  height: number
}

/** Keeps a picture, once however often it is sent. */
export async function insertPicture(db: Db | Transaction<DB>, picture: KeptPicture): Promise<void> {
  await db
    .insertInto('news_pictures')
    .values(picture)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** The bytes of a picture, or null where there is none of this name. */
export async function findPicture(db: Db, name: string): Promise<Buffer | null> {
  const row = await db.selectFrom('news_pictures').select('bytes').where('name', '=', name).executeTakeFirst()
  return row?.bytes ?? null
}
