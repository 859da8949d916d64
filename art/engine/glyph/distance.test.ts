import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Plane } from '../canvas/plane.ts'
import { distanceTo } from './distance.ts'

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
