import { type ReactNode, useMemo } from 'react'
import { type Entry, entriesOf, type Ranked } from '#src/features/rankings/ranking-rows.rules.ts'
import type { RankingAnswer } from '#src/features/rankings/rankings.contract.ts'
import type { RankingFilter } from '#src/features/rankings/rankings-address.rules.ts'

/** The filters that choose which games are counted. */
export type ShownGames = Pick<RankingFilter, 'version' | 'mode' | 'bracket'>

/** What rows are rendered from beside their entry; the same object until other games are shown. */
export interface ShownList {
  answer: RankingAnswer
  /** Season key. */
  season: string
  games: ShownGames
}

export type Show<Of extends Ranked> = (entry: Entry<Of>, list: ShownList) => ReactNode

type SubjectField = 'champions' | 'items' | 'traits' | 'lineups'

/** The rows of an answer with their subjects; the same objects until there is another answer. */
export const useEntries = <Field extends SubjectField>(
  answer: { ok: true; data: RankingAnswer } | { ok: false },
  field: Field,
) =>
  useMemo(() => {
    const of: RankingAnswer[Field][number][] = answer.ok ? answer.data[field] : []
    return answer.ok ? entriesOf(answer.data.rows, of, answer.data.boards) : []
  }, [answer, field])

/** What the page's rows are rendered from; null for an unknown season. */
export function useShownList(answer: RankingAnswer, { version, mode, bracket }: RankingFilter): ShownList | null {
  return useMemo(() => {
    const season = answer.season?.id
    return season ? { answer, season, games: { version, mode, bracket } } : null
  }, [answer, version, mode, bracket])
}
