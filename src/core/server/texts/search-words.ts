import { gameWords } from './thai-words.ts'

const thai = new Intl.Segmenter('th', { granularity: 'word' })
const knownThai = new RegExp(`(${gameWords.join('|')})`)

/** Thai, Chinese, and words of all other scripts with their digits. */
const runs = /[\u0e00-\u0e7f]+|\p{Script=Han}+|(?:(?![\u0e00-\u0e7f\p{Script=Han}])[\p{L}\p{M}\p{N}])+/gu

/** The words of a text in their order, in lower case: Thai ones by a dictionary, Chinese characters alone and in pairs. */
export const searchWords = (text: string): string[] =>
  runsOf(text).flatMap((run) => (isHan(run) ? [...charactersOf(run), ...pairsOf(run)] : wordsOf(run)))

/** Queries of PostgreSQL's text search. */
export interface SearchQuery {
  /** Of which a text must have every word. */
  all: string
  /** Of which each counts for itself where texts are ranked: words that stand in a title weigh, however far from the others. */
  any: string
}

/** What a keyword asks for, or null where it holds no word. */
export function searchQuery(keyword: string): SearchQuery | null {
  const terms = keyword.split(/\s+/).flatMap(termsOf)
  return terms.length > 0 ? { all: terms.join(' & '), any: terms.join(' | ') } : null
}

/** What stands between spaces: Thai words and Chinese pairs each for itself, others as they follow each other: K/DA, 1.4. */
function termsOf(chunk: string): string[] {
  const runs = runsOf(chunk)
  const others = runs.filter((run) => !isHan(run) && !isThai(run))
  const terms = runs.flatMap((run) => {
    if (isHan(run)) return run.length > 1 ? pairsOf(run) : [run]
    return isThai(run) ? wordsOf(run) : []
  })
  return [...terms.map(quoted), ...(others.length > 0 ? [phraseOf(others)] : [])]
}

/** The last word of a phrase may be the beginning of a longer one. */
const phraseOf = (words: string[]): string => {
  const last = words.at(-1)!
  return `${words.map(quoted).join(' <-> ')}${/^\p{L}{3,}/u.test(last) ? ':*' : ''}`
}

/** The parts of a text as PostgreSQL's tsvector, the first weighing most. */
export function searchVector(parts: [title: string, description: string, text: string]): string {
  const words = parts.flatMap((part, index) => searchWords(part).map((word) => ({ word, weight: 'ABC'[index] })))
  return words
    .slice(0, mostWords)
    .map(({ word, weight }, place) => `${quoted(word)}:${place + 1}${weight}`)
    .join(' ')
}

/** PostgreSQL counts no further. */
const mostWords = 16_383

/** Without what keeps Thai words in one line, and with Thai vowels as its dictionary knows them, which NFKC divides. */
const plain = (text: string): string =>
  text
    .replace(/[\u200b\u2060]/g, '')
    .normalize('NFKC')
    .replace(/\u0e4d\u0e32/g, '\u0e33')
    .toLowerCase()

const runsOf = (text: string): string[] => plain(text).match(runs) ?? []
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

/** Characters; what is longer is no word, and PostgreSQL refuses it. */
const longestWord = 100

const charactersOf = (run: string): string[] => [...run]

function pairsOf(run: string): string[] {
  const characters = [...run]
  return characters.slice(1).map((character, index) => characters[index]! + character)
}

const quoted = (word: string) => `'${word.replace(/['\\]/g, '$&$&')}'`
