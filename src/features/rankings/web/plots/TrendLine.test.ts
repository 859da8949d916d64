import { expect, test } from 'vitest'
import { linePath, trendPoints } from './TrendLine.tsx'

const xOf = (index: number) => index * 10
const axes = { height: 40, scale: { low: 0.4, high: 0.6 }, xOf }

test('rates stand on the scale, and a day without one leaves its place free', () => {
  const points = trendPoints([0.4, null, 0.6, 0.5], axes)
  expect(points).toEqual([
    [0, 37],
    [20, expect.closeTo(3)],
    [30, expect.closeTo(20)],
  ])
  expect(linePath(points)).toBe('M0 37L20 3L30 20')
})

test('small changes look small: a point of a scale of twenty is a twentieth of its height', () => {
  const [[, before], [, after]] = trendPoints([0.5, 0.51], axes) as [[number, number], [number, number]]
  expect(before - after).toBeCloseTo((40 - 6) / 20)
})

test('a rate beyond the scale stands at its edge, and none are no line', () => {
  expect(linePath(trendPoints([0.9, 0.1], axes))).toBe('M0 3L10 37')
  expect(linePath(trendPoints([null, null], axes))).toBe('')
})
