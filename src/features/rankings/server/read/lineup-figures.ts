import type { Language } from '#src/core/languages.ts'
import { areApart, wilsonInterval } from '#src/features/rankings/figures.rules.ts'
import type { LineupFigures, LineupWinners } from '#src/features/rankings/rankings.contract.ts'
import { boardsOf, type Tally } from '#src/features/rankings/tally.rules.ts'
import type { Estimate } from '#src/game/metrics.rules.ts'
import { countedOf, findBoards, type RankingsParts } from './counted-boards.ts'
import { readLineupBrackets } from './counted-lineup.ts'
import { type BoardFilter, type EntityTally, listDetailTallies, listVersionTallies } from './rankings.store.ts'

/** Reads how a recommended lineup does in ranked games: by bracket, by version, and what its winning boards have. */
export async function readLineupFigures(
  parts: RankingsParts,
  { season: key, id }: { season: string; id: string },
  reader: { language: Language; test: boolean },
): Promise<LineupFigures> {
  const query = { season: key, mode: 'ranked', bracket: 'all' } as const
  const { head, asked, versions } = await findBoards(parts, query, { kind: 'champions', ...reader })
  const { version, isSample, minimum } = head
  if (!asked) return { version, isSample, minimum, brackets: [], versions: [], winners: null }
  const [brackets, tallies, winners] = await Promise.all([
    readLineupBrackets(parts, asked.filter, id),
    listVersionTallies(parts.db, asked.filter, { kind: 'lineup', entity: id }),
    readWinners(parts, asked.filter, id),
  ])
  const byVersion = versions.map((each) => {
    const own = tallies.find((tally) => tally.version === each.version)?.tally
    return { version: each.version, boards: each.boards, own: countedOf(own, id, parts) }
  })
  return { version, isSample, minimum, brackets, versions: byVersion, winners }
}

/** Least boards at places 1-2: below this no difference would be significant. */
const leastWinners = 30

/** Least share of winning boards of what is listed. */
const leastShare = 0.03

async function readWinners(parts: RankingsParts, filter: BoardFilter, id: string): Promise<LineupWinners | null> {
  const [units, items] = await Promise.all([
    listDetailTallies(parts.db, filter, { kind: 'lineup-champion', entity: id }),
    listDetailTallies(parts.db, filter, { kind: 'lineup-item', entity: id }),
  ])
  const all = units.find(({ part }) => part === '')?.tally
  const boards = all ? winningIn(all) : 0
  if (!all || boards < leastWinners) return null
  const listed = (tallies: EntityTally[]) =>
    tallies
      .filter(({ part, tally }) => part !== '' && winningIn(tally) >= leastShare * boards)
      .map(({ part, tally }) => ({ part, ...shareOf(tally, all) }))
      .sort((a, b) => b.winning - a.winning)
  return {
    boards,
    units: listed(units).map(({ part, ...shares }) => ({ champion: part, ...shares })),
    items: listed(items).map(({ part, ...shares }) => {
      const [champion, item] = part.split(' ')
      return { champion: champion!, item: item!, ...shares }
    }),
  }
}

const winningIn = ({ places: [first, second] }: Tally): number => first! + second!

/** Share of a lineup's winning and other boards that have something. */
function shareOf(tally: Tally, all: Tally): Pick<LineupWinners['units'][number], 'winning' | 'others' | 'isApart'> {
  const winning = estimateOf(winningIn(tally), winningIn(all))
  const others = estimateOf(boardsOf(tally) - winningIn(tally), boardsOf(all) - winningIn(all))
  return { winning: winning.value, others: others.value, isApart: areApart(winning, others) }
}

function estimateOf(boards: number, of: number): Estimate {
  const value = of === 0 ? 0 : Number((boards / of).toFixed(3))
  return { value, ...wilsonInterval(value, Math.max(of, 1)) }
}
