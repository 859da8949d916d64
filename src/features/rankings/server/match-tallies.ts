import type { LadderStep } from '../brackets.rules.ts'
import { Tallies } from '../tally.rules.ts'
import type { Board, Match, MatchMode } from './match-record.ts'

/** What is counted by version and also by day, so that it has a trend. */
export const dailyKinds = ['all', 'champion', 'item', 'trait', 'lineup'] as const
/** What is counted by version alone: there is too much of it for days. */
const versionKinds = ['stars', 'champion-item', 'champion-items', 'partner'] as const
const kinds = [...dailyKinds, ...versionKinds]
export type TallyKind = (typeof kinds)[number]

/** Where tallies belong. */
export interface Slice {
  set: number
  version: string
  /** ISO date; null for all of the version. */
  day: string | null
  mode: MatchMode
  step: LadderStep
}
export interface TallyRow {
  kind: TallyKind
  entity: string
  /** Of a champion: its stars, an item, its three items; a partner that comes after it in order. Of a trait: its threshold. Else empty. */
  part: string
  /** In the order of `tallySums`. */
  sums: ArrayLike<number>
}

/** The lineup that a board of a set is, or null. */
export type LineupOf = (set: number, board: Pick<Board, 'units' | 'traits'>) => string | null

/** Tallies of matches by slice; slices in an order of their own, so that those who write them wait for each other in turn. */
export function tallyMatches(matches: Match[], lineupOf: LineupOf): { slice: Slice; rows: TallyRow[] }[] {
  const names = { ids: new Ids(), threes: new Ids() }
  const slices = new Map<string, { slice: Slice; counter: SliceCounter }>()
  const counterOf = (slice: Slice): SliceCounter => {
    const key = Object.values(slice).join(' ')
    const known = slices.get(key) ?? { slice, counter: new SliceCounter() }
    slices.set(key, known)
    return known.counter
  }
  for (const [number, { set, version, mode, day, boards }] of matches.entries()) {
    for (const step of new Set(boards.map((board) => board.step))) {
      const daily = counterOf({ set, version, mode, step, day })
      const byVersion = counterOf({ set, version, mode, step, day: null })
      for (const board of boards) {
        if (board.step !== step) continue
        const coded = codedBoard(board, lineupOf(set, board), names)
        countThings(daily.at(number, board.place), coded)
        countThings(byVersion.at(number, board.place), coded)
        countParts(byVersion, coded)
      }
    }
  }
  return [...slices]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, { slice, counter }]) => ({ slice, rows: counter.rows(names) }))
}

/** Ids as numbers: as keys, texts took most of an ingest. */
class Ids {
  readonly #codes = new Map<string, number>()
  readonly #ids: string[] = []
  readonly none = this.codeOf('')

  codeOf(id: string): number {
    const known = this.#codes.get(id)
    if (known !== undefined) return known
    const code = this.#ids.push(id) - 1
    this.#codes.set(id, code)
    return code
  }

  idOf(code: number): string {
    return this.#ids[code]!
  }
}

/** Three items together are a name of their own: there are so many of them that the numbers of all else would not stay small, which keeps them fast as keys. */
interface Names {
  ids: Ids
  threes: Ids
}

/** A board with its ids as numbers. */
interface CodedBoard {
  none: number
  lineup: number | null
  champions: CodedChampion[]
  /** Every copy. */
  items: number[]
  traits: { id: number; tier: number }[]
}
/** Once a board, of all its units: its most stars, each of its items, and each three of them on one unit. */
interface CodedChampion {
  id: number
  stars: number
  items: number[]
  threes: number[]
}

function codedBoard({ units, traits }: Board, lineup: string | null, { ids, threes }: Names): CodedBoard {
  const champions: CodedChampion[] = []
  const items: number[] = []
  for (const unit of units) {
    const id = ids.codeOf(unit.id)
    const own = champions.find((each) => each.id === id) ?? { id, stars: 0, items: [], threes: [] }
    if (own.stars === 0) champions.push(own)
    own.stars = Math.max(own.stars, unit.stars)
    for (const item of unit.items) {
      const code = ids.codeOf(item)
      items.push(code)
      addOnce(own.items, code)
    }
    if (unit.items.length === 3) addOnce(own.threes, threes.codeOf(unit.items.toSorted().join(' ')))
  }
  return {
    none: ids.none,
    lineup: lineup === null ? null : ids.codeOf(lineup),
    champions: champions.map((each) => ({ ...each, stars: ids.codeOf(String(each.stars)) })),
    items,
    traits: traits.map(({ id, tier }) => ({ id: ids.codeOf(id), tier: ids.codeOf(String(tier)) })),
  }
}

function addOnce(list: number[], code: number) {
  if (!list.includes(code)) list.push(code)
}

/** Champions once a board, every copy of an item, traits at the threshold that is active. */
function countThings(counter: SliceCounter, { none, lineup, champions, items, traits }: CodedBoard) {
  counter.count('all', none, none)
  if (lineup !== null) counter.count('lineup', lineup, none)
  for (const { id } of champions) counter.count('champion', id, none)
  for (const item of items) counter.count('item', item, none)
  for (const { id, tier } of traits) counter.count('trait', id, tier)
}

/** Different champions of a board beyond which it is none that the game allows: pairs of them are not counted. */
const mostChampions = 30

/** Of each champion its stars, its items and each three of them; and each pair of champions. */
function countParts(counter: SliceCounter, { champions }: CodedBoard) {
  for (const { id, stars, items, threes } of champions) {
    counter.count('stars', id, stars)
    for (const item of items) counter.count('champion-item', id, item)
    for (const three of threes) counter.count('champion-items', id, three)
  }
  if (champions.length > mostChampions) return
  for (const [index, { id }] of champions.entries()) {
    for (let next = index + 1; next < champions.length; next++) {
      const partner = champions[next]!.id
      counter.count('partner', Math.min(id, partner), Math.max(id, partner))
    }
  }
}

/** More than the parts of a batch. */
const mostIds = 2 ** 22

/** Counts boards of a slice by kind, entity and part. */
class SliceCounter {
  readonly #tallies = new Tallies()
  /** Rows by entity and part as one number, of each kind. */
  readonly #rows = Object.fromEntries(kinds.map((kind) => [kind, new Map()])) as Record<TallyKind, Map<number, number>>
  #match = 0
  #place = 0

  /** The board that is counted next: its match's number and its place. */
  at(match: number, place: number): this {
    this.#match = match
    this.#place = place
    return this
  }

  count(kind: TallyKind, entity: number, part: number) {
    const key = entity * mostIds + part
    const row = this.#rows[kind].get(key) ?? this.#open(kind, key)
    this.#tallies.add(row, this.#match, this.#place)
  }

  #open(kind: TallyKind, key: number): number {
    const row = this.#tallies.open()
    this.#rows[kind].set(key, row)
    return row
  }

  rows({ ids, threes }: Names): TallyRow[] {
    return kinds.flatMap((kind) => {
      const parts = kind === 'champion-items' ? threes : ids
      return Array.from(this.#rows[kind], ([key, row]) => {
        const pair = [ids.idOf(Math.floor(key / mostIds)), parts.idOf(key % mostIds)]
        const [entity, part] = kind === 'partner' ? pair.sort() : pair
        return { kind, entity: entity!, part: part!, sums: this.#tallies.sums(row) }
      })
    })
  }
}
