import { array, assert, constantFrom, oneof, property, record } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { seasonFacts } from '../../../../e2e/setup/data/game-data.ts'
import type { BoardUnit } from '../lineups.contract.ts'
import { boardOfChampions, goldOf, mostItems } from './board-editing.rules.ts'
import type { BuilderSeason } from './builder.contract.ts'
import {
  type BuilderState,
  drop,
  pressChampion,
  pressHex,
  pressItem,
  takeOff,
  toggleMove,
} from './builder-acts.rules.ts'

const facts = seasonFacts('m15s16')
const season = {
  champions: facts.champions.map(({ id, cost, stats }) => ({ id, cost, isFront: stats.range <= 2 })),
  items: facts.items.map(({ id }) => ({ id, isUnique: id === 'TFT_Item_Bloodthirster' })),
} as unknown as BuilderSeason
const [jinx, yuumi, sword] = ['TFT15_Jinx', 'TFT15_Yuumi', 'TFT_Item_Bloodthirster']
const at = (row: number, column: number) => ({ row, column })
const unit = (champion: string, row: number, column: number, items: string[] = []): BoardUnit => ({
  champion,
  star: 1,
  items,
  isCarry: false,
  row,
  column,
})
const start = (...board: BoardUnit[]): BuilderState => ({ board, held: null, said: null })
const acted = (state: BuilderState, ...acts: ((state: BuilderState) => BuilderState)[]) =>
  acts.reduce((now, act) => act(now), state)

describe('presses', () => {
  test('place a champion, champion or hex first', () => {
    const champion = pressChampion(jinx, season)
    const hex = pressHex(at(4, 2), season)
    expect(acted(start(), champion, hex)).toMatchObject({ board: [unit(jinx, 4, 2)], held: null })
    expect(acted(start(), hex, champion)).toMatchObject({ board: [unit(jinx, 4, 2)], held: null })
  })

  test('on a champion twice place it where it fights', () => {
    const twice = (id: string) => acted(start(), pressChampion(id, season), pressChampion(id, season)).board[0]
    expect(twice(jinx)).toMatchObject({ row: 4, column: 4 })
    expect(twice('TFT15_Garen')).toMatchObject({ row: 1, column: 4 })
  })

  test('on a unit, then a free hex, move it; on another unit they choose that one', () => {
    const two = start(unit(jinx, 4, 2), unit(yuumi, 3, 3))
    const chosen = pressHex(at(4, 2), season)(two)
    expect(pressHex(at(1, 1), season)(chosen).board).toEqual([unit(jinx, 1, 1), unit(yuumi, 3, 3)])
    expect(pressHex(at(3, 3), season)(chosen)).toMatchObject({ board: two.board, held: { place: at(3, 3) } })
  })

  test('swap units when one is to move', () => {
    const two = start(unit(jinx, 4, 2), unit(yuumi, 3, 3))
    const swapped = acted(two, pressHex(at(4, 2), season), toggleMove(at(4, 2)), pressHex(at(3, 3), season))
    expect(swapped.board).toEqual([unit(jinx, 3, 3), unit(yuumi, 4, 2)])
    expect(swapped.said).toEqual({ what: 'swapped', name: jinx, other: yuumi })
  })

  test('give at most three items, and a unique one once', () => {
    const plain = facts.items.filter(({ category }) => category === 'completed').map(({ id }) => id)
    const give = plain.slice(0, 4).map((id) => pressItem(id, season))
    const full = acted(start(unit(jinx, 4, 2)), pressHex(at(4, 2), season), ...give)
    expect(full.board[0]!.items).toEqual(plain.slice(0, 3))
    expect(full.said).toMatchObject({ what: 'full' })
    const once = pressItem(sword, season)
    const twice = acted(start(unit(jinx, 4, 2)), pressHex(at(4, 2), season), once, once)
    expect(twice).toMatchObject({ board: [unit(jinx, 4, 2, [sword])], said: { what: 'unique' } })
  })
})

describe('drops', () => {
  test('on a taken hex swap units', () => {
    const two = start(unit(jinx, 4, 2), unit(yuumi, 3, 3))
    expect(drop({ kind: 'unit', place: at(4, 2) }, at(3, 3), season)(two).board).toEqual([
      unit(jinx, 3, 3),
      unit(yuumi, 4, 2),
    ])
  })

  test('beside the board take a unit off, and nothing else', () => {
    const one = start(unit(jinx, 4, 2))
    expect(drop({ kind: 'unit', place: at(4, 2) }, null, season)(one).board).toEqual([])
    expect(drop({ kind: 'champion', id: yuumi }, null, season)(one)).toBe(one)
    expect(drop({ kind: 'item', id: sword }, at(1, 1), season)(one).board).toBe(one.board)
  })
})

test('whatever is pressed and dropped, each hex has one unit of at most three items', () => {
  const places = constantFrom(at(1, 1), at(1, 2), at(2, 1), at(4, 7))
  const champions = constantFrom(jinx, yuumi, 'TFT15_Garen')
  const items = constantFrom(...season.items.slice(0, 5).map(({ id }) => id))
  const act = oneof(
    places.map((place) => pressHex(place, season)),
    places.map(toggleMove),
    places.map(takeOff),
    champions.map((id) => pressChampion(id, season)),
    items.map((id) => pressItem(id, season)),
    record({ from: places, to: oneof(places, constantFrom(null)) }).map(({ from, to }) =>
      drop({ kind: 'unit', place: from }, to, season),
    ),
    record({ id: champions, to: places }).map(({ id, to }) => drop({ kind: 'champion', id }, to, season)),
    record({ id: items, to: places }).map(({ id, to }) => drop({ kind: 'item', id }, to, season)),
  )
  assert(
    property(array(act, { maxLength: 40 }), (acts) => {
      const { board } = acted(start(), ...acts)
      expect(new Set(board.map(({ row, column }) => `${row},${column}`)).size).toBe(board.length)
      expect(board.every(({ items: held }) => held.length <= mostItems)).toBe(true)
    }),
    { numRuns: 2000 },
  )
})

test('champions of a code stand where they fight, and more than 28 are left out', () => {
  const ids = season.champions.map(({ id }) => id)
  const board = boardOfChampions(ids, season.champions)
  expect(board).toHaveLength(28)
  expect(boardOfChampions([jinx, 'TFT15_Garen'], season.champions)).toEqual([
    unit(jinx, 4, 4),
    unit('TFT15_Garen', 1, 4),
  ])
})

test('three copies make each further star', () => {
  const board = [1, 2, 3].map((star) => ({ ...unit(jinx, 1, star), star }))
  expect(goldOf(board, [{ id: jinx, cost: 4 }])).toBe(4 + 12 + 36)
})
