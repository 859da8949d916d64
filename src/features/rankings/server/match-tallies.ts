import type { LadderStep } from '../brackets.rules.ts'
import { type Tally, TallyCounter } from '../tally.rules.ts'
import type { Board, Match, MatchMode } from './match-record.ts'

/** What is counted by day, so that it has a trend. */
export const dailyKinds = ['all', 'champion', 'item', 'trait'] as const
/** What is counted by version alone: there is too much of it for days. */
export const versionKinds = ['stars', 'champion-item', 'champion-items', 'partner'] as const
export type TallyKind = (typeof dailyKinds | typeof versionKinds)[number]

/** Where tallies belong. */
export interface Slice {
  set: number
  version: string
  /** ISO date; null for what is counted by version alone. */
  day: string | null
  mode: MatchMode
  step: LadderStep
}
export interface TallyRow {
  kind: TallyKind
  entity: string
  /** Of a champion: its stars, an item, its three items, a partner. Of a trait: its threshold. Else empty. */
  part: string
  tally: Tally
}

/** Tallies of matches by slice, all in an order of their own, so that those who write them wait for each other in turn. */
export function tallyMatches(matches: Match[]): { slice: Slice; rows: TallyRow[] }[] {
  const slices = new Map<string, { slice: Slice; counters: Counters }>()
  for (const [number, { set, version, mode, day, boards }] of matches.entries()) {
    for (const board of boards) {
      const { step } = board
      countDaily(countersOf(slices, { set, version, mode, step, day }), number, board)
      countByVersion(countersOf(slices, { set, version, mode, step, day: null }), number, board)
    }
  }
  return inOrder(slices).map(([, { slice, counters }]) => ({ slice, rows: counters.rows() }))
}

function countersOf(slices: Map<string, { slice: Slice; counters: Counters }>, slice: Slice): Counters {
  const key = `${slice.set} ${slice.version} ${slice.mode} ${slice.step} ${slice.day}`
  return kept(slices, key, () => ({ slice, counters: new Counters() })).counters
}

/** Champions once a board, every copy of an item, traits at the threshold that is active. */
function countDaily(counters: Counters, match: number, { place, units, traits }: Board) {
  counters.of('all', '', '').add(match, place)
  for (const [index, { id, items }] of units.entries()) {
    if (isFirst(units, index)) counters.of('champion', id, '').add(match, place)
    for (const item of items) counters.of('item', item, '').add(match, place)
  }
  for (const { id, tier } of traits) counters.of('trait', id, String(tier)).add(match, place)
}

/** Different champions of a board beyond which it is none that the game allows: pairs of them are not counted. */
const mostChampions = 30

/** Of each champion once a board: its most stars, each item, three items together, each partner. */
function countByVersion(counters: Counters, match: number, { place, units }: Board) {
  const champions = units.filter((_, index) => isFirst(units, index)).map(({ id }) => id)
  const partners = champions.length > mostChampions ? [] : champions
  for (const id of champions) {
    const copies = units.filter((unit) => unit.id === id)
    counters.of('stars', id, String(Math.max(...copies.map(({ stars }) => stars)))).add(match, place)
    for (const partner of partners) if (partner !== id) counters.of('partner', id, partner).add(match, place)
    for (const item of new Set(copies.flatMap(({ items }) => items))) {
      counters.of('champion-item', id, item).add(match, place)
    }
    const complete = copies.flatMap(({ items }) => (items.length === 3 ? [items.toSorted().join(' ')] : []))
    for (const three of new Set(complete)) counters.of('champion-items', id, three).add(match, place)
  }
}

const isFirst = (units: Board['units'], index: number): boolean =>
  units.findIndex(({ id }) => id === units[index]!.id) === index

/** Counters of a slice by kind, entity and part. In maps within maps: one key out of three texts took most of an ingest. */
class Counters {
  readonly #kinds = new Map<TallyKind, Map<string, Map<string, TallyCounter>>>()

  of(kind: TallyKind, entity: string, part: string): TallyCounter {
    const entities = kept(this.#kinds, kind, () => new Map<string, Map<string, TallyCounter>>())
    const parts = kept(entities, entity, () => new Map<string, TallyCounter>())
    return kept(parts, part, () => new TallyCounter())
  }

  rows(): TallyRow[] {
    return inOrder(this.#kinds).flatMap(([kind, entities]) =>
      inOrder(entities).flatMap(([entity, parts]) =>
        inOrder(parts).map(([part, counter]) => ({ kind, entity, part, tally: counter.tally() })),
      ),
    )
  }
}

/** What a map has at a key, made where it has nothing. */
function kept<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const known = map.get(key)
  if (known !== undefined) return known
  const made = make()
  map.set(key, made)
  return made
}

const inOrder = <Key extends string, Value>(map: Map<Key, Value>): [Key, Value][] =>
  [...map].sort(([a], [b]) => (a < b ? -1 : 1))
