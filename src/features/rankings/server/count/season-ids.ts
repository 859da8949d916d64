import type { GameData } from '#src/game/server/season-files.ts'
import type { IdsOf } from './match-record.ts'

/** Indexes the ids of each set without regard to case; `unknown` counts ids that no season has. */
export function seasonIds({ seasons }: Pick<GameData, 'seasons'>): { idsOf: IdsOf; unknown: Map<string, number> } {
  const unknown = new Map<string, number>()
  const sets = new Map(
    [...seasons.values()].map((season) => {
      const entities = [...season.champions, ...season.traits, ...season.items]
      return [
        season.facts.mode,
        new Map(entities.flatMap(({ id }) => [[id, id] as const, [id.toLowerCase(), id] as const])),
      ]
    }),
  )
  const idsOf: IdsOf = (set) => {
    const known = sets.get(set)
    if (!known) return null
    return (id) => {
      const found = known.get(id) ?? known.get(id.toLowerCase())
      if (!found) unknown.set(id, (unknown.get(id) ?? 0) + 1)
      return found ?? id
    }
  }
  return { idsOf, unknown }
}
