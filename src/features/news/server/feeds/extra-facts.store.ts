import { sql } from 'kysely'
import type { Language } from '#src/core/languages.ts'
import type { Db } from '#src/core/server/postgres/db.ts'

export interface ReadingFacts {
  contentId: string
  language: Language
  readingMinutes: number
  /** ISO dates. */
  updated: string
  originalUpdated: string
}

/** Reading times and dates of articles in a language. */
export async function listReadingFacts(db: Db, ids: string[], language: Language): Promise<ReadingFacts[]> {
  const { rows } = await sql<ReadingFacts>`
    select own.content_id as "contentId", own.language, own.reading_minutes as "readingMinutes", own.updated_on::text as updated,
      coalesce(original.updated_on, own.updated_on)::text as "originalUpdated"
    from news_texts own
    left join news_texts original on original.content_id = own.content_id and original.language = 'en'
    where own.content_id = any(${ids}) and own.language = ${language}`.execute(db)
  return rows
}
