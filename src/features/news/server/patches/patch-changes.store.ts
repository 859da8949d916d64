import { sql } from 'kysely'
import type { Language } from '#src/core/languages.ts'
import type { Db } from '#src/core/server/postgres/db.ts'
import { changesIn, type PatchChange } from './patch-changes.ts'

export interface Patch {
  contentId: string
  /** Language of title and changes: the reader's, else English. */
  language: Language
  title: string
  /** ISO time. */
  published: Date
  changes: PatchChange[]
}

/** Articles of which tables are read, and patches of an answer. */
const [readArticles, maxPatches] = [100, 5]

/** Lists the newest published articles with changes of what a path shows, newest first. */
export async function listPatches(db: Db, path: string, language: Language): Promise<Patch[]> {
  const { rows } = await sql<Omit<Patch, 'changes'> & { html: string }>`
    with newest as (
      select content_id, published_at from news_articles
      where published_at <= now() and 'announcement' = any(labels)
      order by published_at desc limit ${readArticles}
    )
    select distinct on (published_at, content_id)
      content_id as "contentId", language, title, html, published_at as published
    from newest join news_texts using (content_id)
    where language in (${language}, 'en') and position(${`href="${path}"`} in html) > 0
    order by published_at desc, content_id, language = ${language} desc`.execute(db)
  return rows
    .map(({ html, ...patch }) => ({ ...patch, changes: changesIn(html, path) }))
    .filter(({ changes }) => changes.length > 0)
    .slice(0, maxPatches)
}
