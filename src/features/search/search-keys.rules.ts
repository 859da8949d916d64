import { type Language, languages } from '#src/core/languages.ts'
import { foldText } from '#src/core/texts/typed-text.ts'
import type { IndexEntry } from './search.contract.ts'

/** A spelling of a name, as queries are compared with it. */
export interface SearchKey {
  /** Letters and digits alone. */
  text: string
  /** Where its words begin. */
  starts: number[]
  /** Added to the score of a match: spellings that visitors mean less often weigh more. */
  penalty: number
  /** Language of the name that it spells, for the result's second line. */
  of: Language
  /** How far inside it a query may begin: pinyin is cut between syllables, initials only match from the start. */
  reach: 'within' | 'word' | 'beginning'
  /** Fewest letters of a query that is only its beginning. */
  least?: number
}

/** A query or name in its words, folded, without punctuation; apostrophes join: "Kai'Sa" is one word. */
export const foldWords = (text: string): string[] =>
  foldText(text)
    .replaceAll("'", '')
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []

const toneMarks = /[\u0e48-\u0e4b]/g

/** Thai without tone marks, which many leave out; vowels and other signs stay, as they make other words. */
export const withoutTones = (text: string): string => text.replace(toneMarks, '')

/** Score between two levels of matches. */
export const levelStep = 10

type KeyFacts = Omit<SearchKey, 'text' | 'starts'>

/** Pinyin on Chinese pages. */
const pinyinFacts: KeyFacts = { penalty: 2, of: 'zh', reach: 'word' }
const initialsFacts: KeyFacts = { penalty: 5, of: 'zh', reach: 'beginning' }
/** On other pages pinyin yields to the beginning of an English name, and has to be typed out further. */
const foreignPinyin: KeyFacts = { penalty: levelStep + 2, of: 'zh', reach: 'beginning', least: 4 }
const foreignInitials: KeyFacts = { ...foreignPinyin, penalty: levelStep + 5 }

/** All spellings that find an entry on pages of a language. */
export function keysOf(
  { names, pinyin, aliases = [] }: Pick<IndexEntry, 'names' | 'pinyin' | 'aliases'>,
  language: Language,
): SearchKey[] {
  const own = languages.flatMap((each) => {
    const words = foldWords(names[each] ?? '')
    const bare = words.map(withoutTones)
    return [
      keyOf(words, { penalty: 0, of: each, reach: 'within' }),
      ...(bare.join() === words.join() ? [] : [keyOf(bare, { penalty: 1, of: each, reach: 'within' })]),
    ]
  })
  const short = aliases.map((alias) => keyOf(foldWords(alias), { penalty: 0, of: languageOf(alias), reach: 'within' }))
  return [...own, ...short, ...pinyinKeys(pinyin, language)].filter(({ text }) => text !== '')
}

function pinyinKeys(pinyin: string | undefined, language: Language): SearchKey[] {
  if (!pinyin) return []
  const syllables = pinyin.split(' ')
  const [full, first] = language === 'zh' ? [pinyinFacts, initialsFacts] : [foreignPinyin, foreignInitials]
  const initials = syllables.map((syllable) => (/^\d+$/.test(syllable) ? syllable : syllable[0]!))
  const withU = syllables.map((syllable) => syllable.replace('v', 'u'))
  return [
    keyOf(syllables, full),
    ...(withU.join() === syllables.join() ? [] : [keyOf(withU, full)]),
    ...(initials.length > 1 ? [keyOf([initials.join('')], first)] : []),
  ]
}

function keyOf(words: string[], facts: KeyFacts): SearchKey {
  const starts: number[] = []
  let text = ''
  for (const word of words) {
    starts.push(text.length)
    text += word
  }
  return { text, starts, ...facts }
}

const languageOf = (alias: string): Language =>
  /\p{Script=Han}/u.test(alias) ? 'zh' : /[\u0e00-\u0e7f]/.test(alias) ? 'th' : 'en'
