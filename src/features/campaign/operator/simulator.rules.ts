import { type PrizeTier, rollNumbers, tierOf } from '../draw/draw.rules.ts'

/** A campaign that might be: prizes as they are drawn, players, and how often each of them draws. */
export interface Scenario {
  players: number
  /** Draws of one player on average. */
  drawsEach: number
  /** Days over which the draws are spread evenly. */
  days: number
  prizes: { tier: PrizeTier; rate: number; stock: number }[]
}

/** What to expect of a tier. */
export interface TierForecast {
  tier: PrizeTier
  /** Mean of the prizes won. */
  wins: number
  /** Part of the simulated campaigns in which the tier was empty before the end. */
  emptyChance: number
  /** Median of the days until it was empty, over the campaigns in which it was; null if it never was. */
  emptyAfter: number | null
}

export interface Forecast {
  /** Simulated campaigns. */
  runs: number
  /** Draws of each. */
  draws: number
  tiers: TierForecast[]
}

/** Why a scenario can't be simulated; null if it can. */
export function scenarioFault({ players, drawsEach, days, prizes }: Scenario): 'size' | 'days' | 'prizes' | null {
  const draws = players * drawsEach
  if (!(players >= 1 && drawsEach > 0 && draws >= 1 && draws <= mostDraws)) return 'size'
  if (!(days > 0 && days <= 1000)) return 'days'
  const isWhole = prizes.every(({ rate, stock }) => isCount(rate) && isCount(stock) && stock <= mostDraws)
  return isWhole && prizes.reduce((sum, { rate }) => sum + rate, 0) < rollNumbers ? null : 'prizes'
}

const isCount = (value: number) => Number.isInteger(value) && value >= 0

const mostDraws = 10_000_000

/** Draws of all simulated campaigns together: a few seconds of a computer. */
const simulatedDraws = 40_000_000
const [fewestRuns, mostRuns] = [8, 400]

export const runsFor = (draws: number): number =>
  Math.min(mostRuns, Math.max(fewestRuns, Math.floor(simulatedDraws / draws)))

/** Draws between two yields of a simulation. */
const slice = 50_000

/** Simulates campaigns with the code that draws; yields the part that is done, 0 to 1. `random` is 32 random bits. */
export function* simulate(scenario: Scenario, random: () => number): Generator<number, Forecast> {
  const { players, drawsEach, prizes } = scenario
  const draws = Math.round(players * drawsEach)
  const runs = runsFor(draws)
  const won = new Map<number, number>()
  const emptied = new Map<number, number[]>(prizes.map(({ tier }) => [tier, []]))
  for (let run = 0; run < runs; run++) {
    const stock = new Map<number, number>(prizes.map(({ tier, stock: all }) => [tier, all]))
    for (const { tier, stock: all } of prizes) if (all === 0) emptied.get(tier)!.push(0)
    for (let draw = 1; draw <= draws; draw++) {
      if (draw % slice === 0) yield (run + draw / draws) / runs
      const tier = tierOf(numberFrom(random), prizes, stock)
      if (tier === 0) continue
      const left = stock.get(tier)! - 1
      stock.set(tier, left)
      if (left === 0) emptied.get(tier)!.push(draw)
    }
    for (const { tier, stock: all } of prizes) won.set(tier, (won.get(tier) ?? 0) + all - stock.get(tier)!)
  }
  return {
    runs,
    draws,
    tiers: prizes.map(({ tier }) => {
      const moments = emptied.get(tier)!
      const after = median(moments)
      return {
        tier,
        wins: won.get(tier)! / runs,
        emptyChance: moments.length / runs,
        emptyAfter: after === null ? null : (after / draws) * scenario.days,
      }
    }),
  }
}

/** A number of a roll from random bits, with the same refusal of a rest that the draw has. */
function numberFrom(random: () => number): number {
  for (;;) {
    const bits = random()
    if (bits < fairBits) return bits % rollNumbers
  }
}
const fairBits = Math.floor(2 ** 32 / rollNumbers) * rollNumbers

function median(values: number[]): number | null {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? null
}

/** Random bits that depend on a seed alone (xorshift128), so that a comparison of scenarios has the same luck. */
export function seededBits(seed: number): () => number {
  let [a, b, c, d] = [seed | 1, 0x9e3779b9, 0x243f6a88, 0xb7e15162]
  const next = () => {
    const mixed = a ^ (a << 11)
    ;[a, b, c] = [b, c, d]
    d = d ^ (d >>> 19) ^ mixed ^ (mixed >>> 8)
    return d >>> 0
  }
  for (let turn = 0; turn < 20; turn++) next()
  return next
}
