import fc from 'fast-check'
import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'
import { describe, expect, test } from 'vitest'
import type { Figures } from '#src/game/metrics.rules.ts'
import { areApart, designEffectsOf, figuresOf, isConsistent, pickRateOf, wilsonInterval } from './figures.rules.ts'
import { chancesOf } from './synthetic-profiles.rules.ts'
import { boardsOf, Tallies, type Tally, tallyOf } from './tally.rules.ts'

/** Returns the tally of a subject from its places, match by match. */
const counted = (matches: number[][]): Tally => {
  const tallies = new Tallies()
  const row = tallies.open()
  for (const [match, places] of matches.entries()) for (const place of places) tallies.add(row, match, place)
  return tallyOf(tallies.all())
}
const figuresIn = (tally: Tally) => figuresOf(tally.places, designEffectsOf(tally))
const places = fc.integer({ min: 1, max: 8 })
const matches = fc.array(fc.array(places, { minLength: 1, maxLength: 8 }), { minLength: 1, maxLength: 60 })

test('figures are shares and means of the boards', () => {
  const figures = figuresIn(counted([[1], [1, 4], [8], [5]]))!
  expect(figures.boards).toBe(5)
  expect(figures.top4Rate.value).toBe(0.6)
  expect(figures.winningRate.value).toBe(0.4)
  expect(figures.averagePlace.value).toBe(3.8)
  expect(figuresIn(counted([]))).toBeNull()
})

test('a pick rate is the share of all boards, and 0 of none', () => {
  expect(pickRateOf(30, 120)).toBe(0.25)
  expect(pickRateOf(0, 0)).toBe(0)
})

test("Wilson's interval is that of his paper's formula", () => {
  // 10 of 100: statsmodels' proportion_confint(10, 100, method="wilson")
  expect(wilsonInterval(0.1, 100).low).toBeCloseTo(0.0552291, 6)
  expect(wilsonInterval(0.1, 100).high).toBeCloseTo(0.1743657, 6)
})

test('each figure lies in its interval, and all of them within what is possible', () => {
  fc.assert(
    fc.property(matches, (given) => {
      const { top4Rate, winningRate, averagePlace } = figuresIn(counted(given))!
      for (const { value, low, high } of [top4Rate, winningRate]) {
        expect(low).toBeGreaterThanOrEqual(0)
        expect(low).toBeLessThanOrEqual(value + 1e-9)
        expect(high).toBeGreaterThanOrEqual(value - 1e-9)
        expect(high).toBeLessThanOrEqual(1)
      }
      expect(averagePlace.low).toBeGreaterThanOrEqual(1)
      expect(averagePlace.low).toBeLessThanOrEqual(averagePlace.value)
      expect(averagePlace.high).toBeGreaterThanOrEqual(averagePlace.value)
      expect(averagePlace.high).toBeLessThanOrEqual(8)
    }),
  )
})

test('whatever was counted passes the gate, and a wrong sum does not', () => {
  fc.assert(fc.property(matches, (given) => isConsistent(figuresIn(counted(given))!)))
  const right = figuresIn(counted([[1], [4], [8]]))!
  const wrong: Figures = { ...right, averagePlace: { ...right.averagePlace, value: 6.1 } }
  expect(isConsistent(wrong)).toBe(false)
})

test('copies on one board add no information', () => {
  const given = Array.from({ length: 200 }, (_, index) => [1 + (index % 8)])
  const [one, three] = [given, given.map((those) => [...those, ...those, ...those])].map(
    (each) => figuresIn(counted(each))!,
  )
  expect(three!.top4Rate.low).toBeCloseTo(one!.top4Rate.low, 6)
  expect(three!.averagePlace.high).toBeCloseTo(one!.averagePlace.high, 6)
})

test('what stands on all boards of each match has its rates for certain', () => {
  const { top4Rate, averagePlace } = figuresIn(counted(Array(100).fill([1, 2, 3, 4, 5, 6, 7, 8])))!
  expect(top4Rate).toMatchObject({ value: 0.5, low: 0.5, high: 0.5 })
  expect(averagePlace).toMatchObject({ value: 4.5, low: 4.5, high: 4.5 })
})

test('figures are apart where chance does not explain it', () => {
  const often = (each: number[], times: number) => figuresIn(counted(Array(times).fill(each)))!
  const mixed = (times: number, shift: number) =>
    figuresIn(counted(Array.from({ length: times }, (_, index) => [Math.max(1, (index % 8) + 1 - shift)])))!
  expect(areApart(mixed(4000, 0).averagePlace, mixed(4000, 1).averagePlace)).toBe(true)
  expect(areApart(mixed(40, 0).averagePlace, mixed(40, 1).averagePlace)).toBe(false)
  expect(areApart(often([1], 1).averagePlace, often([8], 1).averagePlace)).toBe(false)
})

describe('of 1,000 draws with rates that are known', () => {
  const draws = 1000

  test.each([
    { boards: 0.1, tilt: 0.1 },
    { boards: 0.3, tilt: 0 },
    { boards: 0.3, tilt: 0.2 },
    { boards: 2, tilt: -0.1 },
    { boards: 5, tilt: 0.05 },
  ])('intervals cover them: $boards boards a match, tilt $tilt', ({ boards, tilt }) => {
    const perDraw = Math.max(400, 150 / boards) // the least sample that figures are shown for, and one and a half of it
    const chances = chancesOf({ id: 'any', pick: boards / 8, tilt })
    const truth = truthOf(chances)
    const random = xoroshiro128plus(7)
    const covered = { top4Rate: 0, winningRate: 0, averagePlace: 0 }
    for (let draw = 0; draw < draws; draw++) {
      const matches: number[][] = []
      for (let match = 0; match < perDraw; match++) {
        matches.push(chances.flatMap((chance, index) => (uniformFloat64(random) < chance ? [index + 1] : [])))
      }
      const figures = figuresIn(counted(matches))!
      for (const name of ['top4Rate', 'winningRate', 'averagePlace'] as const) {
        if (figures[name].low <= truth[name] && truth[name] <= figures[name].high) covered[name] += 1
      }
    }
    for (const name of ['top4Rate', 'winningRate', 'averagePlace'] as const) {
      expect(covered[name] / draws, name).toBeGreaterThanOrEqual(0.93)
      if (boards <= 0.3) expect(covered[name] / draws, name).toBeLessThanOrEqual(0.97)
    }
  })

  /** Simulates boards with the given chances at each place. */
  function truthOf(chances: number[]) {
    const all = chances.reduce((sum, each) => sum + each, 0)
    const upTo = (place: number) => chances.slice(0, place).reduce((sum, each) => sum + each, 0) / all
    const averagePlace = chances.reduce((sum, each, index) => sum + each * (index + 1), 0) / all
    return { top4Rate: upTo(4), winningRate: upTo(1), averagePlace }
  }
})

test('a tally counts each board once', () => {
  fc.assert(fc.property(matches, (given) => boardsOf(counted(given)) === given.flat().length))
})
