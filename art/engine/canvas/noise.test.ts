import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cloud, createRandom, noise } from './noise.ts'

const place = fc.double({ min: -500, max: 500, noNaN: true })

test('equal seeds give equal numbers, other seeds others', () => {
  const take = (seed: number) => Array.from({ length: 5 }, createRandom(seed))
  expect(take(7)).toEqual(take(7))
  expect(take(7)).not.toEqual(take(8))
})

test('random numbers are within 0-1 and evenly spread', () => {
  const random = createRandom(1)
  const tenths = new Array(10).fill(0)
  for (let draw = 0; draw < 10_000; draw++) tenths[Math.floor(random() * 10)]++
  for (const count of tenths) expect(Math.abs(count - 1000)).toBeLessThan(150)
})

test('noise and clouds are within 0-1', () => {
  fc.assert(
    fc.property(place, place, (x, y) => {
      for (const value of [noise(x, y), cloud(x, y)]) {
        expect(value).toBeGreaterThanOrEqual(0)
        expect(value).toBeLessThanOrEqual(1)
      }
    }),
  )
})

test('noise is continuous', () => {
  fc.assert(
    fc.property(place, place, (x, y) => {
      expect(Math.abs(noise(x + 1e-4, y) - noise(x, y))).toBeLessThan(1e-3)
    }),
  )
})
