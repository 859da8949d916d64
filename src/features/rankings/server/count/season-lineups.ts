import { boardLineups, type LineupCore } from '#src/features/rankings/board-lineups.rules.ts'
import type { GameData } from '#src/game/server/season-files.ts'
import type { LineupOf } from './match-tallies.ts'

export function seasonLineups(
  { seasons }: Pick<GameData, 'seasons'>,
  lineups: (LineupCore & { season: string })[],
): LineupOf {
  const finders = new Map(
    [...seasons].map(([id, season]) => [
      season.facts.mode,
      boardLineups(
        lineups.filter((lineup) => lineup.season === id),
        season,
      ),
    ]),
  )
  return (set, board) => finders.get(set)?.(board) ?? null
}
