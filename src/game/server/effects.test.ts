import { describe, expect, test } from 'vitest'
import { gameData } from '../../../e2e/setup/data/game-data.ts'
import { hasReferenceTexts, referenceTexts } from '../../../e2e/setup/reference/texts.ts'
import { placeholdersOf } from '../text-template.rules.ts'
import type { Season } from './season-files.ts'
import { numbersOf } from './season-gate.ts'
import type { SeasonTexts } from './season-schema.ts'

type Kind = keyof SeasonTexts
const kinds: Kind[] = ['skills', 'traits', 'items', 'augments', 'snax']
const cases = [...gameData.seasons.values()].flatMap((season) =>
  kinds.map((kind) => ({ season, kind, id: season.facts.id })),
)

/** The whole of a description, with those of an ability's forms. */
const textOf = (season: Season, kind: Kind, id: string): string =>
  Object.entries(season.texts.en[kind])
    .filter(([each]) => each === id || each.startsWith(`${id}:`))
    .flatMap(([, text]) =>
      typeof text === 'string' ? text : [text.text, text.level ?? '', ...Object.values(text.levels ?? {})],
    )
    .join('. ')

describe.skipIf(!hasReferenceTexts).each(cases)('descriptions of $kind in $id', ({ season, kind }) => {
  const references = referenceTexts(season.facts.id, kind)

  test('share no seven words in a row with those of the game', () => {
    const copied = [...references].filter(([id, { texts }]) => {
      const own = new Set(runsOf(textOf(season, kind, id)))
      return texts.flatMap(runsOf).some((run) => own.has(run))
    })
    expect(copied.map(([id]) => id)).toEqual([])
  })

  test('say every number that those of the game say', () => {
    const unsaid = [...references].flatMap(([id, { variables }]) => {
      if (!(id in season.texts.en[kind])) return []
      const said = placeholdersOf(textOf(season, kind, id)).map((name) => name.replace('%', '').toLowerCase())
      const left = Object.keys(season.unsaid[kind]?.[id] ?? {}).map((name) => name.toLowerCase())
      const ids = Object.keys(season.texts.en[kind]).filter((each) => each === id || each.startsWith(`${id}:`))
      const known = ids
        .flatMap((each) => Object.keys(numbersOf(season, kind, each) ?? {}))
        .map((name) => name.toLowerCase())
      return variables
        .filter((name) => known.includes(name) && ![...said, ...left].includes(name))
        .map((name) => `${id} ${name}`)
    })
    expect(unsaid).toEqual([])
  })
})

const runLength = 7

/** Every run of seven words of a text, without its numbers and marks. */
function runsOf(text: string): string[] {
  const words = text
    .replace(/<[^>]*>|&nbsp;|@[^@]*@|%i:\w+%|\{[^}]*\}|\[\w+\]/g, ' ')
    .toLowerCase()
    .split(/[^\p{L}']+/u)
    .filter(Boolean)
  const starts = Math.max(0, words.length - runLength + 1)
  return Array.from({ length: starts }, (_, start) => words.slice(start, start + runLength).join(' '))
}
