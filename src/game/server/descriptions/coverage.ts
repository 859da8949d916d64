import { byLanguage, type Language } from '#src/core/languages.ts'
import type { GameData, Season } from '../season-files.ts'
import type { SeasonTexts } from '../season-schema.ts'
import { describedKinds, idsToDescribe } from './described.ts'

/** How many of `total` entries have a description, by language. */
export interface CoverageRow {
  season: string
  kind: keyof SeasonTexts
  described: Record<Language, number>
  total: number
}

/** Counts descriptions by season and kind. */
export const coverageOf = (data: GameData): CoverageRow[] => [...data.seasons.values()].flatMap(rowsOf)

function rowsOf(season: Season): CoverageRow[] {
  const ids = idsToDescribe(season)
  return describedKinds.map((kind) => ({
    season: season.facts.id,
    kind,
    described: byLanguage((language) => ids[kind].filter((id) => id in season.texts[language][kind]).length),
    total: ids[kind].length,
  }))
}
