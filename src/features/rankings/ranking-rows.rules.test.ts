import { expect, test } from 'vitest'
import { type Entry, entriesOf, isTied, type RowQuery, sortEntries } from './ranking-rows.rules.ts'

const designEffects = { top4Effect: 1, winningEffect: 1, averageError: 0.01 }
const champion = (id: string, places: number[], cost = 1) => ({
  row: { id, tier: null, threshold: null, places, designEffects, style: null, trend: [], change: 'level' as const },
  of: { id, search: id.toLowerCase(), cost },
})
const given = [
  champion('Good', [400, 300, 200, 100, 0, 0, 0, 0], 5),
  champion('Bad', [0, 0, 0, 100, 200, 300, 400, 500]),
  champion('Rare', [9, 0, 0, 0, 0, 0, 0, 0]),
  champion('Even', [100, 100, 100, 100, 100, 100, 100, 100]),
]
const entries = entriesOf(
  given.map(({ row }) => row),
  given.map(({ of }) => of),
  4000,
)
const query: RowQuery = { metric: 'top4Rate', isReversed: false, minimum: 100 }
const order = (change: Partial<RowQuery>) => sortEntries(entries, { ...query, ...change }).map(({ of }) => of.id)

test('the best come first, and those with too few boards last whatever their figures', () => {
  expect(order({})).toEqual(['Good', 'Even', 'Bad', 'Rare'])
  expect(order({ metric: 'winningRate' })).toEqual(['Good', 'Even', 'Bad', 'Rare'])
  expect(order({ metric: 'averagePlace' })).toEqual(['Good', 'Even', 'Bad', 'Rare'])
  expect(order({ metric: 'pickRate' })).toEqual(['Bad', 'Good', 'Even', 'Rare'])
})

test('the other way round the worst come first', () => {
  expect(order({ isReversed: true })).toEqual(['Bad', 'Even', 'Good', 'Rare'])
  expect(order({ metric: 'averagePlace', isReversed: true })).toEqual(['Bad', 'Even', 'Good', 'Rare'])
})

test('a smaller sample is enough where a visitor says so', () => {
  expect(order({ metric: 'winningRate', minimum: 5 })).toEqual(['Rare', 'Good', 'Even', 'Bad'])
})

test('cost and name choose rows', () => {
  expect(order({ cost: 5 })).toEqual(['Good'])
  expect(order({ q: 'EV en' })).toEqual(['Even'])
  expect(order({ q: 'nobody' })).toEqual([])
})

test('rows that the season does not list are left out', () => {
  expect(entriesOf([given[0]!.row], [given[1]!.of], 10)).toEqual([])
})

test('a row is tied with the one before it where chance may divide them', () => {
  const [good, even] = [entries[0]!, entries[3]!] as [Entry, Entry]
  expect(isTied(good, even, 'averagePlace')).toBe(false)
  expect(isTied(good, good, 'averagePlace')).toBe(true)
  expect(isTied(good, undefined, 'averagePlace')).toBe(false)
  expect(isTied(good, good, 'pickRate')).toBe(false)
})
