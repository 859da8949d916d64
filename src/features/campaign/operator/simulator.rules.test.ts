import fc from 'fast-check'
import { expect, test } from 'vitest'
import { prizeTiers } from '../draw/draw.rules.ts'
import { type Forecast, runsFor, type Scenario, scenarioFault, seededBits, simulate } from './simulator.rules.ts'

function forecast(scenario: Scenario, seed = 7): Forecast {
  const simulation = simulate(scenario, seededBits(seed))
  for (;;) {
    const step = simulation.next()
    if (step.done) return step.value
  }
}

const scenarios = fc.record({
  players: fc.integer({ min: 1, max: 60 }),
  drawsEach: fc.constantFrom(1, 2, 2.3),
  days: fc.integer({ min: 1, max: 30 }),
  prizes: fc
    .array(fc.record({ rate: fc.integer({ min: 1, max: 240_000 }), stock: fc.integer({ min: 0, max: 20 }) }), {
      minLength: 1,
      maxLength: 4,
    })
    .map((all) => all.map((each, n) => ({ tier: prizeTiers[n]!, ...each }))),
})

test('no tier gives more than its stock, and all together give no more than there are draws', () => {
  fc.assert(
    fc.property(scenarios, (scenario) => {
      fc.pre(scenarioFault(scenario) === null)
      const { draws, tiers } = forecast(scenario)
      for (const [n, { wins, emptyChance, emptyAfter }] of tiers.entries()) {
        const { stock } = scenario.prizes[n]!
        expect(wins).toBeLessThanOrEqual(stock)
        expect(emptyChance).toBeGreaterThanOrEqual(0)
        expect(emptyChance).toBeLessThanOrEqual(1)
        expect(emptyAfter === null).toBe(emptyChance === 0)
        if (emptyAfter !== null) expect(emptyAfter).toBeLessThanOrEqual(scenario.days)
        if (emptyChance === 1) expect(wins).toBeCloseTo(stock)
      }
      expect(tiers.reduce((sum, { wins }) => sum + wins, 0)).toBeLessThanOrEqual(draws)
    }),
    { numRuns: 40 },
  )
})

test('more stock never wins less and is never empty sooner, with the same luck', () => {
  fc.assert(
    fc.property(scenarios, fc.integer({ min: 1, max: 10 }), (scenario, more) => {
      fc.pre(scenarioFault(scenario) === null)
      const [less, richer] = [forecast(scenario), forecast(withStock(scenario, more))]
      for (const [n, tier] of less.tiers.entries()) {
        expect(richer.tiers[n]!.wins).toBeGreaterThanOrEqual(tier.wins)
        expect(richer.tiers[n]!.emptyChance).toBeLessThanOrEqual(tier.emptyChance)
      }
    }),
    { numRuns: 30 },
  )
})

const withStock = (scenario: Scenario, more: number): Scenario => ({
  ...scenario,
  prizes: scenario.prizes.map((prize) => ({ ...prize, stock: prize.stock + more })),
})

test('wins are near rate times draws while there is stock, and the stock where there are more', () => {
  const plenty = { tier: 4 as const, rate: 250_000, stock: 1_000_000 }
  const scarce = { tier: 1 as const, rate: 1000, stock: 3 }
  const { tiers, draws, runs } = forecast({ players: 10_000, drawsEach: 2.3, days: 20, prizes: [scarce, plenty] })
  expect(draws).toBe(23_000)
  const [first, fourth] = tiers
  expect(first).toMatchObject({ tier: 1, wins: 3, emptyChance: 1 })
  // three wins of a rate of 1 in 1000 take about 2700 draws, of 23,000 in 20 days
  expect(first!.emptyAfter).toBeGreaterThan(1.5)
  expect(first!.emptyAfter).toBeLessThan(3.2)
  const [mean, deviation] = [draws * 0.25, Math.sqrt(draws * 0.25 * 0.75)]
  expect(Math.abs(fourth!.wins - mean)).toBeLessThan((5 * deviation) / Math.sqrt(runs))
  expect(fourth).toMatchObject({ emptyChance: 0, emptyAfter: null })
})

test('the same seed gives the same forecast, another one another luck', () => {
  const scenario: Scenario = { players: 500, drawsEach: 2, days: 5, prizes: [{ tier: 2, rate: 5000, stock: 900 }] }
  expect(forecast(scenario, 1)).toEqual(forecast(scenario, 1))
  expect(forecast(scenario, 1)).not.toEqual(forecast(scenario, 2))
})

test('a tier without stock is empty from the beginning', () => {
  const scenario: Scenario = { players: 9, drawsEach: 1, days: 3, prizes: [{ tier: 3, rate: 999_999, stock: 0 }] }
  expect(forecast(scenario).tiers).toEqual([{ tier: 3, wins: 0, emptyChance: 1, emptyAfter: 0 }])
})

test('a simulation yields often, and says how far it is', () => {
  const parts = [...simulate({ players: 400_000, drawsEach: 1, days: 1, prizes: [] }, seededBits(1))]
  expect(parts.length).toBeGreaterThan(100)
  expect(parts).toEqual(parts.toSorted((one, other) => one - other))
  expect(parts.at(-1)).toBeLessThanOrEqual(1)
})

test.each([
  ['size', { players: 0 }],
  ['size', { drawsEach: 0 }],
  ['size', { players: Number.NaN }],
  ['size', { players: 10_000_000, drawsEach: 1.1 }],
  ['days', { days: 0 }],
  ['prizes', { prizes: [{ tier: 1 as const, rate: 1_000_000, stock: 1 }] }],
  ['prizes', { prizes: [{ tier: 1 as const, rate: 0.5, stock: 1 }] }],
  ['prizes', { prizes: [{ tier: 1 as const, rate: 5, stock: -1 }] }],
  [null, {}],
] as const)('the fault %s is found in %j', (fault, change) => {
  const scenario: Scenario = { players: 100, drawsEach: 2.3, days: 20, prizes: [{ tier: 1, rate: 5, stock: 1 }] }
  expect(scenarioFault({ ...scenario, ...(change as Partial<Scenario>) })).toBe(fault)
})

test('larger campaigns are simulated less often, but several times', () => {
  expect(runsFor(920_000)).toBe(43)
  expect(runsFor(10_000_000)).toBe(8)
  expect(runsFor(10)).toBe(400)
})
