import type { ItemCategory } from '#src/game/game.contract.ts'
import { hasName } from '#src/game/game.rules.ts'
import { areApart, type Figures, figuresOf, pickRateOf } from './figures.rules.ts'
import type { CountedLineup, RankingRow } from './rankings.contract.ts'
import type { Metric } from './rankings-address.rules.ts'

/** A row with its figures and what it is of: a champion, an item, a trait. */
export interface Entry<Of extends Ranked = Ranked> {
  row: RankingRow
  figures: Figures
  /** Share of all boards. */
  pickRate: number
  of: Of
}

/** Rows with their figures and what they are of; one that the season does not list is left out. */
export function entriesOf<Of extends Ranked & { id: string }>(
  rows: RankingRow[],
  all: Of[],
  boards: number,
): Entry<Of>[] {
  const byId = new Map(all.map((each) => [each.id, each]))
  return rows.flatMap((row) => {
    const of = byId.get(row.id)
    const figures = figuresOf(row.places, row.likeness)
    return of && figures ? { row, of, figures, pickRate: pickRateOf(figures.boards, boards) } : []
  })
}

/** What of a row's champion, item or trait filters and names are read from. */
export interface Ranked {
  search: string
  cost?: number
  category?: ItemCategory
  /** Of a lineup: what an editor says of it; null where it is none of theirs. */
  advice?: CountedLineup['advice']
}
/** What editors say of lineups, by which they are chosen. */
type AdviceWish = Partial<Pick<NonNullable<CountedLineup['advice']>, 'style' | 'audience' | 'power' | 'class'>>

export interface RowWish extends AdviceWish {
  metric: Metric
  /** The worst first. */
  isReversed: boolean
  /** Boards that a figure needs. */
  minimum: number
  cost?: number
  category?: ItemCategory
  q?: string
}

/** The rows that are wished for, the best first: a low average place is good, of all else a high figure. Rows with too few boards come last. */
export function sortEntries<Of extends Ranked>(entries: Entry<Of>[], wish: RowWish): Entry<Of>[] {
  const { metric, isReversed, minimum } = wish
  const direction = isAscending(metric, isReversed) ? 1 : -1
  return entries
    .filter(({ of }) => isWished(of, wish))
    .sort(
      (a, b) =>
        Number(isSparse(a, minimum)) - Number(isSparse(b, minimum)) ||
        direction * (figureIn(a, metric) - figureIn(b, metric)) ||
        b.figures.boards - a.figures.boards,
    )
}

const adviceNames = ['style', 'audience', 'power', 'class'] as const

const isWished = (of: Ranked, wish: RowWish): boolean =>
  (!wish.cost || of.cost === wish.cost) &&
  (!wish.category || of.category === wish.category) &&
  adviceNames.every((name) => wish[name] === undefined || of.advice?.[name] === wish[name]) &&
  hasName(of, wish.q)

/** Whether a column's low figures come first. */
export const isAscending = (metric: Metric, isReversed: boolean): boolean => (metric === 'averagePlace') !== isReversed

/** Whether a row has fewer boards than a figure needs. */
export const isSparse = ({ figures: { boards } }: Entry, minimum: number): boolean => boards < minimum

/** A row's figure in a column: shares of 0-1, places of 1-8. */
export const figureIn = ({ figures, pickRate }: Entry, metric: Metric): number =>
  metric === 'pickRate' ? pickRate : figures[metric].value

/** Whether chance alone may have put a row behind the one before it. */
export const isTied = (entry: Entry, before: Entry | undefined, metric: Metric): boolean =>
  before !== undefined && metric !== 'pickRate' && !areApart(entry.figures[metric], before.figures[metric])
