import { describe, expect, test } from 'vitest'
import { type Language, languages } from '#src/core/languages.ts'
import { gameData } from '../../../../e2e/setup/data/game-data.ts'
import { referenceNumbers } from '../../../../e2e/setup/reference/numbers.ts'
import { hasReferenceTexts } from '../../../../e2e/setup/reference/texts.ts'
import { effectParts, fillTemplate } from '../../text-template.rules.ts'
import type { Season } from '../season-files.ts'
import { numbersOf } from '../season-gate.ts'
import type { SeasonTexts } from '../season-schema.ts'
import { skillsOf } from '../skills.ts'
import { listTraits } from '../traits.ts'
import { describedKinds } from './described.ts'
import { namesWithDigits, withoutRanks } from './typed-numbers.ts'

/** Kinds that the folder has numbers of; all of them, skipped, where it is missing. */
const cases = [...gameData.seasons.values()]
  .flatMap((season) => describedKinds.map((kind) => ({ season, kind, id: season.facts.id })))
  .filter(({ kind, id }) => !hasReferenceTexts || referenceNumbers(id, kind))

/** Numbers that no variable of the folder has, by id. */
const exceptions: Record<string, number[]> = {
  TFT15_Jhin: [80], // his text types that 1% of attack speed becomes 0.8% attack power
}

/** The texts of an entity as pages show them, filled in for all stars and levels. */
function shownTexts(season: Season, kind: keyof SeasonTexts, language: Language): [id: string, text: string][] {
  if (kind === 'skills')
    return season.champions.flatMap((champion) =>
      skillsOf(season, champion, language).flatMap(({ parts }) =>
        parts.map(({ text }): [string, string] => [champion.id, text.text]),
      ),
    )
  if (kind === 'traits')
    return listTraits(season, language).flatMap(({ id, text, levels }) =>
      [text, ...levels.map((level) => level.text)].map((each): [string, string] => [id, each?.text ?? '']),
    )
  return Object.entries(season.texts[language][kind]).map(([id, text]) => [
    id,
    fillTemplate(text, numbersOf(season, kind, id)!),
  ])
}

/** The numbers in a text but for stars, costs and names. */
const numbersIn = (text: string, language: Language, names: string[]): number[] =>
  effectParts(withoutRanks(text, language, names))
    .filter((part) => typeof part === 'string')
    .flatMap((part) => part.match(/\d+(\.\d+)?/g) ?? [])
    .map(Number)

describe.skipIf(!hasReferenceTexts).each(cases)('descriptions of $kind in $id', ({ season, kind, id: seasonId }) => {
  const known = referenceNumbers(seasonId, kind)!
  const names = namesWithDigits(season)

  test.each(languages)('show no number that the game has not, in %s', (language) => {
    const foreign = shownTexts(season, kind, language).flatMap(([id, text]) =>
      numbersIn(text, language, names)
        .filter((number) => !known.get(id)?.has(number) && !exceptions[id]?.includes(number))
        .map((number) => `${id}: ${number} in ${text}`),
    )
    expect(foreign).toEqual([])
  })
})

/** Stats that the client shows without a variable. */
const unnamedStats = ['durabilityPercent']

test.skipIf(!hasReferenceTexts)('stats of items are those of the game', () => {
  const known = referenceNumbers('m15s16', 'items')!
  const foreign = gameData.seasons.get('m15s16')!.items.flatMap(({ id, stats }) =>
    Object.entries(stats)
      .filter(([name, value]) => !unnamedStats.includes(name) && !known.get(id)!.has(value!))
      .map(([name, value]) => `${id}: ${name} ${value}`),
  )
  expect(foreign).toEqual([])
})
