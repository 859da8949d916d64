import { describe, expect, test } from 'vitest'
import { trendChangeOf, trendScaleOf } from './trends.rules.ts'

const week = (rates: number[], boards: number) => rates.map((rate) => ({ boards, top4: Math.round(rate * boards) }))
const rising = [0.45, 0.46, 0.46, 0.5, 0.54, 0.55, 0.55]

describe('the change of a trend', () => {
  test('is level where chance explains it, and has a direction where it does not', () => {
    expect(trendChangeOf(week(rising, 25), 1)).toBe('level')
    expect(trendChangeOf(week(rising, 2000), 1)).toBe('up')
    expect(trendChangeOf(week(rising.toReversed(), 2000), 1)).toBe('down')
  })

  test('is level where boards of a match are so alike that they count for few', () => {
    expect(trendChangeOf(week(rising, 400), 1)).toBe('up')
    expect(trendChangeOf(week(rising, 400), 20)).toBe('level')
  })

  test('is level without days to compare', () => {
    expect(trendChangeOf([], 1)).toBe('level')
    expect(trendChangeOf(week([0.9], 1000), 1)).toBe('level')
    expect(trendChangeOf([{ boards: 0, top4: 0 }, ...week([0.9], 1000)], 1)).toBe('level')
  })
})

describe('the axis of trends', () => {
  test('has even chances in its middle and holds every rate', () => {
    expect(trendScaleOf([[0.47, null], [0.52]])).toEqual({ low: 0.4, high: 0.6 })
    expect(trendScaleOf([[0.47], [0.71]])).toEqual({ low: expect.closeTo(0.2), high: expect.closeTo(0.8) })
    expect(trendScaleOf([[0.4, 0.6]])).toEqual({ low: 0.4, high: 0.6 })
  })

  test('never leaves 0 to 100 %, and is there without rates', () => {
    expect(trendScaleOf([[0, 1]])).toEqual({ low: 0, high: 1 })
    expect(trendScaleOf([[null]])).toEqual({ low: 0.4, high: 0.6 })
  })
})
