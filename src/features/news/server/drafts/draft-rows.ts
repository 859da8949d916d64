import type { DraftRow } from '#src/features/news/drafts.contract.ts'
import type { FoundRow } from './drafts.store.ts'

/** A row of the studio's list: title of the original or any language, states of translations. */
export function rowOf({ heads, ...row }: FoundRow): DraftRow {
  const title = [heads.en, ...Object.values(heads)].find((head) => head?.title)?.title ?? row.content_id
  const written = Object.entries(heads).filter(([, head]) => head.title !== '')
  const translations = written.map(([language, { updated }]) => [
    language,
    language === 'en' ? 'original' : updated < (heads.en?.updated ?? '') ? 'outdated' : 'translated',
  ])
  return { ...row, title, translations: Object.fromEntries(translations) }
}
