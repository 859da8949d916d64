import type { Language } from '#src/core/languages.ts'
import type { Words } from '#src/game/game.contract.ts'
import {
  type IndexEntry,
  type SearchGroup,
  type SearchIndex,
  type SearchResult,
  searchKinds,
} from './search.contract.ts'
import { keysOf, type SearchKey } from './search-keys.rules.ts'
import { certainScore, guessScore, type Match, matchOf, typedQuery } from './search-match.rules.ts'

/** An index ready to be searched on pages of a language. */
export interface ReadyIndex {
  language: Language
  seasons: SearchIndex['seasons']
  rows: { entry: IndexEntry; keys: SearchKey[] }[]
}

export const readyIndex = ({ seasons, entries }: SearchIndex, language: Language): ReadyIndex => ({
  language,
  seasons,
  rows: entries.map((entry) => ({ entry, keys: keysOf(entry, language) })),
})

export interface SearchOptions {
  q: string
  /** Ranks above the others; by default the first. */
  season?: string
  /** Most results of a group. */
  limit: number
}

interface Found extends Match {
  entry: IndexEntry
  /** Place of its season; 0 is the current one. */
  season: number
}

/** The groups of what a query finds, best first; spelling errors are forgiven if nothing else matches well. */
export function searchIn(index: ReadyIndex, { q, season, limit }: SearchOptions): SearchGroup[] {
  const query = typedQuery(q)
  if (!query) return []
  const order = [season, ...index.seasons.map(({ id }) => id)]
  const find = (isForgiving: boolean): Found[] =>
    index.rows.flatMap(({ entry, keys }) => {
      const match = matchOf(query, keys, isForgiving)
      return match ? [{ ...match, entry, season: entry.season ? order.indexOf(entry.season) : 0 }] : []
    })
  const exact = find(false)
  const found = exact.some(({ score }) => score < certainScore) ? exact : find(true)
  return groupsOf(withoutTwins(found.sort(byRank)), { limit, language: index.language })
}

const byRank = (a: Found, b: Found): number =>
  a.score - b.score || a.season - b.season || a.key.text.length - b.key.text.length

/** Items and augments of two seasons with one id are one result: that of the better season. */
function withoutTwins(found: Found[]): Found[] {
  const seen = new Set<string>()
  return found.filter(({ entry: { kind, id, season } }) => {
    const key = kind === 'item' || kind === 'augment' ? id : `${kind} ${season} ${id}`
    return seen.size < seen.add(key).size
  })
}

function groupsOf(found: Found[], { limit, language }: { limit: number; language: Language }): SearchGroup[] {
  const kinds = searchKinds.map((kind) => ({ kind, own: found.filter(({ entry }) => entry.kind === kind) }))
  return kinds
    .filter(({ own }) => own.length > 0)
    .sort((a, b) => a.own[0]!.score - b.own[0]!.score)
    .map(({ kind, own }) => ({
      kind,
      results: own.slice(0, limit).map((each) => resultOf(each, language)),
      total: own.length,
      isGuess: own[0]!.score >= guessScore,
    }))
}

function resultOf({ entry, key }: Found, language: Language): SearchResult {
  const { names, pinyin: _, aliases: __, ...facts } = entry
  const shown = names[language] ?? names.en
  const matched = names[key.of]
  return {
    ...facts,
    name: wordsIn(shown, names[language] ? language : 'en', language),
    ...(matched && matched !== shown && { matched: wordsIn(matched, key.of, language) }),
  }
}

const wordsIn = (text: string, of: Language, page: Language): Words => (of === page ? { text } : { text, lang: of })

/** All groups: certain ones, then articles, then guesses. */
export function withArticles(groups: SearchGroup[], articles: SearchGroup | null): SearchGroup[] {
  const found = articles && articles.results.length > 0 ? [articles] : []
  return [...groups.filter(({ isGuess }) => !isGuess), ...found, ...groups.filter(({ isGuess }) => isGuess)]
}
