import type { Language } from '#src/core/languages.ts'
import type { ChampionRef } from '../game.contract.ts'
import { championRefOf } from './entity-refs.ts'
import type { Season } from './season-files.ts'

/** Champions of a season by cost, then English name. */
export function listChampions(season: Season, language: Language): ChampionRef[] {
  return [...season.champions]
    .sort((a, b) => a.cost - b.cost || a.name.en.localeCompare(b.name.en))
    .map((facts) => championRefOf(facts, language))
}

/** The champion in a page's head: one of the season's most expensive in the shop, varied by `page`. */
export function findHeadliner({ champions }: Season, page: number): string | null {
  const top = Math.min(5, Math.max(...champions.map(({ cost }) => cost)))
  const mostExpensive = champions.filter(({ cost }) => cost === top)
  return mostExpensive[page % mostExpensive.length]?.id ?? null
}
