import { sql } from 'kysely'
import type { Language } from '#src/core/languages.ts'
import type { Db } from '#src/core/server/postgres/db.ts'
import type { PatchChange } from '#src/features/news/changes.contract.ts'

interface PatchNote {
  contentId: string
  title: string
  changes: PatchChange[]
}

/** The newest published article that changes something in a season, in the language or English; null for none. */
export async function findLatestPatch(
  db: Db,
  { season, language }: { season: string; language: Language },
): Promise<PatchNote | null> {
  const { rows } = await sql<PatchNote>`
    select content_id as "contentId", title, changes
    from news_articles join news_texts using (content_id)
    where changes @> ${JSON.stringify([{ season }])}::jsonb and published_at <= now()
      and language in (${language}, 'en')
    order by published_at desc, content_id, language = ${language} desc
    limit 1`.execute(db)
  return rows[0] ?? null
}
