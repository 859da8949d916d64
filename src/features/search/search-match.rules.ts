import { foldWords, levelStep, type SearchKey, withoutTones } from './search-keys.rules.ts'
import { spellingErrors } from './spelling.rules.ts'

/** How a query matches, best first; `pairs` are those of Chinese and Thai, which have no spaces. */
const levels = ['exact', 'beginning', 'word', 'words', 'within', 'pairs', 'spelling'] as const
type Level = (typeof levels)[number]

const scoreOf = (level: Level): number => levels.indexOf(level) * levelStep

/** From this score on a match has spelling errors. */
export const guessScore = scoreOf('spelling')
/** Below this score a match is certain enough to look for no spelling errors. */
export const certainScore = scoreOf('pairs')

export interface TypedQuery {
  text: string
  bare: string
  /** Its words, also apart where the script changes: "KDA阿狸". */
  terms: string[]
}

/** A query as it is compared with keys; null without any letter. */
export function typedQuery(q: string): TypedQuery | null {
  const words = foldWords(q)
  const text = words.join('')
  if (text === '') return null
  return { text, bare: withoutTones(text), terms: words.flatMap((word) => word.match(runs) ?? []) }
}

const runs = /\p{Script=Han}+|[\u0e00-\u0e7f]+|(?:(?![\u0e00-\u0e7f\p{Script=Han}])[\p{L}\p{M}\p{N}])+/gu
const isWithoutSpaces = (text: string): boolean => /[\p{Script=Han}\u0e00-\u0e7f]/u.test(text)

export interface Match {
  /** Less is better. */
  score: number
  key: SearchKey
}

/** The best match of a query with an entry's keys, with spelling errors if `isForgiving`. */
export function matchOf(query: TypedQuery, keys: SearchKey[], isForgiving: boolean): Match | null {
  const whole = bestOf(keys, (key) => scoreOfKey(query.text, query.bare, key, isForgiving))
  if (query.terms.length < 2 || (whole && whole.score < scoreOf('words'))) return whole
  const matches = query.terms.map((term) =>
    bestOf(keys, (key) => scoreOfKey(term, withoutTones(term), key, isForgiving)),
  )
  const worst = matches.reduce((a, b) => (a && b ? (b.score > a.score ? b : a) : null))
  const ofTerms = worst && { ...worst, score: Math.max(worst.score, scoreOf('words')) }
  return ofTerms && (!whole || ofTerms.score < whole.score) ? ofTerms : whole
}

function bestOf(keys: SearchKey[], read: (key: SearchKey) => number | null): Match | null {
  let best: Match | null = null
  for (const key of keys) {
    const score = read(key)
    if (score !== null && (!best || score < best.score)) best = { score, key }
  }
  return best
}

/** The score of a query with one key; null without a match. */
function scoreOfKey(text: string, bare: string, key: SearchKey, isForgiving: boolean): number | null {
  const score = levelScore(text, key) ?? (bare !== text ? levelScore(bare, key) : null)
  if (score !== null) return score + key.penalty
  return isForgiving && key.reach !== 'beginning' ? misspelt(text, key) : null
}

/** Added where a query ends within a word: "star" is rather "Star Guardian" than "Starter Kit". */
const cutWord = 3

function levelScore(text: string, { text: key, starts, reach, least = 1 }: SearchKey): number | null {
  if (key === text) return scoreOf('exact')
  if (text.length < least) return null
  const start = reach === 'beginning' ? 0 : starts.find((each) => key.startsWith(text, each))
  if (start !== undefined && key.startsWith(text, start)) {
    const isWhole = start + text.length === key.length || starts.includes(start + text.length)
    return scoreOf(start === 0 ? 'beginning' : 'word') + (isWhole ? 0 : cutWord)
  }
  if (reach !== 'within') return null
  const isDense = isWithoutSpaces(text)
  if ((isDense || text.length >= leastWithin) && key.includes(text)) return scoreOf('within')
  return isDense && hasPairs(text, key) ? scoreOf('pairs') : null
}

/** Fewer Latin letters are within very many names. */
const leastWithin = 3

/** Whether a key holds each pair of neighbouring characters of a text of three or more. */
function hasPairs(text: string, key: string): boolean {
  const characters = [...text]
  return (
    characters.length > 2 &&
    characters.slice(1).every((character, index) => key.includes(characters[index]! + character))
  )
}

/** The score of a misspelt name, or of a misspelt word of one. */
function misspelt(text: string, { text: key, starts, penalty }: SearchKey): number | null {
  let best: number | null = null
  for (const [index, start] of starts.entries()) {
    const end = starts[index + 1]
    for (const word of end === undefined ? [key.slice(start)] : [key.slice(start), key.slice(start, end)]) {
      const found = spellingErrors(text, word)
      if (!found) continue
      const score = guessScore + 2 * found.errors + (found.isWhole ? 0 : 1) + (penalty < levelStep ? 0 : 1)
      if (best === null || score < best) best = score
    }
  }
  return best
}
