import { byLanguage, type Language } from '#src/core/languages.ts'
import type { GameData, Season } from './season-files.ts'

/** How many of `total` entries have a description, or a number that is shown, by language. */
export interface CoverageRow {
  season: string
  kind: 'skills' | 'traits' | 'items' | 'augment numbers' | 'snack numbers'
  described: Record<Language, number>
  total: number
}

export function coverageOf(data: GameData): CoverageRow[] {
  return [...data.seasons.values()].flatMap((season) => [...textRows(season), ...numberRows(data, season)])
}

/** Emblems need no text: their trait explains them. */
function textRows(season: Season): CoverageRow[] {
  const entries = {
    skills: season.champions,
    traits: season.traits,
    items: season.items.filter(({ category }) => category !== 'emblem'),
  }
  return (['skills', 'traits', 'items'] as const).map((kind) => ({
    season: season.facts.id,
    kind,
    described: byLanguage((language) => entries[kind].filter(({ id }) => id in season.texts[language][kind]).length),
    total: entries[kind].length,
  }))
}

/** A number is shown if its unit is known and it has a label. */
function numberRows({ numberUnits, numberLabels }: GameData, season: Season): CoverageRow[] {
  const kinds = {
    'augment numbers': season.augments.map(({ vars }) => Object.keys(vars)),
    'snack numbers': season.snax.map(({ levels }) => Object.keys(levels[0]?.vars ?? {})),
  }
  return (['augment numbers', 'snack numbers'] as const).map((kind) => ({
    season: season.facts.id,
    kind,
    described: byLanguage((language) => {
      const isShown = (name: string) => name in numberUnits && name in numberLabels[language]
      return kinds[kind].filter((names) => names.some(isShown)).length
    }),
    total: kinds[kind].length,
  }))
}
