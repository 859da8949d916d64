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
/** What was counted in a slice: of each thing a row of `tallySums`, one after the other. */
export interface SliceTallies {
  slice: Slice
  of: Countable[]
  sums: Float64Array
}

/** The lineup that a board of a set is, or null. */
export type LineupOf = (set: number, board: Pick<Board, 'units' | 'traits'>) => string | null

/** Tallies of matches by slice; slices in an order of their own, so that those who write them wait for each other in turn. */
export function tallyMatches(matches: Match[], lineupOf: LineupOf): SliceTallies[] {
  const countables = new Countables()
  const [things, parts] = [new Counters(), new Counters()]
  for (const [number, { set, version, mode, day, boards }] of matches.entries()) {
    const thingsBy = things.of({ set, version, mode, day })
    const partsBy = parts.of({ set, version, mode, day: null })
    for (const board of boards) {
      const counted = countables.numbersOf(board, lineupOf(set, board))
      for (const bracket of bracketsOf(board.step)) thingsBy(bracket).count(counted.things, number, board.place)
      partsBy(board.step).count(counted.parts, number, board.place)
    }
  }
  const wholes = new Counters()
  for (const [{ ladder, ...of }, counter] of things.all())
    wholes
      .of({ ...of, day: null })(ladder)
      .addAll(counter)
  const slicesOf = (counters: Counters, countables: Countable[]) =>
    counters.all().map(([slice, counter]) => ({ slice, ...counter.tallies(countables) }))
  return [
    ...[things, wholes].flatMap((counters) => slicesOf(counters, countables.things)),
    ...slicesOf(parts, countables.parts),
  ].sort((a, b) => (keyOf(a.slice) < keyOf(b.slice) ? -1 : 1))
}

const keyOf = ({ set, version, mode, ladder, day }: Slice): string => `${set} ${version} ${mode} ${ladder} ${day}`

/** Counters by slice. */
class Counters {
  readonly #slices = new Map<string, [Slice, Counter]>()
  readonly #byLadder = new Map<string, (ladder: Slice['ladder']) => Counter>()

  /** The counters of what is alike but for the ladder. */
  of(all: Omit<Slice, 'ladder'>): (ladder: Slice['ladder']) => Counter {
    const key = `${all.set} ${all.version} ${all.mode} ${all.day}`
    const known = this.#byLadder.get(key)
    if (known) return known
    const counters = new Map<Slice['ladder'], Counter>()
    const byLadder = (ladder: Slice['ladder']) => counters.get(ladder) ?? this.#open({ ...all, ladder }, counters)
    this.#byLadder.set(key, byLadder)
    return byLadder
  }

  all(): [Slice, Counter][] {
    return [...this.#slices.values()]
  }

  #open(slice: Slice, counters: Map<Slice['ladder'], Counter>): Counter {
    const counter = new Counter()
    counters.set(slice.ladder, counter)
    this.#slices.set(keyOf(slice), [slice, counter])
    return counter
  }
}

/** Counts boards of a slice, match by match. */
class Counter {
  readonly #tallies = new Tallies()
  /** What is counted, in the order of the rows. */
  readonly #numbers: number[] = []
  /** The row of each number, from 1 on; 0 where there is none. */
  #rows = new Int32Array(1024)

  /** Counts a board, by its match's number, at a place of 1 to 8, under each of the numbers. */
  count(numbers: number[], match: number, place: number) {
    for (const number of numbers) this.#tallies.add(this.#rowOf(number), match, place)
  }

  /** Adds all of another slice whose matches are others. */
  addAll(other: Counter) {
    for (const [row, number] of other.#numbers.entries()) {
      this.#tallies.addSums(this.#rowOf(number), other.#tallies.sums(row))
    }
  }

  /** What was counted, by what the numbers stand for. */
  tallies(countables: Countable[]): Pick<SliceTallies, 'of' | 'sums'> {
    return { of: this.#numbers.map((number) => countables[number]!), sums: this.#tallies.all() }
  }

  #rowOf(number: number): number {
    const known = this.#rows[number]
    return known ? known - 1 : this.#open(number)
  }

  #open(number: number): number {
    if (number >= this.#rows.length) {
      const larger = new Int32Array(2 * Math.max(number, this.#rows.length))
      larger.set(this.#rows)
      this.#rows = larger
    }
    this.#numbers.push(number)
    const row = this.#tallies.open()
    this.#rows[number] = row + 1
    return row
  }
}
