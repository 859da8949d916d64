import { sql } from 'kysely'
import { type Language, languageFacts } from '#src/core/languages.ts'
import type { Db } from '#src/core/server/postgres/db.ts'
import type { ChangedKind, PatchChange } from '#src/features/news/changes.contract.ts'
import type { Words } from '#src/game/game.contract.ts'

/** A published article with changes. */
export interface Patch {
  contentId: string
  title: Words
  published: Date
  changes: PatchChange[]
}

/** A season, or one thing in it. */
export type Changed = { season: string } | { season: string; kind: ChangedKind; id: string }

/** The newest published articles that change something, with those changes; titles in the language or English. */
export async function listPatches(
  db: Db,
  changed: Changed,
  { language, limit }: { language: Language; limit: number },
): Promise<Patch[]> {
  const { rows } = await sql<Omit<Patch, 'title'> & { text: string; own: Language }>`
    select distinct on (published_at, content_id)
      content_id as "contentId", title as text, language as own, published_at as published, changes
    from news_articles join news_texts using (content_id)
    where changes @> ${JSON.stringify([changed])}::jsonb and published_at <= now()
      and language in (${language}, 'en')
    order by published_at desc, content_id, language = ${language} desc
    limit ${limit}`.execute(db)
  const isAbout = (change: PatchChange) =>
    change.season === changed.season &&
    (!('id' in changed) || (change.kind === changed.kind && change.id === changed.id))
  return rows.map(({ text, own, ...patch }) => ({
    ...patch,
    title: { text, lang: own === language ? undefined : languageFacts[own].tag },
    changes: patch.changes.filter(isAbout),
  }))
}
