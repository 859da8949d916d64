import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rankingKinds } from './rankings.contract.ts'
import { readRankingFilter } from './rankings-address.rules.ts'

test('reads what a ranking knows, and leaves out what it does not', () => {
  const raw = {
    season: 'm15s16',
    version: '15.15',
    mode: 'duos',
    bracket: 'master-plus',
    sort: '-pickRate',
    min: '300',
  }
  const read = { ...raw, min: 300 }
  expect(readRankingFilter('trait', { ...raw, cost: '5', category: 'artifact', utm: 'x' })).toEqual(read)
  expect(readRankingFilter('hero', { ...raw, cost: '5', category: 'artifact' })).toEqual({ ...read, cost: 5 })
  expect(readRankingFilter('equip', { ...raw, cost: '5', category: 'artifact' })).toEqual({
    ...read,
    category: 'artifact',
  })
})

test('what goes without saying is as if absent, so that one page has one address', () => {
  expect(readRankingFilter('hero', { mode: 'ranked', bracket: 'all', sort: 'top4Rate' })).toEqual({})
})

test('any value decodes', () => {
  const value = fc.oneof(fc.string(), fc.integer(), fc.constant(undefined), fc.array(fc.string()))
  const names = ['season', 'version', 'mode', 'bracket', 'cost', 'category', 'q', 'sort', 'min', 'names']
  const raw = fc.dictionary(fc.constantFrom(...names), value)
  fc.assert(
    fc.property(fc.constantFrom(...rankingKinds), raw, (kind, given) => {
      const once = readRankingFilter(kind, given)
      expect(readRankingFilter(kind, once)).toEqual(once)
    }),
  )
})
