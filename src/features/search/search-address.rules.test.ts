import { expect, test } from 'vitest'
import { isTooLong, longestQuery, readSearchQuery } from './search-address.rules.ts'

test('a query is trimmed; a season that is none is left out', () => {
  expect(readSearchQuery({ q: ' ahri ', season: 'm10s16', utm: 'x' })).toEqual({ q: 'ahri', season: 'm10s16' })
  expect(readSearchQuery({ q: ' ', season: '../' })).toEqual({})
})

test('a query that is too long stays so, and no longer than needed to see that', () => {
  const { q } = readSearchQuery({ q: 'x'.repeat(5000) })
  expect(q).toHaveLength(longestQuery + 1)
  expect(isTooLong(q!)).toBe(true)
  expect(isTooLong('x'.repeat(longestQuery))).toBe(false)
})
