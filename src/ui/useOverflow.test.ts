import fc from 'fast-check'
import { expect, test } from 'vitest'
import { howManyFit } from './useOverflow.ts'

test('everything fits, or what is left leaves room for "more"', () => {
  expect(howManyFit([100, 100, 100], 300)).toBe(3)
  expect(howManyFit([100, 100, 100], 299)).toBe(1)
  expect(howManyFit([100, 100, 100], 50)).toBe(0)
})

test('what is shown never takes more than the room', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 10, max: 300 }), { minLength: 1 }),
      fc.integer({ min: 111, max: 3000 }),
      (widths, room) => {
        const shown = howManyFit(widths, room)
        const used = widths.slice(0, shown).reduce((sum, width) => sum + width, 0)
        expect(used + (shown < widths.length ? 110 : 0)).toBeLessThanOrEqual(room)
      },
    ),
  )
})
