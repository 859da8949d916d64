import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bell, clamp, fade, mix, smoothstep } from './maths.ts'

const finite = fc.double({ min: -1000, max: 1000, noNaN: true })

test('smoothstep rises from 0 to 1 between its edges, and falls if they are swapped', () => {
  expect([-1, 2, 3, 4, 9].map((value) => smoothstep(2, 4, value))).toEqual([0, 0, 0.5, 1, 1])
  fc.assert(
    fc.property(finite, (value) => {
      expect(smoothstep(4, 2, value)).toBeCloseTo(1 - smoothstep(2, 4, value), 12)
    }),
  )
})

test('clamping limits a number to its bounds and keeps numbers within', () => {
  expect([-9, -5, 1, 5, 9].map((value) => clamp(value, -5, 5))).toEqual([-5, -5, 1, 5, 5])
  expect([-1, 0.5, 2].map((value) => clamp(value))).toEqual([0, 0.5, 1])
})

test('mixing returns both ends and the middle', () => {
  expect([0, 0.5, 1].map((share) => mix(10, 20, share))).toEqual([10, 15, 20])
})

test('bell and fade are 1 at 0 and 1/e at one width on either side', () => {
  for (const curve of [bell, fade]) {
    expect(curve(0, 3)).toBe(1)
    expect(curve(3, 3)).toBeCloseTo(1 / Math.E)
    expect(curve(-3, 3)).toBeCloseTo(1 / Math.E)
  }
})
