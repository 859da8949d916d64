import { sql, type Transaction } from 'kysely'
import { notifyPageDrop } from '#src/core/server/pages/page-drops.ts'
import type { Db } from '#src/core/server/postgres/db.ts'
import type { DB } from '#src/core/server/postgres/tables.gen.ts'
import type { AuditEvent, Draft, DraftRow, OpenedDraft } from '#src/features/news/drafts.contract.ts'
import { type Revision, updateAlone, updateShown } from '../articles/articles.store.ts'

/** An article's state from news_articles. */
const standing = sql`
  case when published_at is null then 'draft' when published_at = 'infinity' then 'withdrawn'
    when published_at > now() then 'scheduled' else 'published' end as state,
  case when published_at < 'infinity' then news_articles.revision end as published_revision,
  case when published_at < 'infinity'
    then to_char(published_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') end as published`

/** A draft with the dates of its translations. */
export type FoundRow = Omit<DraftRow, 'title' | 'labels' | 'translations'> & {
  labels: string[]
  /** Title and date of the last change by language. */
  heads: Record<string, { title: string; updated: string }>
}

interface DraftFilter {
  keyword: string
  state: DraftRow['state'] | null
  offset: number
  limit: number
}

/** Newest revisions whose id or title matches, last saved first, and their number. */
export async function listDrafts(
  db: Db,
  { keyword, state, offset, limit }: DraftFilter,
): Promise<{ drafts: FoundRow[]; total: number }> {
  const pattern = `%${keyword.replace(/[\\%_]/g, '\\$&')}%`
  const { rows } = await sql<FoundRow>`
    with newest as (
      select distinct on (content_id) content_id, revision, saved_at, editor, draft->'labels' as labels, (
        select jsonb_object_agg(key, jsonb_build_object('title', value->'title', 'updated', value->'updated'))
        from jsonb_each(draft->'texts')
      ) as heads
      from news_revisions order by content_id, revision desc
    ), shown as (
      select newest.content_id, newest.revision, extract(epoch from saved_at)::float8 as saved_at, editor, newest.labels, heads, ${standing}
      from newest left join news_articles on news_articles.content_id = newest.content_id
    )
    select * from shown
    where (content_id ilike ${pattern} or exists (select from jsonb_each(heads) where value->>'title' ilike ${pattern}))
      and (${state}::text is null or state = ${state})
    order by saved_at desc, content_id`.execute(db)
  return { drafts: rows.slice(offset, offset + limit), total: rows.length }
}

/** A revision, the newest by default; null for none. */
export async function findDraft(db: Db | Transaction<DB>, id: string, revision?: number): Promise<OpenedDraft | null> {
  const { rows } = await sql<OpenedDraft>`
    select news_revisions.content_id, news_revisions.revision, draft, ${standing}
    from news_revisions left join news_articles on news_articles.content_id = news_revisions.content_id
    where news_revisions.content_id = ${id} and (${revision ?? null}::int is null or news_revisions.revision = ${revision ?? null})
    order by news_revisions.revision desc limit 1`.execute(db)
  return rows[0] ?? null
}

interface NewRevision {
  contentId: string
  /** The changed revision; 0 for a new article. */
  base: number
  draft: Draft
  editor: string
  action: 'save' | 'restore'
}

/** Inserts a draft as the next revision; false when another editor was first. */
export async function insertRevision(
  db: Db,
  { contentId, base, draft, editor, action }: NewRevision,
): Promise<boolean> {
  const { rows } = await sql`
    with saved as (
      insert into news_revisions (content_id, revision, editor, draft)
      select ${contentId}, ${base}::int + 1, ${editor}, ${JSON.stringify(draft)}::jsonb
      where coalesce((select max(revision) from news_revisions where content_id = ${contentId}), 0) = ${base}
      on conflict do nothing
      returning content_id, revision
    )
    insert into news_deeds (editor, action, content_id, revision)
    select ${editor}, ${action}, content_id, revision from saved returning revision`.execute(db)
  return rows.length === 1
}

interface Publication extends Revision {
  editor: string
}

/** Outcome of a publication: a newer revision or a taken place refuses it. */
export type Published = 'done' | 'draft_conflict' | 'place_taken'

/** Publishes the newest revision and drops pages. */
export async function updatePublished(db: Db, { article, revision, editor }: Publication): Promise<Published> {
  const publish = async (transaction: Transaction<DB>): Promise<Published> => {
    await updateAlone(transaction)
    const newest = await findDraft(transaction, article.contentId)
    if (newest?.revision !== revision) return 'draft_conflict'
    await updateShown(transaction, [{ article, revision }])
    await insertAuditEvent(transaction, { editor, action: 'publish', contentId: article.contentId, revision })
    await notifyPageDrop(transaction as never)
    return 'done'
  }
  return db.transaction().execute(publish).catch(refusalOf)
}

function refusalOf(error: Error & { constraint?: string }): Published {
  if (error.constraint?.includes('group_order')) return 'place_taken'
  throw error
}

/** Withdraws an article and drops pages; likes stay. False when it was not public. */
export async function updateWithdrawn(db: Db, contentId: string, editor: string): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    await updateAlone(transaction)
    const { rows } = await sql<{ revision: number }>`
      update news_articles set published_at = 'infinity', group_name = null, group_order = null, version = nextval('news_versions')
      where content_id = ${contentId} and published_at < 'infinity' returning revision`.execute(transaction)
    if (!rows[0]) return false
    await transaction.deleteFrom('news_cards').where('content_id', '=', contentId).execute()
    await insertAuditEvent(transaction, { editor, action: 'withdraw', contentId, revision: rows[0].revision })
    await notifyPageDrop(transaction as never)
    return true
  })
}

interface NewAuditEvent {
  editor: string
  action: AuditEvent['action'] | 'sign_in' | 'picture'
  contentId?: string
  revision?: number
}

/** Records an editor's action. */
export async function insertAuditEvent(
  db: Db | Transaction<DB>,
  { editor, action, contentId, revision }: NewAuditEvent,
): Promise<void> {
  await db
    .insertInto('news_deeds')
    .values({ editor, action, content_id: contentId ?? null, revision: revision ?? null })
    .execute()
}

/** Audit events of an article, newest first. */
export async function listAuditEvents(db: Db, contentId: string): Promise<AuditEvent[]> {
  const { rows } = await sql<AuditEvent>`
    select extract(epoch from at)::float8 as at, editor, action, revision from news_deeds
    where content_id = ${contentId} order by id desc limit 500`.execute(db)
  return rows
}
