import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { NextPublication } from '#src/core/server/jobs/publication-schedule.ts'
import type { ContentVersions } from '#src/core/server/pages/static-pages.ts'
import type { Db } from '#src/core/server/postgres/db.ts'

export interface ArticleVersions extends ContentVersions {
  /** How often an article stopped being public. */
  withdrawals: string
}

/** Versions of all published articles. */
export async function findVersions(db: Db): Promise<ArticleVersions> {
  const { rows } = await sql<{ id: string; version: number }>`
    select content_id as id, version::float8 as version
    from news_articles where published_at <= now() order by content_id`.execute(db)
  const state = await sql<{ withdrawals: string }>`
    select last_value, (select count::text from news_withdrawals) as withdrawals from news_versions`.execute(db)
  const all = createHash('sha256')
    .update(JSON.stringify([rows, state.rows]))
    .digest('hex')
    .slice(0, 16)
  const { withdrawals } = state.rows[0]!
  return { pages: new Map(rows.map(({ id, version }) => [id, version])), all, withdrawals }
}

/** Marks the surroundings of all articles as changed, so that kept pages are re-rendered. */
export async function updateVersions(db: Db): Promise<void> {
  await sql`select nextval('news_versions')`.execute(db)
}

/** Next publication after a moment, or after now; negative when just passed. */
export async function findNextPublication(db: Db, after: string | null): Promise<NextPublication> {
  const { rows } = await sql<NextPublication>`
    select (extract(epoch from min(published_at) - now()) * 1000)::float8 as milliseconds, now()::text as now
    from news_articles where published_at > coalesce(${after}::timestamptz, now()) and published_at < 'infinity'`.execute(
    db,
  )
  return rows[0]!
}
