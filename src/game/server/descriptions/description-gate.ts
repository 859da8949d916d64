import { type Language, languages } from '#src/core/languages.ts'
import type { Season } from '../season-files.ts'
import { type Finding, numbersOf } from '../season-gate.ts'
import type { SeasonTexts } from '../season-schema.ts'
import { describedKinds, idsToDescribe } from './described.ts'
import { namesWithDigits, withoutRanks } from './typed-numbers.ts'

type Kind = keyof SeasonTexts

/** Faults of what descriptions say and leave out: missing ones, typed numbers, and numbers that differ by language. */
export function findDescriptionFaults(season: Season): Finding[] {
  return [...describedKinds.flatMap((kind) => kindFaults(season, kind)), ...unsaidFaults(season)]
}

/** The texts of a description by their place: the whole, or a text and lines of levels. */
type Parts = Record<string, string>

function kindFaults(season: Season, kind: Kind): Finding[] {
  const known = languages.flatMap((language) => Object.keys(season.texts[language][kind]))
  const ids = [...new Set([...idsToDescribe(season)[kind], ...known])]
  const names = namesWithDigits(season)
  return languages.flatMap((language) =>
    ids.flatMap((id) => {
      const [parts, english] = [partsOf(season, kind, language, id), partsOf(season, kind, 'en', id)]
      const faults = parts
        ? [...typedFaults(parts, language, names), ...(english ? numberFaults(parts, english) : [])]
        : ['it has no text']
      return faults.map((fault) => ({ file: `text/${language}/${kind}.json`, entry: id, fault }))
    }),
  )
}

function partsOf(season: Season, kind: Kind, language: Language, id: string): Parts | null {
  const entry = season.texts[language][kind][id]
  if (entry === undefined) return null
  if (typeof entry === 'string') return { text: entry }
  const { levels = {}, ...texts } = entry
  return { ...texts, ...Object.fromEntries(Object.entries(levels).map(([min, line]) => [`level ${min}`, line])) }
}

function numberFaults(parts: Parts, english: Parts): string[] {
  const places = new Set([...Object.keys(parts), ...Object.keys(english)])
  return [...places].flatMap((place) => {
    const [own, due] = [numbersIn(parts[place]), numbersIn(english[place])]
    return own === due ? [] : [`${place}: its numbers are ${own || 'none'}, in English ${due || 'none'}`]
  })
}

/** Placeholders with their percent signs and marks, in the order of the alphabet; repeated ones count once. */
const numbersIn = (text = ''): string =>
  [...new Set(text.match(/\{[^{}]+\}%?(\[[A-Z]+\])?/g) ?? [])].sort((a, b) => (a < b ? -1 : 1)).join(' ')

function typedFaults(parts: Parts, language: Language, names: string[]): string[] {
  return Object.values(parts).flatMap((text) => {
    const typed = withoutRanks(text.replace(/\{[^{}]*\}/g, ' '), language, names)
    return [
      ...(/[\p{Nd}\p{No}]/u.test(typed) ? ['it types a number that has to come from the facts'] : []),
      ...(/\}\{/.test(text) ? ['two numbers run together'] : []),
    ]
  })
}

/** What is left unsaid has to exist, and not to be said after all. */
function unsaidFaults(season: Season): Finding[] {
  const faultOf = (kind: Kind, id: string, name: string): string | null => {
    const numbers = numbersOf(season, kind, id)
    if (!numbers) return 'the facts have no such id'
    if (numbers[name] === undefined) return `there is no number ${name}`
    const said = Object.values(partsOf(season, kind, 'en', id) ?? {}).some((text) => text.includes(`{${name}`))
    return said ? `${name} is said` : null
  }
  return describedKinds.flatMap((kind) =>
    Object.entries(season.unsaid[kind] ?? {}).flatMap(([id, names]) =>
      Object.keys(names).flatMap((name) => {
        const fault = faultOf(kind, id, name)
        return fault ? [{ file: 'unsaid.json', entry: `${kind}, ${id}`, fault }] : []
      }),
    ),
  )
}
