import { type Language, languages } from '#src/core/languages.ts'
import type { Draft, DraftText, OpenedDraft } from '#src/features/news/drafts.contract.ts'
import type { Article, ArticleText } from '../articles/article-files.ts'

/** An imported article as a draft. */
export function draftOf(article: Article): Draft {
  const {
    labels,
    published,
    father = null,
    group = null,
    order = null,
    related,
    video = null,
    cover = null,
    pinned,
    changes,
  } = article
  const texts = languages.flatMap((language) => {
    const text = article.texts[language]
    if (!text) return []
    const { title, description, updated, html } = text
    return [[language, { title, description, updated, html }]]
  })
  const shared = {
    labels,
    published,
    father,
    group,
    order,
    related,
    video,
    cover,
    jump: article.jump ?? null,
    pinned,
    changes,
  }
  return { ...shared, texts: Object.fromEntries(texts) }
}

/** A complete draft as an article with the digests of its texts. */
export function articleOf(
  contentId: string,
  draft: Draft,
  { published, texts }: { published: string; texts: Partial<Record<Language, ArticleText>> },
): Article {
  const { labels, father, group, order, related, video, cover, jump, pinned, changes } = draft
  return {
    contentId,
    checksum: null,
    labels,
    published,
    related,
    pinned,
    changes,
    texts,
    pictures: [],
    father: father ?? undefined,
    group: group ?? undefined,
    order: order ?? undefined,
    video: video ?? undefined,
    cover: cover ?? undefined,
    jump: jump ?? undefined,
  }
}

/** Moment of publication if published now: its own, else the present one. */
export const momentOf = ({ draft, state, published }: OpenedDraft): string =>
  draft.published ?? (state === 'published' ? published : null) ?? new Date().toISOString()

/** What is missing before publication, as a field and a sentence, or null. */
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

/** True for an empty text. */
export const isEmpty = ({ title, description, html }: DraftText): boolean => title + description + html === ''
