import { traitsOf } from '#src/game/board-traits.rules.ts'
import type { Season } from '#src/game/server/season-files.ts'
import type { Lineup as ShownLineup } from '../lineups.contract.ts'
import type { Lineup } from './lineup-schema.ts'

/** The substitutes of a lineup, each with the traits of the final board that it changes in the unit's place. */
export function substitutesOf({ positions, substitutes }: Lineup, season: Season): ShownLineup['substitutes'] {
  const { final } = positions
  const thresholdsOf = (units: typeof final) =>
    new Map(traitsOf(units, season).map(({ id, threshold }) => [id, threshold]))
  const before = thresholdsOf(final)
  return substitutes.map(({ unit, by }) => {
    const at = final.findIndex((each) => each.unit === unit)
    const changesWith = (other: string) => {
      if (at === -1) return []
      const after = thresholdsOf(final.with(at, { ...final[at]!, unit: other }))
      return [...new Set([...before.keys(), ...after.keys()])]
        .map((id) => ({ id, before: before.get(id) ?? 0, after: after.get(id) ?? 0 }))
        .filter((each) => each.before !== each.after)
        .sort((a, b) => a.after - a.before - (b.after - b.before))
    }
    return { unit, by: by.map((other) => ({ unit: other, traits: changesWith(other) })) }
  })
}
