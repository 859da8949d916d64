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
  pinned: false,
  changes: [],
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
