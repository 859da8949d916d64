import type { Language } from '#src/core/languages.ts'
import type { Db } from '#src/core/server/postgres/db.ts'
import type { ArticleCard, ListedCard } from '#src/features/news/news.contract.ts'
import { likesFact, readingFact, translationOf } from '#src/features/news/news.rules.ts'
import type { Article } from '../articles/article-files.ts'
import { countLikes } from '../likes/likes.store.ts'
import { listReadingFacts, type ReadingFacts } from './extra-facts.store.ts'

interface Asked {
  /** Requested facts by number. */
  facts: number[]
  language: Language
  /** A draft among the cards. */
  draftOverride?: Article
}

/** Adds requested facts to cards. */
export async function withExtraFacts(
  db: Db,
  cards: ArticleCard[],
  { facts, language, draftOverride }: Asked,
): Promise<ListedCard[]> {
  if (facts.length === 0 || cards.length === 0) return cards
  const ids = cards.map(({ content_id }) => content_id)
  const [likes, reading] = await Promise.all([
    facts.includes(likesFact) ? countLikes(db, ids) : null,
    facts.includes(readingFact) ? listReadingFacts(db, ids, language) : null,
  ])
  const texts = new Map(reading?.map((text) => [text.contentId, text]))
  const draft = reading && draftOverride?.texts[language] && readingFactsOf(draftOverride, language)
  if (draft) texts.set(draft.contentId, draft)
  return cards.map((card) => {
    const text = texts.get(card.content_id)
    const ofLikes = likes && { like_num: likes.get(card.content_id) ?? 0 }
    const ofText = text && { reading_time: text.readingMinutes, translation: translationOf(text) }
    return { ...card, ext_info: { ...ofLikes, ...ofText } }
  })
}

/** Facts of a draft with a text in a language. */
function readingFactsOf({ contentId, texts }: Article, language: Language): ReadingFacts {
  const { readingMinutes, updated } = texts[language]!
  return { contentId, language, readingMinutes, updated, originalUpdated: texts.en?.updated ?? updated }
}
