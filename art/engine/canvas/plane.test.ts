import { expect, test } from 'vitest'
import { blurred, createPlane, type Plane, sample } from './plane.ts'

const planeOf = (width: number, values: number[]): Plane => ({
  width,
  height: values.length / width,
  values: Float32Array.from(values),
})

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
