import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Finding, filesBelow } from './sources.ts'

const list = 'docs/terms.md'
const languages = ['en', 'zh', 'th', 'ms'] as const
type Language = (typeof languages)[number]

interface Terms {
  /** The words to use. */
  used: string[]
  /** The words to replace, each with the one to use. */
  refused: [word: string, better: string][]
}

/** Finds words in descriptions of the game that the list of terms refuses. */
export function findTermFaults(root: string): Finding[] {
  const terms = readTerms(readFileSync(join(root, list), 'utf8'))
  return filesBelow(root, ['game-data']).flatMap((file) => {
    const language = languages.find((each) => file.includes(`/text/${each}/`))
    return language ? faultsIn(file, readFileSync(join(root, file), 'utf8'), terms[language]) : []
  })
}

function faultsIn(file: string, json: string, { used, refused }: Terms): Finding[] {
  const texts: Record<string, Text> = JSON.parse(json)
  return Object.entries(texts).flatMap(([id, text]) => {
    const words = sentencesOf(text).join(' ').replaceAll(placeholder, ' ').toLowerCase()
    return refused
      .filter(([word]) => patternOf(word.toLowerCase()).test(withoutTermsAround(word.toLowerCase(), words, used)))
      .map(([word, better]) => ({ file, rule: 'term', fault: `${id}: write ${better} for ${word}` }))
  })
}

/** A refused word may be a part of a used one, as in "ability power"; "attack" is no excuse for "attack damage". */
const withoutTermsAround = (word: string, words: string, used: string[]) =>
  used
    .map((term) => term.toLowerCase())
    .filter((term) => term.includes(word))
    .reduce((rest, term) => rest.replaceAll(term, ' '), words)

const placeholder = /\{[^}]*\}/g

/** A description, or one with lines for its levels. */
type Text = string | { [part: string]: Text }

const sentencesOf = (text: Text): string[] =>
  typeof text === 'string' ? [text] : Object.values(text).flatMap(sentencesOf)

/** Latin words match as a whole, in the plural too; other scripts have no spaces. */
const patternOf = (word: string) =>
  /^[a-z ]+$/.test(word) ? new RegExp(`\\b(${word}s?|${word.replace(/y$/, 'ies')})\\b`) : new RegExp(word)

/** Reads the table: a column for each language, and the refused words with their language in brackets. */
function readTerms(markdown: string): Record<Language, Terms> {
  const rows = markdown
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) => line.split('|').map((cell) => cell.trim()))
  const termsOf = (language: Language, place: number): Terms => {
    const cellOf = (row: string[]) => row[place + 1]!.replace(/ \(.*\)$/, '')
    const refusedIn = (row: string[]) => {
      const group = new RegExp(`([^()]+)\\(${language}\\)`).exec(row[languages.length + 1] ?? '')?.[1] ?? ''
      return group
        .split(',')
        .map((word) => word.trim())
        .filter(Boolean)
    }
    return {
      used: rows.flatMap((row) => cellOf(row).split(' / ')).sort((a, b) => b.length - a.length),
      refused: rows.flatMap((row) => refusedIn(row).map((word): [string, string] => [word, cellOf(row)])),
    }
  }
  return Object.fromEntries(languages.map((language, place) => [language, termsOf(language, place)])) as Record<
    Language,
    Terms
  >
}
