import type { Language } from '#src/core/languages.ts'
import type { Db } from '#src/core/server/postgres/db.ts'
import type { ListedCard } from '#src/features/news/news.contract.ts'
import { likesFact, readingFact, translationOf, type VideoEmbeds } from '#src/features/news/news.rules.ts'
import type { Article } from '../articles/article-files.ts'
import type { ArticleSummary } from '../articles/article-summary.ts'
import { countLikes } from '../likes/likes.store.ts'
import { listReadingFacts, type ReadingFacts } from './extra-facts.store.ts'
import { toCard } from './presenters.ts'

interface Asked {
  /** Requested facts by number. */
  facts: number[]
  language: Language
  /** A draft among the articles. */
  draftOverride?: Article
  /** Players of videos. */
  embeds: VideoEmbeds
}

/** Cards of articles with requested facts. */
export async function withExtraFacts(
  db: Db,
  summaries: ArticleSummary[],
  { facts, language, draftOverride, embeds }: Asked,
): Promise<ListedCard[]> {
  if (facts.length === 0 || summaries.length === 0) return summaries.map((summary) => toCard(summary, embeds))
  const ids = summaries.map(({ contentId }) => contentId)
  const [likes, reading] = await Promise.all([
    facts.includes(likesFact) ? countLikes(db, ids) : null,
    facts.includes(readingFact) ? listReadingFacts(db, ids, language) : null,
  ])
  const texts = new Map(reading?.map((text) => [text.contentId, text]))
  const draft = reading && draftOverride?.texts[language] && readingFactsOf(draftOverride, language)
  if (draft) texts.set(draft.contentId, draft)
  return summaries.map((summary) => {
    const text = texts.get(summary.contentId)
    const ofLikes = likes && { like_num: likes.get(summary.contentId) ?? 0 }
    const ofText = text && { reading_time: text.readingMinutes, translation: translationOf(text) }
    return { ...toCard(summary, embeds), ext_info: { ...ofLikes, ...ofText } }
  })
}

/** Facts of a draft with a text in a language. */
function readingFactsOf({ contentId, texts }: Article, language: Language): ReadingFacts {
  const { readingMinutes, updated } = texts[language]!
  return { contentId, language, readingMinutes, updated, originalUpdated: texts.en?.updated ?? updated }
}
