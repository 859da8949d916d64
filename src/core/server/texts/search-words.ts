import { foldText } from '#src/core/texts/typed-text.ts'
import { gameWords } from './thai-words.ts'

const thai = new Intl.Segmenter('th', { granularity: 'word' })
const knownThai = new RegExp(`(${gameWords.join('|')})`)

/** Runs of Thai, of Chinese, and words of other scripts with digits. */
const runs = /[\u0e00-\u0e7f]+|\p{Script=Han}+|(?:(?![\u0e00-\u0e7f\p{Script=Han}])[\p{L}\p{M}\p{N}])+/gu

/** Words in order, lower case: Thai by dictionary, Chinese as single characters and pairs. */
export const searchWords = (text: string): string[] =>
  runsOf(text).flatMap((run) => (isHan(run) ? [...charactersOf(run), ...pairsOf(run)] : wordsOf(run)))

export interface SearchQuery {
  /** All words must match. */
  all: string
  /** Any word, for ranking. */
  any: string
}

/** Query of a keyword, or null without words. */
export function searchQuery(keyword: string): SearchQuery | null {
  const terms = keyword.split(/\s+/).flatMap(termsOf)
  return terms.length > 0 ? { all: terms.join(' & '), any: terms.join(' | ') } : null
}

/** Names with marks inside, such as K/DA and Kai'Sa, which some write without. */
const jointed =
  /(?:(?![\u0e00-\u0e7f\p{Script=Han}])[\p{L}\p{M}\p{N}])+(?:['/.&・·‐-](?:(?![\u0e00-\u0e7f\p{Script=Han}])[\p{L}\p{M}\p{N}])+)+/gu

/** Names with marks inside, as one word. */
const joinedWords = (text: string): string[] =>
  (foldText(text).match(jointed) ?? [])
    .filter((name) => /\p{L}/u.test(name))
    .map((name) => name.replace(/[^\p{L}\p{M}\p{N}]/gu, '').slice(0, longestWord))

/** Terms between spaces: Thai words and Chinese pairs apart, others as phrases: K/DA, 1.4. */
function termsOf(chunk: string): string[] {
  const runs = runsOf(chunk)
  const others = runs.filter((run) => !isHan(run) && !isThai(run))
  const terms = runs.flatMap((run) => {
    if (isHan(run)) return run.length > 1 ? pairsOf(run) : [run]
    return isThai(run) ? wordsOf(run) : []
  })
  if (others.length === 0) return terms.map(quoted)
  const spellings = [phraseOf(others), ...joinedWords(chunk).map((word) => phraseOf([word]))]
  return [...terms.map(quoted), spellings.length > 1 ? `(${spellings.join(' | ')})` : spellings[0]!]
}

/** Matches the last word as a prefix. */
const phraseOf = (words: string[]): string => {
  const last = words.at(-1)!
  return `${words.map(quoted).join(' <-> ')}${/^\p{L}{3,}/u.test(last) ? ':*' : ''}`
}

/** A tsvector of weighted parts, the first weighing most. */
export function searchVector(parts: [title: string, description: string, text: string]): string {
  const words = parts.flatMap((part, index) =>
    [...searchWords(part), ...joinedWords(part)].map((word) => ({ word, weight: 'ABC'[index] })),
  )
  return words
    .slice(0, mostWords)
    .map(({ word, weight }, place) => `${quoted(word)}:${place + 1}${weight}`)
    .join(' ')
}

/** PostgreSQL's largest position. */
const mostWords = 16_383

const runsOf = (text: string): string[] => foldText(text).match(runs) ?? []
const isHan = (run: string) => /^\p{Script=Han}/u.test(run)
const isThai = (run: string) => /^[\u0e00-\u0e7f]/.test(run)

function wordsOf(run: string): string[] {
  if (!isThai(run)) return [run.slice(0, longestWord)]
  return run.split(knownThai).flatMap((part) => {
    if (knownThai.test(part)) return [part]
    return [...thai.segment(part)].flatMap(({ segment, isWordLike }) =>
      isWordLike ? [segment.slice(0, longestWord)] : [],
    )
  })
}

/** Longest word in characters; PostgreSQL refuses longer ones. */
const longestWord = 100

const charactersOf = (run: string): string[] => [...run]

function pairsOf(run: string): string[] {
  const characters = [...run]
  return characters.slice(1).map((character, index) => characters[index]! + character)
}

const quoted = (word: string) => `'${word.replace(/['\\]/g, '$&$&')}'`
