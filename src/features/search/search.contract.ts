import * as v from 'valibot'
import { defineCall } from '#src/core/call.ts'
import type { ErrorTable } from '#src/core/errors.ts'
import { type Language, languages } from '#src/core/languages.ts'
import { itemCategories, words } from '#src/game/game.contract.ts'

/** Kinds of results in the order in which equally good groups stand. */
export const searchKinds = ['champion', 'trait', 'item', 'augment', 'snack', 'lineup', 'guide', 'article'] as const
export type SearchKind = (typeof searchKinds)[number]

/** What a result's picture is made of, by kind. */
const looks = {
  cost: v.optional(v.number()),
  glyph: v.optional(v.string()),
  category: v.optional(v.picklist(itemCategories)),
  /** Id of the champion that stands for a lineup. */
  champion: v.optional(v.string()),
}

const result = v.object({
  kind: v.picklist(searchKinds),
  id: v.string(),
  /** Season id; undefined for what belongs to no season. */
  season: v.optional(v.string()),
  name: words,
  /** The name that matched, where another one is shown. */
  matched: v.optional(words),
  /** The beginning of what it does; of a champion, of its skill. */
  effect: v.optional(words),
  ...looks,
  /** Address of an article that lies elsewhere. */
  href: v.optional(v.string()),
})
export type SearchResult = v.InferOutput<typeof result>

const group = v.object({
  kind: v.picklist(searchKinds),
  results: v.array(result),
  /** Number of matches, of which `results` are the best. */
  total: v.number(),
  /** True if its best result has spelling errors. */
  isGuess: v.boolean(),
})
export type SearchGroup = v.InferOutput<typeof group>

const seasonKey = v.pipe(v.string(), v.regex(/^m\d{1,4}s\d{1,4}$/, 'is not a season key'))

export const searchErrors = {
  query_too_long: { code: 400060, status: 400 },
} as const satisfies ErrorTable

export const searchCalls = {
  search: defineCall({
    path: '/api/search/find',
    summary: 'Champions, traits, items, augments, power snax, lineups, guide sections and articles by name, best first',
    input: v.object({
      q: v.pipe(v.string(), v.regex(/\S/), v.maxLength(1000)),
      /** Ranks above the others; by default the running season. */
      season: v.optional(seasonKey),
    }),
    output: v.object({
      /** Groups without the articles. */
      groups: v.array(group),
      /** Null while the database is down. */
      articles: v.nullable(group),
      seasons: v.array(v.object({ id: v.string(), title: v.string() })),
    }),
    errors: ['query_too_long'],
  }),
}

/** An entry of the index with all that it is found by. */
export interface IndexEntry
  extends Pick<SearchResult, 'id' | 'season' | 'effect' | 'cost' | 'glyph' | 'category' | 'champion'> {
  kind: Exclude<SearchKind, 'article'>
  /** Names by language; those that equal the English one are left out. */
  names: { en: string } & Partial<Record<Language, string>>
  /** Syllables of the Chinese name; ü is v. */
  pinyin?: string
  aliases?: string[]
}

/** The file that a browser searches; the running season is the first. */
export interface SearchIndex {
  seasons: { id: string; title: string }[]
  entries: IndexEntry[]
}

/** Address of the index in a language. */
export const indexAddress = (language: Language): string => `/act/search/${language}.json`

/** The language of such an address's file name, or undefined. */
export const languageOfIndex = (file: string): Language | undefined =>
  languages.find((language) => indexAddress(language).endsWith(`/${file}`))
