import { sql } from 'kysely'
import type { Db } from '#src/core/server/postgres/db.ts'
import type { SignIn } from '#src/core/server/secrets/editors.ts'

/** Ends a sign-in on every instance, and forgets those that are over anyway. */
export async function insertEndedSignIn(db: Db, { id, end }: SignIn): Promise<void> {
  await sql`
    with over as (delete from news_ended_sign_ins where expires_at < now() - interval '1 day')
    insert into news_ended_sign_ins (sign_in_id, expires_at) values (${id}, to_timestamp(${end}))
    on conflict do nothing`.execute(db)
}

/** Whether a sign-in was ended. */
export async function findEnded(db: Db, { id }: SignIn): Promise<boolean> {
  const found = await db.selectFrom('news_ended_sign_ins').select('sign_in_id').where('sign_in_id', '=', id).execute()
  return found.length > 0
}
