import { type Language, languages } from '#src/core/languages.ts'
import type { Draft, DraftText, OpenedDraft } from '#src/features/news/drafts.contract.ts'
import type { Article, ArticleText } from '../articles/article-files.ts'

/** An article that was read from files as a draft. */
export function draftOf(article: Article): Draft {
  const { labels, published, father = null, group = null, order = null, related, video = null, cover = null } = article
  const texts = languages.flatMap((language) => {
    const text = article.texts[language]
    if (!text) return []
    const { title, description, updated, html } = text
    return [[language, { title, description, updated, html }]]
  })
  const shared = { labels, published, father, group, order, related, video, cover, jump: article.jump ?? null }
  return { ...shared, texts: Object.fromEntries(texts) }
}

/** A draft that is complete as an article, with what its texts were found to hold. */
export function articleOf(
  contentId: string,
  draft: Draft,
  { published, texts }: { published: string; texts: Partial<Record<Language, ArticleText>> },
): Article {
  const { labels, father, group, order, related, video, cover, jump } = draft
  return {
    ...{ contentId, checksum: null, labels, published, related, texts, pictures: [] },
    father: father ?? undefined,
    group: group ?? undefined,
    order: order ?? undefined,
    video: video ?? undefined,
    cover: cover ?? undefined,
    jump: jump ?? undefined,
  }
}

/** The moment of a revision's publication, if it were published now: its own, else that at which readers have the article already. */
export const momentOf = ({ draft, state, published }: OpenedDraft): string =>
  draft.published ?? (state === 'published' ? published : null) ?? new Date().toISOString()

/** What a draft lacks of an article, as a field and a sentence, or null: English, and all parts of each text that was begun. */
export function findGap(draft: Draft): string | null {
  if (draft.group !== null && draft.order === null) return 'order: the group needs its place'
  if (draft.group === null && draft.order !== null) return 'group: a place needs its group'
  for (const language of languages) {
    const text = draft.texts[language]
    if (!text || (language !== 'en' && isEmpty(text))) continue
    for (const part of ['title', 'description', 'html'] as const) {
      if (text[part] === '') return `texts.${language}.${part}: it must not be empty`
    }
  }
  return null
}

/** Whether nothing was written of a language yet. */
export const isEmpty = ({ title, description, html }: DraftText): boolean => title + description + html === ''
