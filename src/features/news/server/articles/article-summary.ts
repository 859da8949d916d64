import type { Language } from '#src/core/languages.ts'
import { beginningOf } from '#src/core/server/texts/text-digest.ts'
import { type ArticleLabel, type CardList, type JumpType, listsOf } from '#src/features/news/news.rules.ts'
import type { Article, ArticleText } from './article-files.ts'

/** What lists show of an article in a language; stored in news_cards. */
export interface ArticleSummary {
  contentId: string
  /** The piece of which this is a version; itself by default. */
  father: string
  title: string
  description: string
  /** The beginning of the text. */
  part: string
  /** Name of a drawn cover. */
  cover: string
  /** ISO instant. */
  published: string
  labels: ArticleLabel[]
  video: string | null
  jump: { type: JumpType; url: string } | null
}

/** The summary of an article by one of its texts. */
export const summaryOf = (
  article: Article,
  text: Pick<ArticleText, 'title' | 'description' | 'html'>,
): ArticleSummary => ({
  contentId: article.contentId,
  father: article.father ?? article.contentId,
  title: text.title,
  description: text.description,
  part: beginningOf(text.html),
  cover: article.cover ?? article.labels[0]!,
  published: article.published,
  labels: article.labels,
  video: article.video ?? null,
  jump: article.jump ?? null,
})

/** Summaries for each language and list of an article. */
export const summaryRowsOf = (article: Article): { language: Language; label: CardList; card: ArticleSummary }[] =>
  Object.entries(article.texts).flatMap(([language, text]) =>
    listsOf(article.labels).map((label) => ({ language: language as Language, label, card: summaryOf(article, text) })),
  )
