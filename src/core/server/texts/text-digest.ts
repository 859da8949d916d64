import type { Language } from '#src/core/languages.ts'
import { searchVector, searchWords } from './search-words.ts'
import type { WrittenText } from './written-text.ts'

/** What is found out about a text when it is stored. */
export interface TextDigest {
  /** At least one. */
  readingMinutes: number
  /** PostgreSQL's tsvector, as text. */
  search: string
}

/** How long a text takes to read, and the words by which it is found. */
export function digestText({ language, title, description, html }: WrittenText): TextDigest {
  const text = textOf(html)
  return { readingMinutes: minutesFor(text, language), search: searchVector([title, description, text]) }
}

/** Without its tags, whose content is separate words. */
const textOf = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&#x3C;/g, '<')
    .replace(/&#x26;/g, '&')

/** Words a minute, and characters for Chinese: means of the reading test IReST (Trauzettel-Klosinski & Dietz 2012); Thai and Malay, which it lacks, as English. */
const [wordsPerMinute, charactersPerMinute] = [228, 255]

function minutesFor(text: string, language: Language): number {
  const minutes =
    language === 'zh'
      ? (text.match(/\p{Script=Han}|[\p{L}\p{N}]+/gu)?.length ?? 0) / charactersPerMinute
      : searchWords(text).length / wordsPerMinute
  return Math.max(1, Math.round(minutes))
}
