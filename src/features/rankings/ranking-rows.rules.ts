import type { ItemCategory } from '#src/game/game.contract.ts'
import { hasName } from '#src/game/game.rules.ts'
import { type Figures, figureIn, type Metric } from '#src/game/metrics.rules.ts'
import { areApart, figuresOf, pickRateOf } from './figures.rules.ts'
import type { CountedLineup, RankingRow } from './rankings.contract.ts'

/** A row with its figures and its subject: a champion, item, trait or lineup. */
export interface Entry<Of extends Ranked = Ranked> {
  row: RankingRow
  figures: Figures
  /** Share of all boards, 0-1. */
  pickRate: number
  of: Of
}

/** Joins rows with their subjects; leaves out rows of subjects that the season does not list. */
export function entriesOf<Of extends Ranked & { id: string }>(
  rows: RankingRow[],
  all: Of[],
  boards: number,
): Entry<Of>[] {
  const byId = new Map(all.map((each) => [each.id, each]))
  return rows.flatMap((row) => {
    const of = byId.get(row.id)
    const figures = figuresOf(row.places, row.designEffects)
    return of && figures ? { row, of, figures, pickRate: pickRateOf(figures.boards, boards) } : []
  })
}

/** The fields of a subject that filters and names need. */
export interface Ranked {
  search: string
  cost?: number
  category?: ItemCategory
  /** Lineups only; null for clusters. */
  advice?: CountedLineup['advice']
}
type AdviceQuery = Partial<Pick<NonNullable<CountedLineup['advice']>, 'style' | 'audience' | 'power' | 'class'>>

export interface RowQuery extends AdviceQuery {
  metric: Metric
  /** Worst first. */
  isReversed: boolean
  /** Boards below which a row is sparse. */
  minimum: number
  cost?: number
  category?: ItemCategory
  q?: string
}

/** Filters and sorts rows, best first and sparse rows last; the lowest average place is the best. */
export function sortEntries<Of extends Ranked>(entries: Entry<Of>[], query: RowQuery): Entry<Of>[] {
  const { metric, isReversed, minimum } = query
  const direction = isAscending(metric, isReversed) ? 1 : -1
  return entries
    .filter(({ of }) => isMatch(of, query))
    .sort(
      (a, b) =>
        Number(isSparse(a, minimum)) - Number(isSparse(b, minimum)) ||
        direction * (figureIn(a, metric) - figureIn(b, metric)) ||
        b.figures.boards - a.figures.boards,
    )
}

const adviceNames = ['style', 'audience', 'power', 'class'] as const

const isMatch = (of: Ranked, query: RowQuery): boolean =>
  (!query.cost || of.cost === query.cost) &&
  (!query.category || of.category === query.category) &&
  adviceNames.every((name) => query[name] === undefined || of.advice?.[name] === query[name]) &&
  hasName(of, query.q)

export const isAscending = (metric: Metric, isReversed: boolean): boolean => (metric === 'averagePlace') !== isReversed

export const isSparse = ({ figures: { boards } }: Entry, minimum: number): boolean => boards < minimum

/** Whether the gap to the row before is within chance. */
export const isTied = (entry: Entry, before: Entry | undefined, metric: Metric): boolean =>
  before !== undefined && metric !== 'pickRate' && !areApart(entry.figures[metric], before.figures[metric])
