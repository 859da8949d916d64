import fc from 'fast-check'
import { expect, test } from 'vitest'
import { howManyFit } from './useOverflow.ts'

test('everything fits, or the shown entries leave room for "more"', () => {
  expect(howManyFit([100, 100, 100], 110, 300)).toBe(3)
  expect(howManyFit([100, 100, 100], 110, 299)).toBe(1)
  expect(howManyFit([100, 100, 100], 110, 110)).toBe(0)
})

test('a row without room for "more" returns -1, one with room for nothing else 0', () => {
  expect(howManyFit([100, 100, 100], 110, 109)).toBe(-1)
  expect(howManyFit([100], 110, 100)).toBe(1)
})

test('the shown entries fit, and one more entry would not', () => {
  const width = fc.integer({ min: 10, max: 300 })
  fc.assert(
    fc.property(fc.array(width, { minLength: 1 }), width, fc.integer({ min: 1, max: 3000 }), (widths, more, room) => {
      const shown = howManyFit(widths, more, room)
      const taken = (count: number) =>
        widths.slice(0, count).reduce((sum, each) => sum + each, 0) + (count < widths.length ? more : 0)
      if (shown >= 0) expect(taken(shown)).toBeLessThanOrEqual(room)
      if (shown < widths.length) expect(taken(widths.length)).toBeGreaterThan(room)
      if (shown < widths.length - 1) expect(taken(shown + 1)).toBeGreaterThan(room)
    }),
  )
})
