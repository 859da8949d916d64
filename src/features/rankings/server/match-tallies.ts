import { type Bracket, bracketsOf, type LadderStep } from '../brackets.rules.ts'
import { Tallies } from '../tally.rules.ts'
import { type Countable, Countables } from './countables.ts'
import type { Board, Match, MatchMode } from './match-record.ts'

/** Where tallies belong. */
export interface Slice {
  set: number
  version: string
  /** ISO date; null for all of the version. */
  day: string | null
  mode: MatchMode
  /** The bracket of whose boards things are counted, or the step of whose boards parts are. */
  ladder: Bracket | LadderStep
}
export interface TallyRow extends Countable {
  /** In the order of `tallySums`. */
  sums: ArrayLike<number>
}

/** The lineup that a board of a set is, or null. */
export type LineupOf = (set: number, board: Pick<Board, 'units' | 'traits'>) => string | null

/** Tallies of matches by slice; slices in an order of their own, so that those who write them wait for each other in turn. */
export function tallyMatches(matches: Match[], lineupOf: LineupOf): { slice: Slice; rows: TallyRow[] }[] {
  const countables = new Countables()
  const things = new SliceTallies()
  const parts = new SliceTallies()
  for (const [number, { set, version, mode, day, boards }] of matches.entries()) {
    for (const board of boards) {
      const counted = countables.numbersOf(board, lineupOf(set, board))
      for (const ladder of bracketsOf(board.step)) {
        things.of({ set, version, mode, ladder, day }).count(counted.things, number, board.place)
      }
      parts.of({ set, version, mode, ladder: board.step, day: null }).count(counted.parts, number, board.place)
    }
  }
  const wholes = new SliceTallies()
  for (const { slice, counter } of things.all()) wholes.of({ ...slice, day: null }).addAll(counter)
  const rowsOf = (tallies: SliceTallies, of: Countable[]) =>
    tallies.all().map(({ slice, counter }) => ({ slice, rows: counter.rows(of) }))
  return [
    ...[things, wholes].flatMap((tallies) => rowsOf(tallies, countables.things)),
    ...rowsOf(parts, countables.parts),
  ].sort((a, b) => (keyOf(a.slice) < keyOf(b.slice) ? -1 : 1))
}

const keyOf = ({ set, version, mode, ladder, day }: Slice): string => `${set} ${version} ${mode} ${ladder} ${day}`

/** Counters by slice. */
class SliceTallies {
  readonly #counters = new Map<string, { slice: Slice; counter: Counter }>()

  of(slice: Slice): Counter {
    const key = keyOf(slice)
    const known = this.#counters.get(key) ?? { slice, counter: new Counter() }
    this.#counters.set(key, known)
    return known.counter
  }

  all(): { slice: Slice; counter: Counter }[] {
    return [...this.#counters.values()]
  }
}

/** Counts boards of a slice, match by match. */
class Counter {
  readonly #tallies = new Tallies()
  /** By what is counted. */
  readonly #rows: number[] = []

  /** Counts a board, by its match's number, at a place of 1 to 8, under each of the numbers. */
  count(numbers: number[], match: number, place: number) {
    for (const number of numbers) this.#tallies.add(this.#rowOf(number), match, place)
  }

  /** Adds all of another slice whose matches are others. */
  addAll(other: Counter) {
    other.#rows.forEach((row, number) => {
      this.#tallies.addSums(this.#rowOf(number), other.#tallies.sums(row))
    })
  }

  #rowOf(number: number): number {
    const known = this.#rows[number]
    if (known !== undefined) return known
    const row = this.#tallies.open()
    this.#rows[number] = row
    return row
  }

  /** What was counted, by what the numbers stand for. */
  rows(countables: Countable[]): TallyRow[] {
    return this.#rows.flatMap((row, number) => ({ ...countables[number]!, sums: this.#tallies.sums(row) }))
  }
}
