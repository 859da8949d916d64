import { sql } from 'kysely'
import type { Db } from '../../../core/server/postgres/db.ts'

/** How many accounts like each of these articles; those that nobody likes are left out. */
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
