import { sql, type Transaction } from 'kysely'
import type { Language } from '#src/core/languages.ts'
import { notifyPageDrop } from '#src/core/server/pages/page-drops.ts'
import type { Db } from '#src/core/server/postgres/db.ts'
import type { DB } from '#src/core/server/postgres/tables.gen.ts'
import { StartError } from '#src/core/server/process/data-folder.ts'
import type { PatchChange } from '#src/features/news/changes.contract.ts'
import { draftOf } from '../drafts/draft-articles.ts'
import type { Article } from './article-files.ts'
import { summaryRowsOf } from './article-summary.ts'
import { insertPicture } from './pictures.store.ts'

export interface StoredArticle {
  contentId: string
  published: string
  labels: string[]
  father: string
  group: string | null
  order: number | null
  related: boolean
  video: string | null
  cover: string
  jumpType: string | null
  jumpUrl: string | null
  pinned: boolean
  changes: PatchChange[]
  texts: { language: Language; title: string; description: string; updated: string; html: string }[]
}

/** All published and scheduled articles by id. */
export async function listArticles(db: Db): Promise<StoredArticle[]> {
  const { rows } = await sql<StoredArticle>`
    select content_id as "contentId", to_char(published_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as published,
      labels, father_content_id as father, group_name as "group", group_order as "order", has_related as related, video, cover,
      jump_type as "jumpType", jump_url as "jumpUrl", is_pinned as pinned, changes,
      (select jsonb_agg(jsonb_build_object('language', language, 'title', title, 'description', description,
          'updated', updated_on::text, 'html', html) order by language)
        from news_texts where news_texts.content_id = news_articles.content_id) as texts
    from news_articles where published_at < 'infinity' order by content_id`.execute(db)
  return rows
}

/** Checksums of imported files by article. */
export async function findChecksums(db: Db): Promise<Map<string, string>> {
  const rows = await db.selectFrom('news_articles').select(['content_id', 'files_checksum']).execute()
  return new Map(rows.map(({ content_id, files_checksum }) => [content_id, files_checksum]))
}

export interface ArticleChanges {
  added: number
  changed: number
  unchanged: number
  /** Skipped: published or withdrawn by editors since the last import, or their group's place is taken. */
  leftToEditors: string[]
}

/** Stores imported articles, all or none; skips unchanged and editors' ones, unless replaced. Drops pages after changes. */
export async function updateArticles(
  db: Db,
  articles: Article[],
  replaced: ReadonlySet<string> = new Set(),
): Promise<ArticleChanges> {
  return db.transaction().execute(async (transaction) => {
    await updateAlone(transaction)
    const known = await findChecksums(transaction)
    const editors = await findEditorsArticles(transaction, replaced)
    const others = articles.filter(
      ({ contentId, checksum }) => replaced.has(contentId) || known.get(contentId) !== checksum,
    )
    const unnamed = others.filter(({ contentId }) => !replaced.has(contentId))
    const left = unnamed.filter((article) => editors.ids.has(article.contentId) || editors.places.has(placeOf(article)))
    const fresh = others.filter((article) => !left.includes(article))
    await refuseHeldPlaces(transaction, fresh)
    const changed = fresh.filter(({ contentId }) => known.has(contentId)).length
    const revisions = await insertImports(transaction, fresh)
    for (const picture of fresh.flatMap(({ pictures }) => pictures)) await insertPicture(transaction, picture)
    const shown = fresh.map((article) => ({ article, revision: revisions.get(article.contentId)! }))
    for (let from = 0; from < shown.length; from += 100) await updateShown(transaction, shown.slice(from, from + 100))
    if (fresh.length > 0) await notifyPageDrop(transaction as never)
    return {
      added: fresh.length - changed,
      changed,
      unchanged: articles.length - others.length,
      leftToEditors: left.map(({ contentId }) => contentId),
    }
  })
}

/** Articles last published or withdrawn by editors and not replaced, with their places in groups. */
async function findEditorsArticles(
  transaction: Transaction<DB>,
  replaced: ReadonlySet<string>,
): Promise<{ ids: Set<string>; places: Set<string> }> {
  const { rows } = await sql<{ id: string; place: string }>`
    select content_id as id, coalesce(group_name || ' ' || group_order, '') as place from news_articles
    where (
      select action from news_deeds
      where news_deeds.content_id = news_articles.content_id and action in ('import', 'publish', 'withdraw')
      order by id desc limit 1
    ) <> 'import'`.execute(transaction)
  const kept = rows.filter(({ id }) => !replaced.has(id))
  return {
    ids: new Set(kept.map(({ id }) => id)),
    places: new Set(kept.flatMap(({ place }) => place || [])),
  }
}

/** Throws StartError for places of a group that other articles keep. */
async function refuseHeldPlaces(transaction: Transaction<DB>, articles: Article[]): Promise<void> {
  const rows = await transaction
    .selectFrom('news_articles')
    .select(['content_id', 'group_name', 'group_order'])
    .where('group_name', 'is not', null)
    .execute()
  const given = new Set(articles.map(({ contentId }) => contentId))
  const staying = rows.filter(({ content_id }) => !given.has(content_id))
  const holders = new Map(staying.map((each) => [`${each.group_name} ${each.group_order}`, each.content_id]))
  const faults = articles.flatMap((article) => {
    const holder = holders.get(placeOf(article))
    const { contentId, group, order } = article
    return holder ? `${contentId}: ${holder} holds place ${order} of ${group}; give it another one in the studio.` : []
  })
  if (faults.length > 0) throw new StartError(['Nothing was imported.', ...faults].join('\n'))
}

/** Key of an article's place in its group; empty without one. */
const placeOf = ({ group, order }: Article): string => (group ? `${group} ${order}` : '')

/** Serialises writers of articles: two imports at once would both insert. */
export async function updateAlone(transaction: Transaction<DB>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('news_articles'))`.execute(transaction)
}

/** Revisions of imported articles by id. */
async function insertImports(transaction: Transaction<DB>, articles: Article[]): Promise<Map<string, number>> {
  const drafts = articles.map((article) => ({ id: article.contentId, draft: draftOf(article) }))
  const { rows } = await sql<{ id: string; revision: number }>`
    with imported as (
      insert into news_revisions (content_id, revision, editor, draft)
      select id, 1 + coalesce((select max(revision) from news_revisions where content_id = id), 0), 'import', draft
      from jsonb_to_recordset(${JSON.stringify(drafts)}::jsonb) as given (id text, draft jsonb)
      returning content_id, revision
    ), audited as (
      insert into news_deeds (editor, action, content_id, revision) select 'import', 'import', content_id, revision from imported
    )
    select content_id as id, revision from imported`.execute(transaction)
  return new Map(rows.map(({ id, revision }) => [id, revision]))
}

/** An article and its revision. */
export interface Revision {
  article: Article
  revision: number
}

/** Publishes revisions of up to 100 articles; likes stay. */
export async function updateShown(transaction: Transaction<DB>, revisions: Revision[]): Promise<void> {
  await upsertArticles(transaction, revisions)
  const articles = revisions.map(({ article }) => article)
  const ids = articles.map(({ contentId }) => contentId)
  for (const table of ['news_texts', 'news_cards'] as const)
    await transaction.deleteFrom(table).where('content_id', 'in', ids).execute()
  await transaction.insertInto('news_texts').values(articles.flatMap(textRowsOf)).execute()
  await transaction
    .insertInto('news_cards')
    .values(
      articles.flatMap((article) =>
        summaryRowsOf(article).map(({ card, ...row }) => ({
          ...row,
          content_id: article.contentId,
          published_at: article.published,
          is_pinned: article.pinned,
          card: JSON.stringify(card),
        })),
      ),
    )
    .execute()
}

/** Upserts articles; revisions of the studio keep the checksum of the last import. */
async function upsertArticles(transaction: Transaction<DB>, revisions: Revision[]) {
  const rows = revisions.map(({ article, revision }) => ({
    content_id: article.contentId,
    father_content_id: article.father ?? article.contentId,
    labels: article.labels,
    published_at: article.published,
    revision,
    group_name: article.group ?? null,
    group_order: article.order ?? null,
    has_related: article.related,
    video: article.video ?? null,
    cover: article.cover ?? article.labels[0]!,
    jump_type: article.jump?.type ?? null,
    jump_url: article.jump?.url ?? null,
    is_pinned: article.pinned,
    changes: JSON.stringify(article.changes),
    files_checksum: article.checksum ?? '',
  }))
  const { content_id: _, files_checksum: _stays, ...shared } = rows[0]!
  await transaction
    .insertInto('news_articles')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('content_id').doUpdateSet((fresh) => ({
        ...Object.fromEntries(
          (Object.keys(shared) as (keyof typeof shared)[]).map((name) => [name, fresh.ref(`excluded.${name}`)]),
        ),
        files_checksum: sql<string>`coalesce(nullif(excluded.files_checksum, ''), news_articles.files_checksum)`,
        version: sql<string>`nextval('news_versions')`,
      })),
    )
    .execute()
}

const textRowsOf = ({ contentId, texts }: Article) =>
  Object.entries(texts).map(([language, { title, description, updated, html, readingMinutes, search }]) => ({
    content_id: contentId,
    language,
    title,
    description,
    html,
    updated_on: updated,
    reading_minutes: readingMinutes,
    search: sql<string>`${search}::tsvector`,
  }))
