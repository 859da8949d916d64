interface Fielded {
  champion: string
  isCarry: boolean
}

export interface NearLineup<T> {
  lineup: T
  /** Different champions that board and lineup share. */
  shared: string[]
  /** Champions of the lineup that the board lacks. */
  missing: string[]
}

/** Champions that a lineup must share to be near. */
const fewestShared = 2

/** Lineups that share champions with a board, the nearest first: by shared weight, then by fewest missing. */
export function nearestLineups<T extends { units: Fielded[] }>(
  board: Fielded[],
  lineups: T[],
  limit: number,
): NearLineup<T>[] {
  const fielded = new Set(board.map(({ champion }) => champion))
  return lineups
    .map((lineup) => {
      const champions = [...new Set(lineup.units.map(({ champion }) => champion))]
      const shared = champions.filter((id) => fielded.has(id))
      return {
        lineup,
        shared,
        missing: champions.filter((id) => !fielded.has(id)),
        closeness: closenessOf(shared, champions.length + fielded.size - shared.length, lineup.units),
      }
    })
    .filter(({ shared }) => shared.length >= Math.min(fewestShared, fielded.size) && shared.length > 0)
    .sort((a, b) => b.closeness - a.closeness || a.missing.length - b.missing.length)
    .slice(0, limit)
    .map(({ lineup, shared, missing }) => ({ lineup, shared, missing }))
}

/** Jaccard index of the champions; carries of the lineup count twice among the shared ones. */
function closenessOf(shared: string[], union: number, units: Fielded[]): number {
  const carries = new Set(units.filter(({ isCarry }) => isCarry).map(({ champion }) => champion))
  return (shared.length + shared.filter((id) => carries.has(id)).length) / union
}
