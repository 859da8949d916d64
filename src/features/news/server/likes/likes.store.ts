import { sql } from 'kysely'
import type { Language } from '#src/core/languages.ts'
import type { Db } from '#src/core/server/postgres/db.ts'

/** Likes by article; articles without likes are omitted. */
export async function countLikes(db: Db, ids: string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('news_likes')
    .select(['content_id', sql<number>`count(*)::int`.as('likes')])
    .where('content_id', 'in', ids)
    .groupBy('content_id')
    .execute()
  return new Map(rows.map(({ content_id, likes }) => [content_id, likes]))
}

export async function listLiked(db: Db, ids: string[], accountId: string): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('news_likes')
    .select('content_id')
    .where('content_id', 'in', ids)
    .where('account_id', '=', accountId)
    .execute()
  return rows.map(({ content_id }) => content_id)
}

interface Like {
  contentId: string
  accountId: string
  /** Whether the article is to be liked; undefined: the opposite of what it is. */
  wanted?: boolean | undefined
}

/** Updates an account's like. Returns whether it is liked; null for unpublished articles. */
export async function updateLike(db: Db, { contentId, accountId, wanted }: Like): Promise<boolean | null> {
  const { rows } = await sql<{ taken: boolean; given: boolean; shown: boolean }>`
    with taken as (
      delete from news_likes
      where content_id = ${contentId} and account_id = ${accountId} and ${wanted !== true} returning true
    ), shown as (
      select content_id from news_articles where content_id = ${contentId} and published_at <= now()
    ), given as (
      insert into news_likes (content_id, account_id)
      select content_id, ${accountId} from shown
      where ${wanted !== false} and not exists (select from taken)
      -- one of the same moment, which this statement does not see
      on conflict (content_id, account_id) do update set account_id = excluded.account_id returning true
    )
    select exists (select from taken) as taken, exists (select from given) as given, exists (select from shown) as shown`.execute(
    db,
  )
  const { taken, given, shown } = rows[0]!
  if (wanted !== undefined) return shown ? wanted : null
  return taken || given ? given : null
}

/** Toggles a like once per key. Returns whether the article is liked since; null for unpublished articles. */
export function updateLikeOnce(db: Db, like: Omit<Like, 'wanted'> & { key: string }): Promise<boolean | null> {
  const { contentId, accountId, key } = like
  return db.transaction().execute(async (trx) => {
    // requests of one account with the same key follow each other
    await sql`select pg_advisory_xact_lock(hashtext('news_like_keys'), hashtext(${`${accountId} ${key}`}))`.execute(trx)
    const known = await trx
      .selectFrom('news_like_keys')
      .select('is_liked')
      .where('account_id', '=', accountId)
      .where('content_id', '=', contentId)
      .where('key', '=', key)
      .executeTakeFirst()
    if (known) return known.is_liked
    const is_liked = await updateLike(trx, { contentId, accountId })
    if (is_liked === null) return null
    await sql`delete from news_like_keys where account_id = ${accountId} and toggled_at < now() - interval '1 day'`.execute(
      trx,
    )
    await trx
      .insertInto('news_like_keys')
      .values({ account_id: accountId, content_id: contentId, key, is_liked })
      .execute()
    return is_liked
  })
}

/** An account's liked articles, newest first, titled in the language or another. */
export async function listLikedArticles(
  db: Db,
  accountId: string,
  language: Language,
): Promise<{ id: string; title: string }[]> {
  const { rows } = await sql<{ id: string; title: string }>`
    select id, title from (
      select distinct on (content_id) content_id as id, title, published_at
      from news_likes join news_cards using (content_id) join news_texts using (content_id, language)
      where account_id = ${accountId} and published_at <= now() order by content_id, language = ${language} desc
    ) liked order by published_at desc`.execute(db)
  return rows
}
