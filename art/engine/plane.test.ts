import fc from 'fast-check'
import { expect, test } from 'vitest'
import { distanceTo } from './distance.ts'
import { inflated } from './inflate.ts'
import { blurred, createPlane, type Plane, sample } from './plane.ts'

const planeOf = (width: number, values: number[]): Plane => ({
  width,
  height: values.length / width,
  values: Float32Array.from(values),
})
const masks = fc
  .tuple(fc.integer({ min: 2, max: 12 }), fc.integer({ min: 2, max: 12 }))
  .chain(([width, height]) =>
    fc
      .array(fc.boolean(), { minLength: width * height, maxLength: width * height })
      .map((on) => planeOf(width, on.map(Number))),
  )

test('sampling interpolates between pixels and clamps at edges', () => {
  const plane = planeOf(3, [0, 2, 4, 6, 8, 10])
  expect(sample(plane, 1, 0)).toBe(2)
  expect(sample(plane, 0.5, 0)).toBe(1)
  expect(sample(plane, 0, 0.5)).toBe(3)
  expect(sample(plane, -9, -9)).toBe(0)
  expect(sample(plane, 9, 9)).toBeCloseTo(10, 1)
})

test('blurring keeps a constant plane and spreads a single point into a square', () => {
  expect([...blurred(planeOf(4, new Array(16).fill(3)), 2).values]).toEqual(new Array(16).fill(3))
  const point = createPlane(7, 7)
  point.values[24] = 9
  const { values } = blurred(point, 1)
  expect(values[24]).toBeCloseTo(1)
  expect(values[16]).toBeCloseTo(1)
  expect(values[10]).toBe(0)
})

test('the distance transform equals a brute-force search', () => {
  fc.assert(
    fc.property(masks, (mask) => {
      fc.pre(mask.values.includes(1))
      const distance = distanceTo('shape', mask)
      for (let place = 0; place < mask.values.length; place++)
        expect(distance.values[place]).toBeCloseTo(nearest(mask, place), 4)
    }),
    { numRuns: 60 },
  )
})

test('the distance to the surroundings is that of the inverted mask', () => {
  fc.assert(
    fc.property(masks, (mask) => {
      const turned = { ...mask, values: mask.values.map((value) => 1 - value) }
      expect(distanceTo('surroundings', mask).values).toEqual(distanceTo('shape', turned).values)
    }),
    { numRuns: 60 },
  )
})

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

function nearest({ width, values }: Plane, place: number): number {
  let best = Number.POSITIVE_INFINITY
  values.forEach((value, other) => {
    const distance = Math.hypot(
      (other % width) - (place % width),
      Math.floor(other / width) - Math.floor(place / width),
    )
    if (value >= 0.5) best = Math.min(best, distance)
  })
  return best
}
