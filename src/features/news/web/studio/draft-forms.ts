import type { Language } from '#src/core/languages.ts'
import type { Draft, DraftText } from '#src/features/news/drafts.contract.ts'
import type { ArticleLabel } from '#src/features/news/news.rules.ts'

export const emptyText: DraftText = { title: '', description: '', html: '', updated: '' }

export const emptyDraft = (label: ArticleLabel, title: string): Draft => ({
  labels: [label],
  published: null,
  father: null,
  group: null,
  order: null,
  related: true,
  video: null,
  cover: null,
  jump: null,
  texts: { en: { ...emptyText, title } },
})

/** State of a language towards the original. */
export function translationOf(
  { texts }: Draft,
  language: Language,
): 'original' | 'translated' | 'outdated' | 'missing' {
  const text = texts[language]
  if (!text) return 'missing'
  if (language === 'en') return 'original'
  return text.updated !== '' && text.updated < texts.en.updated ? 'outdated' : 'translated'
}

/** Value of a datetime-local field in the browser's zone ('2026-11-22T10:00'); '' for none. */
export function toField(instant: string | null): string {
  if (!instant) return ''
  const moment = new Date(instant)
  return new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

/** Instant of such a field, or null. */
export const ofField = (value: string): string | null => (value === '' ? null : new Date(value).toISOString())

/** Unsaved changes kept in the browser. */
export interface Backup {
  /** Milliseconds since 1970. */
  at: number
  base: number
  draft: Draft
}

const backupKey = (id: string, isBesides = false) => `encore-studio:${id}${isBesides ? ':2' : ''}`

/** Stores unsaved changes, or removes them; storage may be unavailable. */
export function writeBackup(id: string, backup: Backup | null, isBesides = false): void {
  try {
    if (backup) localStorage.setItem(backupKey(id, isBesides), JSON.stringify(backup))
    else for (const each of [false, true]) localStorage.removeItem(backupKey(id, each))
  } catch {
    return
  }
}

export function readBackup(id: string): Backup | null {
  try {
    const kept = [true, false].map((each) => localStorage.getItem(backupKey(id, each)))
    return JSON.parse(kept.find((each) => each !== null) ?? 'null')
  } catch {
    return null
  }
}
