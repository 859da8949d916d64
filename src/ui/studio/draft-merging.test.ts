import { expect, test } from 'vitest'
import { mergeSaved } from './draft-merging.ts'

test('a draft that was changed during its save takes what the server stored in all other fields', () => {
  const sent = { author: 'Anna', updated: '2025-01-01', core: ['a'], tips: ['b'] }
  const stored = { author: 'Anna', updated: '2026-11-29', core: ['a'], tips: ['stored'] }
  expect(mergeSaved({ ...sent, author: 'Ben', core: ['a', 'c'] }, sent, stored)).toEqual({
    author: 'Ben',
    updated: '2026-11-29',
    core: ['a', 'c'],
    tips: ['stored'],
  })
  expect(mergeSaved({ ...sent, updated: '2024-02-02' }, sent, stored).updated).toBe('2024-02-02')
  expect(mergeSaved(sent, sent, stored)).toEqual(stored)
})
