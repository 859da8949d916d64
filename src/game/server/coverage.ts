import { languages } from '../../core/languages.ts'
import type { GameData, Season } from './season-files.ts'

/** How much of a kind is told in a language: so many of so many. */
export interface CoverageRow {
  season: string
  what: string
  language: string
  told: number
  total: number
}

/** What of each season is described, by kind and language, and how many augments and power snax show a number. */
export function coverageOf(data: GameData): CoverageRow[] {
  return [...data.seasons.values()].flatMap((season) => [...describedRows(season), ...numberRows(data, season)])
}

function describedRows(season: Season): CoverageRow[] {
  const counts = [
    { what: 'skills', total: season.champions.length },
    { what: 'traits', total: season.traits.length },
    { what: 'items', total: season.items.filter(({ category }) => category !== 'emblem').length },
  ] as const
  return counts.flatMap(({ what, total }) =>
    languages.map((language) => ({
      season: season.facts.id,
      what,
      language,
      told: Object.keys(season.texts[language][what]).length,
      total,
    })),
  )
}

function numberRows(data: GameData, season: Season): CoverageRow[] {
  const isShown = (name: string) => name in data.numberUnits
  const kinds = [
    { what: 'augment numbers', entries: season.augments.map(({ vars }) => Object.keys(vars)) },
    { what: 'snack numbers', entries: season.snax.map(({ levels }) => Object.keys(levels[0]?.vars ?? {})) },
  ]
  return kinds
    .filter(({ entries }) => entries.length > 0)
    .map(({ what, entries }) => ({
      season: season.facts.id,
      what,
      language: 'all',
      told: entries.filter((names) => names.some(isShown)).length,
      total: entries.length,
    }))
}
