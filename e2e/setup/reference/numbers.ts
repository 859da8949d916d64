import type { SeasonTexts } from '#src/game/server/season-schema.ts'
import { mentionsIn, readReference } from './texts.ts'

type Values = Record<string, number | number[]>

/** What a file says of an entity: variables of its own, of its levels and of its other forms. */
interface Entry {
  text?: string
  variables?: Values
  productVariables?: Values
  levels?: Entry[]
  forms?: Record<string, Entry>
}

/** The numbers that may be shown of each entity of a season, by id; null for kinds without a file. */
export function referenceNumbers(season: string, kind: keyof SeasonTexts): Map<string, Set<number>> | null {
  const isJoined = kind === 'traits' || kind === 'items'
  const texts = readReference(`${isJoined ? 'traits-items' : kind}-${season}-reference`)
  const facts: Record<string, Entry> | undefined = isJoined ? texts[kind] : readReference(`${kind}-${season}`)
  if (!facts || Object.keys(facts).length === 0) return null
  const textOf = (id: string): string => {
    const { text = '', forms = {} }: Entry = (isJoined ? facts : texts)[id] ?? {}
    return [text, ...Object.values(forms).map((form) => form.text)].join(' ')
  }
  return new Map(Object.entries(facts).map(([id, entry]) => [id, shownNumbers(textOf(id), valuesOf(entry))]))
}

/** Every value by the name of its variable, in lower case. */
function valuesOf({ variables = {}, productVariables = {}, levels = [], forms = {} }: Entry): [string, number][] {
  const own = [variables, productVariables].flatMap((each) => Object.entries(each))
  return [
    ...own.flatMap(([name, value]) => [value].flat().map((each): [string, number] => [name.toLowerCase(), each])),
    ...[...levels, ...Object.values(forms)].flatMap(valuesOf),
  ]
}

/** Values times the factor that the game's text gives them, as in @Ratio*100@; without one, alone or as a percentage. */
function shownNumbers(text: string, values: [string, number][]): Set<number> {
  const mentions = mentionsIn(text)
  return new Set(
    values.flatMap(([name, value]) => {
      const factors = mentions.filter((each) => each.name === name).map(({ factor }) => factor)
      return (factors.length > 0 ? factors : [1, 100]).map((factor) => round(value * factor))
    }),
  )
}

/** A number as it is printed. */
const round = (value: number) => Number(value.toFixed(2))
