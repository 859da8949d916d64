import { sql } from 'kysely'
import type { Language } from '#src/core/languages.ts'
import type { Db } from '#src/core/server/postgres/db.ts'
import type { SearchQuery } from '#src/core/server/texts/search-words.ts'
import type { PatchChange } from '#src/features/news/changes.contract.ts'
import type { ArticleLabel, CardList } from '#src/features/news/news.rules.ts'
import type { Article } from '../articles/article-files.ts'
import { type ArticleSummary, summaryRowsOf } from '../articles/article-summary.ts'

/** Filter of a list. */
export interface ListPage {
  language: Language
  offset: number
  limit: number
  /** With a video, without one, or both. */
  hasVideo?: boolean
  /** Any of these labels; all labels when empty. */
  labels?: ArticleLabel[]
  /** A draft that replaces its public revision in the list. */
  draftOverride?: Article
}
export interface SummaryPage {
  summaries: ArticleSummary[]
  total: number
}

/** Published articles of a list, pinned ones first, then the newest, and their number. */
export async function listSummaries(
  db: Db,
  { language, list, offset, limit, draftOverride, ...filter }: ListPage & { list: CardList },
): Promise<SummaryPage> {
  const shown = sql`${cardsWith(draftOverride)}
    where language = ${language} and label = ${list} and published_at <= now()${keptBy(filter)}`
  const { rows } = await sql<SummaryPage>`
    select
      (select count(*)::int from ${shown}) as total,
      (select coalesce(jsonb_agg(card), '[]') from (
        select card from ${shown} order by is_pinned desc, published_at desc, content_id offset ${offset} limit ${limit}
      ) page) as summaries`.execute(db)
  return rows[0]!
}

/** Newest articles of a list with the days of their last changes. */
export async function listFeedEntries(
  db: Db,
  { language, list, limit }: { language: Language; list: CardList; limit: number },
): Promise<{ summary: ArticleSummary; updated: string }[]> {
  const { rows } = await sql<{ summary: ArticleSummary; updated: string }>`
    select card as summary, updated_on::text as updated from news_cards join news_texts using (content_id, language)
    where language = ${language} and label = ${list} and published_at <= now()
    order by published_at desc, content_id limit ${limit}`.execute(db)
  return rows
}

/** Articles that contain all words of a query, this language first, then by weight. */
export async function listFound(
  db: Db,
  { language, list, offset, limit, query, draftOverride, ...filter }: ListPage & { list: CardList; query: SearchQuery },
): Promise<SummaryPage> {
  const texts = textsWith(draftOverride)
  const { rows } = await sql<{ card: ArticleSummary }>`
    select card from ${cardsWith(draftOverride)}
    join lateral (
      select news_texts.language = ${language} as is_own, ts_rank(search, ${query.any}::tsquery) as weight
      from ${texts} where news_texts.content_id = news_cards.content_id and search @@ ${query.all}::tsquery
      order by is_own desc, weight desc limit 1
    ) found on true
    where content_id in (select content_id from ${texts} where search @@ ${query.all}::tsquery)
      and language = ${language} and label = ${list} and published_at <= now()${keptBy(filter)}
    order by is_own desc, weight desc, published_at desc, content_id`.execute(db)
  return { summaries: rows.slice(offset, offset + limit).map(({ card }) => card), total: rows.length }
}

/** A group's published articles in order, and their number. */
export async function listGroup(
  db: Db,
  { offset, limit, ...asked }: ListPage & { group: string },
): Promise<SummaryPage> {
  const summaries = await findGroup(db, asked)
  return { summaries: summaries.slice(offset, offset + limit), total: summaries.length }
}

async function findGroup(
  db: Db,
  { language, group, draftOverride, ...filter }: Omit<ListPage, 'offset' | 'limit'> & { group: string },
): Promise<ArticleSummary[]> {
  const { rows } = await sql<{ card: ArticleSummary }>`
    select card from ${articlesWith(draftOverride)} join ${cardsWith(draftOverride)} using (content_id)
    where group_name = ${group} and language = ${language} and label = labels[1]
      and news_articles.published_at <= now()${keptBy(filter)}
    order by group_order, content_id`.execute(db)
  return rows.map(({ card }) => card)
}

const keptBy = ({ hasVideo, labels = [] }: Pick<ListPage, 'hasVideo' | 'labels'>) =>
  sql`${
    hasVideo === undefined ? sql`` : sql` and (card->>'video' is not null) = ${hasVideo}`
  }${labels.length === 0 ? sql`` : sql` and card->'labels' ?| ${labels}::text[]`}`

export interface FoundArticle {
  summary: ArticleSummary
  html: string
  language: Language
  /** Those in which it stands. */
  languages: Language[]
  updated: string
  /** Last change of the English text. */
  originalUpdated: string
  readingMinutes: number
  version: number
  hasRelated: boolean
  group: string | null
  changes: PatchChange[]
  /** For drafts: the override of the public revision. */
  draftOverride?: Article
}

/** A published article by id, or the newest of its piece, in the language or English; null for none. */
export async function findArticle(
  db: Db,
  { language, ...key }: { language: Language; contentId?: string; fatherId?: string },
): Promise<FoundArticle | null> {
  const { rows } = await sql<FoundArticle>`
    select card as summary, html, news_texts.language, updated_on::text as updated, has_related as "hasRelated", group_name as group,
      (select array_agg(each.language) from news_texts each where each.content_id = news_texts.content_id) as languages,
      reading_minutes as "readingMinutes", version::float8 as version, changes,
      (select updated_on::text from news_texts original where original.content_id = news_texts.content_id and language = 'en')
        as "originalUpdated"
    from news_articles
    join news_texts using (content_id)
    join news_cards on news_cards.content_id = news_texts.content_id and news_cards.language = news_texts.language
      and label = labels[1]
    where ${key.contentId === undefined ? sql`father_content_id = ${key.fatherId}` : sql`news_articles.content_id = ${key.contentId}`}
      and news_texts.language in (${language}, 'en') and news_articles.published_at <= now()
    order by news_articles.published_at desc, news_articles.content_id, news_texts.language = ${language} desc
    limit 1`.execute(db)
  return rows[0] ?? null
}

export interface Neighbourhood {
  related: ArticleSummary[]
  previous: ArticleSummary | null
  next: ArticleSummary | null
}

/** Neighbours in the group or first label, and related articles. */
export async function findNeighbourhood(
  db: Db,
  { summary: { contentId, labels }, group, draftOverride }: FoundArticle,
  language: Language,
): Promise<Neighbourhood> {
  if (group) return neighboursIn(await findGroup(db, { language, group, draftOverride }), contentId)
  const shown = sql`news_cards where language = ${language} and label = ${labels[0]!} and published_at <= now()`
  const self = draftOverride
    ? shownFrom(draftOverride)
    : sql`(select published_at from news_articles where content_id = ${contentId})`
  const { rows } = await sql<Neighbourhood>`
    select
      (select coalesce(jsonb_agg(card), '[]') from (
        select card from ${shown} and content_id <> ${contentId} order by published_at desc, content_id limit ${mostRelated}
      ) newest) as related,
      (select card from ${shown} and (published_at < ${self} or published_at = ${self} and content_id > ${contentId})
        order by published_at desc, content_id limit 1) as previous,
      (select card from ${shown} and (published_at > ${self} or published_at = ${self} and content_id < ${contentId})
        order by published_at, content_id desc limit 1) as next`.execute(db)
  return rows[0]!
}

const mostRelated = 3

function neighboursIn(group: ArticleSummary[], id: string): Neighbourhood {
  const place = group.findIndex(({ contentId }) => contentId === id)
  const related = group.filter(({ contentId }) => contentId !== id)
  if (place < 0) return { related, previous: null, next: null } // only its English is in the group
  return { related, previous: group[place - 1] ?? null, next: group[place + 1] ?? null }
}

export interface PublishedArticle {
  contentId: string
  fatherId: string
  /** Those in which it stands. */
  languages: Language[]
  /** ISO instant. */
  published: string
  /** Day of the last change by language. */
  updated: Partial<Record<Language, string>>
}

/** All published articles by id. */
export async function listPublished(db: Db): Promise<PublishedArticle[]> {
  const { rows } = await sql<PublishedArticle>`
    select content_id as "contentId", father_content_id as "fatherId", array_agg(language order by language) as languages,
      to_char(published_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as published, jsonb_object_agg(language, updated_on) as updated
    from news_articles join news_texts using (content_id)
    where published_at <= now() group by content_id order by published_at, content_id`.execute(db)
  return rows
}

/** Start of a draft, which may be in the future. */
const shownFrom = ({ published }: Article) => sql`least(${published}::timestamptz, now())`

/** Cards with a draft replacing its public revision. */
const cardsWith = (draftOverride?: Article) =>
  draftOverride
    ? sql`(
        select language, label, is_pinned, published_at, content_id, card from news_cards where content_id <> ${draftOverride.contentId}
        union all
        select language, label, ${draftOverride.pinned}::boolean, ${shownFrom(draftOverride)}, ${draftOverride.contentId}, card
        from jsonb_to_recordset(${JSON.stringify(summaryRowsOf(draftOverride))}::jsonb) as own (language text, label text, card jsonb)
      ) news_cards`
    : sql`news_cards`

/** Search words with the same replacement. */
const textsWith = (draftOverride?: Article) =>
  draftOverride
    ? sql`(
        select content_id, language, search from news_texts where content_id <> ${draftOverride.contentId}
        union all
        select ${draftOverride.contentId}, language, search::tsvector
        from jsonb_to_recordset(${JSON.stringify(searchRowsOf(draftOverride))}::jsonb) as own (language text, search text)
      ) news_texts`
    : sql`news_texts`

const searchRowsOf = ({ texts }: Article) =>
  Object.entries(texts).map(([language, { search }]) => ({ language, search }))

/** Places in groups with the same replacement. */
const articlesWith = (draftOverride?: Article) =>
  draftOverride
    ? sql`(
        select content_id, group_name, group_order, labels, published_at from news_articles where content_id <> ${draftOverride.contentId}
        union all
        select ${draftOverride.contentId}, ${draftOverride.group ?? null}::text, ${draftOverride.order ?? null}::integer, ${draftOverride.labels}::text[],
          ${shownFrom(draftOverride)}
      ) news_articles`
    : sql`news_articles`
