import { type Bracket, bracketsOf, type LadderStep } from '#src/features/rankings/brackets.rules.ts'
import { Tallies, tallySums } from '#src/features/rankings/tally.rules.ts'
import type { Board, Match, MatchMode } from './match-record.ts'
import { NumberList } from './number-list.ts'
import { type BoardNumbers, SubjectIndex, type TallySubject } from './subjects.ts'

export interface Slice {
  set: number
  version: string
  /** ISO date; null for the whole version. */
  day: string | null
  mode: MatchMode
  /** Bracket of subjects, or step of the ladder of details. */
  ladder: Bracket | LadderStep
}
/** Subjects and their sums: a row of `tallySums` each, concatenated. */
export interface SliceTallies {
  slice: Slice
  of: TallySubject[]
  sums: Float64Array
}

/** Returns the id of the lineup of a board, or null. */
export type LineupOf = (set: number, board: Pick<Board, 'units' | 'traits'>) => string | null

/** A match whose boards are ranges of subject numbers. */
export interface NumberedMatch extends Omit<Match, 'boards'> {
  boards: (Pick<Board, 'place' | 'step' | 'player'> & BoardNumbers)[]
}

/** A batch of matches as numbers, so that no record outlives its line. */
export class MatchBatch {
  readonly matches: NumberedMatch[] = []
  readonly #index = new SubjectIndex()
  readonly #lineupOf: LineupOf

  constructor(lineupOf: LineupOf) {
    this.#lineupOf = lineupOf
  }

  add({ boards, ...facts }: Match): void {
    const numbered = boards.map((board) => {
      const { subjects, details, end } = this.#index.take(board, this.#lineupOf(facts.set, board))
      return { place: board.place, step: board.step, player: board.player, subjects, details, end }
    })
    this.matches.push({ ...facts, boards: numbered })
  }

  /** Sums matches (by default all) by slice; the order of slices prevents deadlocks between writers. */
  tallies(matches = this.matches): SliceTallies[] {
    const { list, subjects, details } = this.#index
    const [subjectCounters, detailCounters] = [new Counters(), new Counters()]
    for (const [number, { set, version, mode, day, boards }] of matches.entries()) {
      const subjectsBy = subjectCounters.of({ set, version, mode, day })
      const detailsBy = detailCounters.of({ set, version, mode, day: null })
      for (const { step, place, subjects: from, details: middle, end } of boards) {
        const [subjectsIn, detailsIn] = [bracketsOf(step).map((bracket) => subjectsBy(bracket)), detailsBy(step)]
        for (let at = from; at < middle; at++)
          for (const counter of subjectsIn) counter.count(list.at(at), number, place)
        for (let at = middle; at < end; at++) detailsIn.count(list.at(at), number, place)
      }
    }
    const days = subjectCounters.all()
    return [...[...days, ...wholesOf(days)].map(named(subjects)), ...detailCounters.all().map(named(details))].sort(
      (a, b) => (keyOf(a.slice) < keyOf(b.slice) ? -1 : 1),
    )
  }
}

/** Numbers and their sums: a row of `tallySums` each, concatenated. */
interface Counted {
  slice: Slice
  numbers: number[]
  sums: Float64Array
}

const named =
  (subjects: TallySubject[]) =>
  ({ slice, numbers, sums }: Counted): SliceTallies => ({
    slice,
    of: numbers.map((number) => subjects[number]!),
    sums,
  })

/** Versions are sums of their days, because a match has one version. */
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

class Counters {
  readonly #slices: [Slice, Counter][] = []
  readonly #byLadder = new Map<string, (ladder: Slice['ladder']) => Counter>()

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

class Counter {
  /** Numbers in the order of the rows. */
  readonly numbers: number[] = []
  readonly #tallies = new Tallies()
  /** Rows by number, from 1; 0 when there is none. */
  readonly #rows = new NumberList()

  /** Counts a board of a match (by number) at a place of 1 to 8. */
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
