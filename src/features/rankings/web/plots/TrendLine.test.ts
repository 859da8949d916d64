import { expect, test } from 'vitest'
import { linePath, trendPoints } from './TrendLine.tsx'

const xOf = (index: number) => index * 10

test('the largest rate stands at the top, the least at the bottom, and a day without one leaves its place free', () => {
  const points = trendPoints([0.5, null, 0.7, 0.6], 40, xOf)
  expect(points).toEqual([
    [0, 37],
    [20, 3],
    [30, expect.closeTo(20)],
  ])
  expect(linePath(points)).toBe('M0 37L20 3L30 20')
})

test('rates that are all alike are a level line; none are no line', () => {
  expect(linePath(trendPoints([0.5, 0.5], 40, xOf))).toBe('M0 37L10 37')
  expect(linePath(trendPoints([null, null], 40, xOf))).toBe('')
})
