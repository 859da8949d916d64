import { expect, test } from 'vitest'
import { itemsByLineups } from './champions.rules.ts'

test('items of more lineups come first, each counted once a lineup', () => {
  const lineups = [{ items: ['a', 'b', 'b'] }, { items: ['c', 'a'] }, { items: ['c'] }, { items: [] }]
  expect(itemsByLineups(lineups)).toEqual(['a', 'c', 'b'])
})
