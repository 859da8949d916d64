import { expect, test } from 'vitest'
import { createPlane } from '../canvas/plane.ts'
import { inflated } from './inflate.ts'

test('an inflated disc is highest in the middle, symmetric, and flat outside', () => {
  const size = 96
  const mask = createPlane(size, size)
  const isWithin = (x: number, y: number) => Math.hypot(x - 47.5, y - 47.5) < 30
  for (let place = 0; place < size * size; place++)
    mask.values[place] = isWithin(place % size, Math.floor(place / size)) ? 1 : 0
  const height = inflated(mask)
  const at = (x: number, y: number) => height.values[y * size + x]!
  expect(at(47, 47)).toBeGreaterThan(at(60, 47))
  expect(at(60, 47)).toBeGreaterThan(at(74, 47))
  expect(at(30, 47)).toBeCloseTo(at(65, 47), 0)
  expect(at(47, 30)).toBeCloseTo(at(47, 65), 0)
  expect(at(5, 5)).toBe(0)
})
