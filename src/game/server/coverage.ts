import { byLanguage, type Language } from '#src/core/languages.ts'
import { type GameData, offeredAugments, type Season } from './season-files.ts'
import type { SeasonTexts } from './season-schema.ts'

/** How many of `total` entries have a description, by language. */
export interface CoverageRow {
  season: string
  kind: keyof SeasonTexts
  described: Record<Language, number>
  total: number
}

export const coverageOf = (data: GameData): CoverageRow[] => [...data.seasons.values()].flatMap(rowsOf)

/** Emblems need no text: their trait explains them; nor do augments that the season does not offer. */
function rowsOf(season: Season): CoverageRow[] {
  const entries = {
    skills: season.champions,
    traits: season.traits,
    items: season.items.filter(({ category }) => category !== 'emblem'),
    augments: offeredAugments(season),
    snax: season.snax,
  }
  return (['skills', 'traits', 'items', 'augments', 'snax'] as const).map((kind) => ({
    season: season.facts.id,
    kind,
    described: byLanguage((language) => entries[kind].filter(({ id }) => id in season.texts[language][kind]).length),
    total: entries[kind].length,
  }))
}
