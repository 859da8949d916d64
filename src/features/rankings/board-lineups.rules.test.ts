import fc from 'fast-check'
import { expect, test } from 'vitest'
import { boardLineups, clusterIdOf, clusterOf, type LineupBoard } from './board-lineups.rules.ts'

const level = (min: number, style: 'bronze' | 'silver' | 'gold' | 'prismatic') => ({ min, style })
const facts = {
  champions: [
    { id: 'Carry', cost: 4, role: 'ADCarry' },
    { id: 'Tank', cost: 4, role: 'ADTank' },
    { id: 'Cheap', cost: 1, role: 'APCarry' },
    ...['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J'].map((id) => ({ id, cost: 2, role: 'ADFighter' })),
  ],
  traits: [
    { id: 'Wide', levels: [level(2, 'bronze'), level(6, 'prismatic')] },
    { id: 'Deep', levels: [level(2, 'bronze'), level(4, 'silver')] },
    { id: 'Small', levels: [level(2, 'bronze')] },
    { id: 'Own', levels: [level(1, 'gold')] },
  ],
}
const lineups = [
  { id: 'ten', core: ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J'] },
  { id: 'four', core: ['A', 'B', 'C', 'Carry'] },
  { id: 'also-four', core: ['A', 'B', 'C', 'Cheap'] },
]
const find = boardLineups(lineups, facts)
const unit = (id: string, items = 0, stars = 1) => ({ id, stars, items: Array(items).fill('item') })
const board = (units: LineupBoard['units'], ...traits: [string, number][]): LineupBoard => ({
  units,
  traits: traits.map(([id, tier]) => ({ id, tier })),
})

test('a board with 70 % of a core is that lineup, and with less it is not', () => {
  const units = (count: number) => lineups[0]!.core.slice(-count).map((id) => unit(id))
  expect(find(board(units(7)))).toBe('ten')
  expect(find(board(units(6)))).toBeNull()
})

test('the lineup of which a board has most is its own; of equals the one with more units, then the first by id', () => {
  const three = ['A', 'B', 'C'].map((id) => unit(id))
  expect(find(board([...three, unit('Carry')]))).toBe('four')
  expect(find(board(three))).toBe('also-four')
  expect(find(board(['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'].map((id) => unit(id))))).toBe('ten')
})

test('two copies of a unit are one of the core', () => {
  expect(find(board([unit('A'), unit('A'), unit('A')]))).toBeNull()
})

test('another board is a cluster of its two strongest traits and its main carry', () => {
  const units = [unit('Carry', 2), unit('Tank', 3), unit('Cheap', 1)]
  expect(find(board(units, ['Small', 1], ['Wide', 2], ['Deep', 1]))).toBe('Deep.Wide.Carry')
  expect(find(board(units, ['Own', 1], ['Wide', 1], ['Deep', 2]))).toBe('Deep.Wide.Carry')
})

test('of carries the one with most items, then stars, then cost; a tank where there is no other', () => {
  const carryOf = (...units: LineupBoard['units']) =>
    clusterOf(find(board(units, ['Wide', 1], ['Deep', 1])) ?? '')?.carry
  expect(carryOf(unit('Carry', 2, 2), unit('Cheap', 3))).toBe('Cheap')
  expect(carryOf(unit('Carry', 2, 2), unit('Cheap', 2, 3))).toBe('Cheap')
  expect(carryOf(unit('Carry', 2, 2), unit('Cheap', 2, 2))).toBe('Carry')
  expect(carryOf(unit('Tank', 2), unit('Cheap', 1))).toBe('Tank')
})

test('a board without two traits or a carry is nothing', () => {
  expect(find(board([unit('Carry', 3)], ['Wide', 1], ['Own', 1]))).toBeNull()
  expect(find(board([unit('Carry', 1)], ['Wide', 1], ['Deep', 1]))).toBeNull()
  expect(find(board([unit('Summon', 3)], ['Wide', 1], ['Deep', 1]))).toBeNull()
  expect(find(board([]))).toBeNull()
})

test('the order of units and traits says nothing', () => {
  const units = [unit('A', 2), unit('B', 2), unit('D', 3), unit('Carry', 3), unit('Tank', 3)]
  const traits: [string, number][] = [
    ['Wide', 1],
    ['Deep', 1],
    ['Small', 1],
  ]
  const expected = find(board(units, ...traits))
  const orders = fc.tuple(
    fc.shuffledSubarray(units, { minLength: units.length }),
    fc.shuffledSubarray(traits, { minLength: traits.length }),
  )
  fc.assert(fc.property(orders, ([some, those]) => find(board(some, ...those)) === expected))
})

test('a cluster is read from its id, and a lineup is none', () => {
  const cluster = { traits: ['TFT15_B', 'TFT15_A'] as [string, string], carry: 'TFT15_C' }
  expect(clusterIdOf(cluster)).toBe('TFT15_A.TFT15_B.TFT15_C')
  expect(clusterOf(clusterIdOf(cluster))).toEqual({ traits: ['TFT15_A', 'TFT15_B'], carry: 'TFT15_C' })
  expect(clusterOf('star-guardian-jinx')).toBeNull()
  expect(clusterOf('TFT15_B.TFT15_A.TFT15_C')).toBeNull()
  expect(clusterOf('TFT15_A.TFT15_B.TFT15_C.x')).toBeNull()
})
