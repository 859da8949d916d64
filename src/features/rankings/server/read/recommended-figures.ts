import type { Language } from '#src/core/languages.ts'
import type { CountedBoards } from '#src/features/rankings/rankings.contract.ts'
import { countedOf, findBoards, type RankingsParts } from './counted-boards.ts'
import { listTallies } from './rankings.store.ts'

export interface RecommendedFigures {
  version: string | null
  isSample: boolean
  /** All ranked boards of the version. */
  boards: number
  minimum: number
  /** Places and precision by id of a lineup, where any board was counted as it. */
  lineups: Map<string, CountedBoards>
}

/** Counted boards of each lineup of a season, in ranked games of all ranks, of the default version. */
export async function readRecommendedFigures(
  parts: RankingsParts,
  season: string,
  reader: { language: Language; test: boolean },
): Promise<RecommendedFigures> {
  const { head, asked } = await findBoards(
    parts,
    { season, mode: 'ranked', bracket: 'all' },
    { kind: 'champions', ...reader },
  )
  const { boards, tallies } = asked ? await listTallies(parts.db, asked.filter, 'lineup') : { boards: 0, tallies: [] }
  const counted = tallies.flatMap(({ entity, tally }) => {
    const own = countedOf(tally, entity, parts)
    return own ? [[entity, own] as const] : []
  })
  const { version, isSample, minimum } = head
  return { version, isSample, boards, minimum, lineups: new Map(counted) }
}
