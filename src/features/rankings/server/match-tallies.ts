import type { LadderStep } from '../brackets.rules.ts'
import { addMatch, emptyTally, type Tally } from '../tally.rules.ts'
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
  const slices = new Map<string, { slice: Slice; tallies: Map<string, Tally> }>()
  for (const match of matches) {
    for (const step of new Set(match.boards.map(({ step }) => step))) {
      const boards = match.boards.filter((board) => board.step === step)
      const byDay = talliesOf(slices, { ...sliceOf(match), day: match.day, step })
      const byVersion = talliesOf(slices, { ...sliceOf(match), day: null, step })
      addAll(byDay, boards, dailyKeys)
      addAll(byVersion, boards, versionKeys)
    }
  }
  return inOrder(slices).map(({ slice, tallies }) => ({ slice, rows: rowsOf(tallies) }))
}

const sliceOf = ({ set, version, mode }: Match) => ({ set, version, mode })

function talliesOf(slices: Map<string, { slice: Slice; tallies: Map<string, Tally> }>, slice: Slice) {
  const key = Object.values(slice).join(gap)
  const known = slices.get(key)
  if (known) return known.tallies
  const tallies = new Map<string, Tally>()
  slices.set(key, { slice, tallies })
  return tallies
}

function addAll(tallies: Map<string, Tally>, boards: Board[], keysOf: (board: Board) => Iterable<string>) {
  const places = new Map<string, number[]>()
  for (const board of boards) {
    for (const key of keysOf(board)) {
      const known = places.get(key)
      if (known) known.push(board.place)
      else places.set(key, [board.place])
    }
  }
  for (const [key, ofMatch] of places) {
    let tally = tallies.get(key)
    if (!tally) {
      tally = emptyTally()
      tallies.set(key, tally)
    }
    addMatch(tally, ofMatch)
  }
}

/** Divides kind, entity and part in a key; no id holds it. */
const gap = '\n'
const keyOf = (kind: TallyKind, entity = '', part: string | number = '') => kind + gap + entity + gap + part

/** Champions once a board, every copy of an item, traits at the threshold that is active. */
function dailyKeys({ units, traits }: Board): string[] {
  return [
    keyOf('all'),
    ...[...new Set(units.map(({ id }) => id))].map((id) => keyOf('champion', id)),
    ...units.flatMap(({ items }) => items.map((id) => keyOf('item', id))),
    ...traits.map(({ id, tier }) => keyOf('trait', id, tier)),
  ]
}

/** Of each champion once a board: its most stars, each item, three items together, each partner. */
function versionKeys({ units }: Board): Set<string> {
  const stars = new Map<string, number>()
  for (const { id, stars: those } of units) stars.set(id, Math.max(those, stars.get(id) ?? 0))
  const keys = new Set<string>()
  for (const [id, most] of stars) {
    keys.add(keyOf('stars', id, most))
    for (const partner of stars.keys()) if (partner !== id) keys.add(keyOf('partner', id, partner))
  }
  for (const { id, items } of units) {
    for (const item of items) keys.add(keyOf('champion-item', id, item))
    if (items.length === 3) keys.add(keyOf('champion-items', id, [...items].sort().join(' ')))
  }
  return keys
}

const inOrder = <T>(map: Map<string, T>): T[] => [...map].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, each]) => each)

const rowsOf = (tallies: Map<string, Tally>): TallyRow[] =>
  [...tallies]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, tally]) => {
      const [kind, entity, part] = key.split(gap) as [TallyKind, string, string]
      return { kind, entity, part, tally }
    })
