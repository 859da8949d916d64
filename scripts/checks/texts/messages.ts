import { parse, type Token } from '@messageformat/parser'
import type { Language } from '#src/core/languages.ts'

const formats = ['number', 'date', 'time']

/** Returns why a text is no ICU message of its language, or null. */
export function findMessageFault(text: string, language: Language): string | null {
  try {
    return faultIn(parse(text, pluralsOf(language)))
  } catch (error) {
    return (error as Error).message.split('\n')[0]!
  }
}

/** The words of a message without variables and choices. */
export const proseOf = (text: string): string => textsIn(parse(text)).join(' ').replace(/\s+/g, ' ').trim()

/** Finds what the parser accepts and readers would not: lone braces, unknown formats, empty `other`. */
function faultIn(tokens: Token[]): string | null {
  for (const token of tokens) {
    if (token.type === 'content' && /(?<!')[{}]/.test(token.ctx.text)) return 'a brace stands alone'
    if (token.type === 'function' && !formats.includes(token.key)) return `there is no format ${token.key}`
    if (!('cases' in token)) continue
    if (!token.cases.some(({ key }) => key === 'other')) return `the choice by ${token.arg} has no "other"`
    const inner = token.cases.map(({ tokens }) => faultIn(tokens)).find((fault) => fault !== null)
    if (inner) return inner
  }
  return null
}

function textsIn(tokens: Token[]): string[] {
  return tokens.flatMap((token) => {
    if (token.type === 'content') return [token.value]
    return 'cases' in token ? token.cases.flatMap(({ tokens }) => textsIn(tokens)) : []
  })
}

function pluralsOf(language: Language) {
  const categories = (type: 'cardinal' | 'ordinal') =>
    new Intl.PluralRules(language, { type }).resolvedOptions().pluralCategories
  return { cardinal: categories('cardinal'), ordinal: categories('ordinal') }
}
