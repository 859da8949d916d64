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
  counters.of('all', '').add('', match, place)
  for (const [index, { id, items }] of units.entries()) {
    if (isFirst(units, index)) counters.of('champion', id).add('', match, place)
    for (const item of items) counters.of('item', item).add('', match, place)
  }
  for (const { id, tier } of traits) counters.of('trait', id).add(String(tier), match, place)
}

/** Different champions of a board beyond which it is none that the game allows: pairs of them are not counted. */
const mostChampions = 30

/** Of each champion once a board: its most stars, each item, three items together, each partner. */
function countByVersion(counters: Counters, match: number, { place, units }: Board) {
  const firsts = units.filter((_, index) => isFirst(units, index))
  for (const { id } of firsts) {
    countCopies(counters, match, { place, id, copies: units.filter((unit) => unit.id === id) })
    if (firsts.length > mostChampions) continue
    const partners = counters.of('partner', id)
    for (const partner of firsts) if (partner.id !== id) partners.add(partner.id, match, place)
  }
}

interface Copies {
  place: number
  id: string
  /** The champion's units on the board. */
  copies: Board['units']
}

function countCopies(counters: Counters, match: number, { place, id, copies }: Copies) {
  const items = new Set<string>()
  const complete = new Set<string>()
  let stars = 1
  for (const copy of copies) {
    stars = Math.max(stars, copy.stars)
    for (const item of copy.items) items.add(item)
    if (copy.items.length === 3) complete.add(copy.items.toSorted().join(' '))
  }
  counters.of('stars', id).add(String(stars), match, place)
  const ofItems = counters.of('champion-item', id)
  for (const item of items) ofItems.add(item, match, place)
  for (const three of complete) counters.of('champion-items', id).add(three, match, place)
}

const isFirst = (units: Board['units'], index: number): boolean =>
  units.findIndex(({ id }) => id === units[index]!.id) === index

/** Counters of a slice by kind and entity, in maps within maps: one key out of three texts took most of an ingest. */
class Counters {
  readonly #kinds = new Map<TallyKind, Map<string, PartCounters>>()

  of(kind: TallyKind, entity: string): PartCounters {
    const entities = kept(this.#kinds, kind, () => new Map<string, PartCounters>())
    return kept(entities, entity, () => new PartCounters())
  }

  rows(): TallyRow[] {
    return inOrder(this.#kinds).flatMap(([kind, entities]) =>
      inOrder(entities).flatMap(([entity, parts]) => parts.rows().map((row) => ({ kind, entity, ...row }))),
    )
  }
}

/** Counters of an entity by part. */
class PartCounters {
  readonly #parts = new Map<string, TallyCounter>()

  add(part: string, match: number, place: number) {
    kept(this.#parts, part, () => new TallyCounter()).add(match, place)
  }

  rows(): Pick<TallyRow, 'part' | 'tally'>[] {
    return inOrder(this.#parts).map(([part, counter]) => ({ part, tally: counter.tally() }))
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
