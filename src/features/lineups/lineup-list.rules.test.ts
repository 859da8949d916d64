import { expect, test } from 'vitest'
import {
  disagreementOf,
  filterLineups,
  type LineupEntry,
  liftableFilters,
  readLineupFilter,
  sortLineups,
} from './lineup-list.rules.ts'
import type { LineupCard } from './lineups.contract.ts'

const champions = [
  { id: 'TFT15_Jinx', search: 'jinx|金克丝|จิงซ์' },
  { id: 'TFT15_Yone', search: 'yone|永恩|โยเน' },
]

/** An entry with an average place of these games, or without games. */
function entry(id: string, own: Partial<LineupCard> = {}, place?: { value: number; error: number }): LineupEntry {
  const units = [{ champion: 'TFT15_Jinx', star: 2, items: [], isCarry: true, row: 4, column: 1 }]
  const lineup = {
    id,
    english: id,
    search: id,
    tier: 'B',
    power: 'B',
    style: 'easy',
    audience: 'novice',
    class: 'TFT15_Sniper',
    updated: '2025-08-12',
    final: { units, traits: [] },
    ...own,
  } as LineupCard
  const rate = { value: 0.5, low: 0.45, high: 0.55 }
  const figures = place && {
    boards: 500,
    top4Rate: { ...rate, value: (8 - place.value) / 8 },
    winningRate: rate,
    averagePlace: { value: place.value, low: place.value - place.error, high: place.value + place.error },
  }
  return { lineup, figures: figures ?? null }
}
const withYone = {
  units: [{ champion: 'TFT15_Yone', star: 2, items: [], isCarry: true, row: 1, column: 1 }],
  traits: [],
}
const idsOf = (entries: LineupEntry[]) => entries.map(({ lineup }) => lineup.id)

test('unknown and default values of an address are left out', () => {
  expect(
    readLineupFilter({ style: 'hard', audience: 'pro', sort: 'tier', q: '  ', champion: 'TFT15_Jinx', utm: 1 }),
  ).toEqual({
    audience: 'pro',
    champion: 'TFT15_Jinx',
  })
})

test('filters narrow the list together, and a search finds champions in any language', () => {
  const entries = [entry('a'), entry('b', { style: 'fun' }), entry('c', { style: 'fun', final: withYone })]
  expect(idsOf(filterLineups(entries, { style: 'fun' }, champions))).toEqual(['b', 'c'])
  expect(idsOf(filterLineups(entries, { style: 'fun', champion: 'TFT15_Yone' }, champions))).toEqual(['c'])
  for (const q of ['永恩', 'YONE', 'โยเน']) expect(idsOf(filterLineups(entries, { q }, champions))).toEqual(['c'])
  expect(idsOf(filterLineups(entries, { q: 'B' }, champions))).toEqual(['b'])
  expect(filterLineups(entries, { q: 'yasuo' }, champions)).toEqual([])
})

test('an empty list names the filters whose removal alone would show something', () => {
  const entries = [entry('a'), entry('b', { style: 'fun' })]
  expect(liftableFilters(entries, { style: 'fun', audience: 'pro' }, champions)).toEqual([
    { name: 'audience', count: 1 },
  ])
  expect(liftableFilters(entries, { style: 'fun', audience: 'pro', q: 'yasuo' }, champions)).toEqual([])
})

test('orders are by tier, average place, top 4 rate and date, lineups without games last', () => {
  const entries = [
    entry('uncounted', { tier: 'S', updated: '2025-08-13' }),
    entry('good', { tier: 'C' }, { value: 3.9, error: 0.1 }),
    entry('fair', { tier: 'A' }, { value: 4.3, error: 0.1 }),
  ]
  expect(idsOf(sortLineups(entries, 'tier'))).toEqual(['uncounted', 'fair', 'good'])
  expect(idsOf(sortLineups(entries, 'place'))).toEqual(['good', 'fair', 'uncounted'])
  expect(idsOf(sortLineups(entries, 'top4'))).toEqual(['good', 'fair', 'uncounted'])
  expect(idsOf(sortLineups(entries, 'newest'))).toEqual(['uncounted', 'fair', 'good'])
})

test.each([
  ['S', 4.8, 0.2, 'worse'],
  ['S', 4.6, 0.2, null],
  ['D', 4.1, 0.2, 'better'],
  ['D', 4.4, 0.2, null],
  ['B', 5.5, 0.1, null],
] as const)('a tier of %s with place %d ± %d does %s than the tier says', (tier, value, error, expected) => {
  expect(disagreementOf(entry('a', { tier }, { value, error }))).toBe(expected)
  expect(disagreementOf(entry('a', { tier }))).toBeNull()
})
