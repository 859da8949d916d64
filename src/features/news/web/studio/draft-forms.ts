import type { Language } from '#src/core/languages.ts'
import type { Draft, DraftText } from '#src/features/news/drafts.contract.ts'
import type { ArticleLabel } from '#src/features/news/news.rules.ts'

/** A text in which nothing is written yet. */
export const emptyText: DraftText = { title: '', description: '', html: '', updated: '' }

/** A new article with its English title. */
export const emptyDraft = (label: ArticleLabel, title: string): Draft => ({
  ...{ labels: [label], published: null, father: null, group: null, order: null, related: true },
  ...{ video: null, cover: null, jump: null, texts: { en: { ...emptyText, title } } },
})

/** How a language of a draft stands to the original. */
export function translationOf(
  { texts }: Draft,
  language: Language,
): 'original' | 'translated' | 'outdated' | 'missing' {
  const text = texts[language]
  if (!text) return 'missing'
  if (language === 'en') return 'original'
  return text.updated !== '' && text.updated < texts.en.updated ? 'outdated' : 'translated'
}

/** An instant as a field for date and time takes it, in the zone of the browser: '2026-11-22T10:00'; empty without one. */
export function toField(instant: string | null): string {
  if (!instant) return ''
  const moment = new Date(instant)
  return new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

/** The instant of such a field, or null of an empty one. */
export const ofField = (value: string): string | null => (value === '' ? null : new Date(value).toISOString())

/** Changes of a draft that this browser keeps until they are saved. */
export interface Backup {
  /** Milliseconds since 1970. */
  at: number
  base: number
  draft: Draft
}

const backupKey = (id: string, isBesides = false) => `encore-studio:${id}${isBesides ? ':2' : ''}`

/** Keeps changes that are not saved yet, besides older ones where those are still asked about, or forgets all; a browser may refuse to keep anything. */
export function writeBackup(id: string, backup: Backup | null, isBesides = false): void {
  try {
    if (backup) localStorage.setItem(backupKey(id, isBesides), JSON.stringify(backup))
    else for (const each of [false, true]) localStorage.removeItem(backupKey(id, each))
  } catch {
    return
  }
}

/** Changes that were never saved, or null. */
export function readBackup(id: string): Backup | null {
  try {
    const kept = [true, false].map((each) => localStorage.getItem(backupKey(id, each)))
    return JSON.parse(kept.find((each) => each !== null) ?? 'null')
  } catch {
    return null
  }
}
