import type { Language } from '#src/core/languages.ts'
import { searchVector, searchWords } from './search-words.ts'
import type { WrittenText } from './written-text.ts'

/** Derived facts of a stored text. */
export interface TextDigest {
  /** At least one. */
  readingMinutes: number
  /** PostgreSQL's tsvector. */
  search: string
}

/** Computes reading time and search words. */
export function digestText({ language, title, description, html }: WrittenText): TextDigest {
  const text = textOf(html)
  return { readingMinutes: minutesFor(text, language), search: searchVector([title, description, text]) }
}

/** Text without tags, whose contents are separate words. */
const textOf = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&#x3C;/g, '<')
    .replace(/&#x26;/g, '&')

/** The first 200 characters of a text as plain text. */
export function beginningOf(html: string): string {
  const words = textOf(html.slice(0, enough))
    .replace(/<[^>]*$/, '')
    .replace(/\s+/g, ' ')
    .trim()
  return [...words.slice(0, 2 * mostCharacters)].slice(0, mostCharacters).join('')
}

const mostCharacters = 200
/** Characters of HTML that hold as many of text. */
const enough = 20_000

/** Reading speed per minute (IReST, Trauzettel-Klosinski & Dietz 2012); Thai and Malay as English. */
const [wordsPerMinute, charactersPerMinute] = [228, 255]

function minutesFor(text: string, language: Language): number {
  const minutes =
    language === 'zh'
      ? (text.match(/\p{Script=Han}|[\p{L}\p{N}]+/gu)?.length ?? 0) / charactersPerMinute
      : searchWords(text).length / wordsPerMinute
  return Math.max(1, Math.round(minutes))
}
