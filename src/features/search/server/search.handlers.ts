import { fail, ok } from '#src/core/call.ts'
import type { Language } from '#src/core/languages.ts'
import { type Ctx, handle } from '#src/core/server/calls/handle.ts'
import type { ArticleCard } from '#src/features/news/news.contract.ts'
import { targetOf } from '#src/features/news/news.rules.ts'
import { type SearchGroup, type SearchResult, searchCalls } from '../search.contract.ts'
import { searchIn } from '../search.rules.ts'
import { isTooLong } from '../search-address.rules.ts'
import { keysOf } from '../search-keys.rules.ts'
import { matchOf, typedQuery } from '../search-match.rules.ts'
import type { KeptIndex } from './kept-index.ts'

export interface SearchHandlerParts {
  indexOf: (language: Language) => Promise<KeptIndex>
  /** Articles that hold every word, the best first; null while the database is down. */
  findArticles: (q: string, ctx: Ctx) => Promise<ArticleCard[] | null>
}

/** Most results of a group. */
const mostResults = 24

export const searchHandlers = ({ indexOf, findArticles }: SearchHandlerParts) =>
  handle(searchCalls, {
    search: async ({ q, season }, ctx) => {
      if (isTooLong(q)) return fail('query_too_long')
      const [{ ready }, cards] = await Promise.all([indexOf(ctx.language), findArticles(q, ctx)])
      const groups = searchIn(ready, { q, season, limit: mostResults })
      return ok({ groups, articles: cards && articleGroup(byTitle(cards, q)), seasons: ready.seasons })
    },
  })

/** Articles whose title matches stand first; the others keep their order. */
function byTitle(cards: ArticleCard[], q: string): ArticleCard[] {
  const query = typedQuery(q)
  if (!query) return cards
  const scoreOf = ({ title }: ArticleCard) => matchOf(query, keysOf({ names: { en: title } }, 'en'), false)?.score
  return cards
    .map((card) => ({ card, score: scoreOf(card) ?? Number.POSITIVE_INFINITY }))
    .toSorted((a, b) => (a.score === b.score ? 0 : a.score - b.score))
    .map(({ card }) => card)
}

function articleGroup(cards: ArticleCard[]): SearchGroup {
  const results = cards.flatMap((card) => articleResult(card) ?? [])
  return { kind: 'article', results: results.slice(0, mostResults), total: results.length, isGuess: false }
}

/** A card as a result; null for one without a target. */
function articleResult(card: ArticleCard): SearchResult | null {
  const result = { kind: 'article', id: card.content_id, name: { text: card.title } } as const
  const target = targetOf(card)
  if (target.kind === 'article') return { ...result, id: target.contentId || target.fatherId }
  return 'url' in target ? { ...result, href: target.url } : null
}
