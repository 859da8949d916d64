import type { Language } from '#src/core/languages.ts'
import type { ChampionRef } from '../game.contract.ts'
import { championRefOf } from './entity-refs.ts'
import type { Season } from './season-files.ts'

/** Champions of a season by cost, then name. */
export function listChampions(season: Season, language: Language): ChampionRef[] {
  return [...season.champions]
    .sort((a, b) => a.cost - b.cost || a.name.en.localeCompare(b.name.en))
    .map((facts) => championRefOf(facts, language))
}
