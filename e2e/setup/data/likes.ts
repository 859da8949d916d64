import type { Db } from '#src/core/server/postgres/db.ts'

/** Likes an article with a new account. */
export async function insertLike(db: Db, contentId: string) {
  const { user_id } = await db
    .insertInto('account_users')
    .defaultValues()
    .returning('user_id')
    .executeTakeFirstOrThrow()
  await db.insertInto('news_likes').values({ content_id: contentId, account_id: user_id }).execute()
}
