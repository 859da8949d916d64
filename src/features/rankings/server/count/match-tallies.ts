import { type Bracket, bracketsOf, type LadderStep } from '#src/features/rankings/brackets.rules.ts'
import { Tallies, tallySums } from '#src/features/rankings/tally.rules.ts'
import { type BoardNumbers, type Countable, Countables } from './countables.ts'
import type { Board, Match, MatchMode } from './match-record.ts'
import { NumberList } from './number-list.ts'

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

/** A match whose boards are numbers of what they are counted by. */
export interface NumberedMatch extends Omit<Match, 'boards'> {
  boards: (Pick<Board, 'place' | 'step' | 'player'> & BoardNumbers)[]
}

/** Matches that are counted together; kept as numbers, so that none of their records outlives its line. */
export class MatchBatch {
  readonly matches: NumberedMatch[] = []
  readonly #countables = new Countables()
  readonly #lineupOf: LineupOf

  constructor(lineupOf: LineupOf) {
    this.#lineupOf = lineupOf
  }

  add({ boards, ...facts }: Match): void {
    const numbered = boards.map((board) => {
      const { things, parts, end } = this.#countables.take(board, this.#lineupOf(facts.set, board))
      return { place: board.place, step: board.step, player: board.player, things, parts, end }
    })
    this.matches.push({ ...facts, boards: numbered })
  }

  /** Tallies of matches of this batch, all of them if not told which, by slice; slices in an order of their own, so that those who write them wait for each other in turn. */
  tallies(matches = this.matches): SliceTallies[] {
    const { list, things, parts } = this.#countables
    const [thingCounters, partCounters] = [new Counters(), new Counters()]
    for (const [number, { set, version, mode, day, boards }] of matches.entries()) {
      const thingsBy = thingCounters.of({ set, version, mode, day })
      const partsBy = partCounters.of({ set, version, mode, day: null })
      for (const { step, place, things: from, parts: middle, end } of boards) {
        const [thingsOf, partsOf] = [bracketsOf(step).map((bracket) => thingsBy(bracket)), partsBy(step)]
        for (let at = from; at < middle; at++) for (const counter of thingsOf) counter.count(list.at(at), number, place)
        for (let at = middle; at < end; at++) partsOf.count(list.at(at), number, place)
      }
    }
    const days = thingCounters.all()
    return [...[...days, ...wholesOf(days)].map(named(things)), ...partCounters.all().map(named(parts))].sort((a, b) =>
      keyOf(a.slice) < keyOf(b.slice) ? -1 : 1,
    )
  }
}

/** What was counted in a slice: of each number a row of `tallySums`, one after the other. */
interface Counted {
  slice: Slice
  numbers: number[]
  sums: Float64Array
}

/** Tells what the numbers of tallies stand for. */
const named =
  (countables: Countable[]) =>
  ({ slice, numbers, sums }: Counted): SliceTallies => ({
    slice,
    of: numbers.map((number) => countables[number]!),
    sums,
  })

/** Versions as sums of their days: no match is of two. */
function wholesOf(days: Counted[]): Counted[] {
  const wholes = new Map<string, Counted[]>()
  for (const day of days) {
    const key = keyOf({ ...day.slice, day: null })
    wholes.set(key, [...(wholes.get(key) ?? []), day])
  }
  return [...wholes.values()].map(sumOf)
}

function sumOf(days: Counted[]): Counted {
  const numbers = [...new Set(days.flatMap((day) => day.numbers))]
  const rows = new Map(numbers.map((number, row) => [number, row]))
  const sums = new Float64Array(numbers.length * tallySums.length)
  for (const day of days) {
    for (const [row, number] of day.numbers.entries()) {
      const [from, to] = [row * tallySums.length, rows.get(number)! * tallySums.length]
      for (let index = 0; index < tallySums.length; index++) sums[to + index]! += day.sums[from + index]!
    }
  }
  return { slice: { ...days[0]!.slice, day: null }, numbers, sums }
}

const keyOf = ({ set, version, mode, ladder, day }: Slice): string => `${set} ${version} ${mode} ${ladder} ${day}`

/** Counters by slice. */
class Counters {
  readonly #slices: [Slice, Counter][] = []
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

  all(): Counted[] {
    return this.#slices.map(([slice, counter]) => ({ slice, numbers: counter.numbers, sums: counter.sums() }))
  }

  #open(slice: Slice, counters: Map<Slice['ladder'], Counter>): Counter {
    const counter = new Counter()
    counters.set(slice.ladder, counter)
    this.#slices.push([slice, counter])
    return counter
  }
}

/** Counts boards of a slice, match by match. */
class Counter {
  /** What is counted, in the order of the rows. */
  readonly numbers: number[] = []
  readonly #tallies = new Tallies()
  /** The row of each number, from 1 on; 0 where there is none. */
  readonly #rows = new NumberList()

  /** Counts a board, by its match's number, at a place of 1 to 8, under a number. */
  count(number: number, match: number, place: number) {
    this.#tallies.add(this.#rowOf(number), match, place)
  }

  sums(): Float64Array {
    return this.#tallies.all()
  }

  #rowOf(number: number): number {
    const known = this.#rows.at(number)
    return known > 0 ? known - 1 : this.#open(number)
  }

  #open(number: number): number {
    this.numbers.push(number)
    const row = this.#tallies.open()
    this.#rows.set(number, row + 1)
    return row
  }
}
