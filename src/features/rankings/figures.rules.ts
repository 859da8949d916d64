import type { Estimate, Figures } from '#src/game/metrics.rules.ts'
import { boardsOf, type Moments, type Tally } from './tally.rules.ts'

/** Two-sided 95 % quantile of the normal distribution. */
const z = 1.959964

/** Precision of figures of boards that are clustered in matches. */
export interface DesignEffects {
  /** Variance of a rate over the variance of as many independent boards (Kish 1965, 8.2). */
  top4Effect: number
  winningEffect: number
  /** Standard error of the average place. */
  averageError: number
}

export function designEffectsOf(tally: Tally): DesignEffects {
  const boards = boardsOf(tally)
  // a single match is one draw and has no variance: the widest interval
  if (tally.matches < 2) return { top4Effect: boards, winningEffect: boards, averageError: 7 }
  const { sum, top4 } = sumsOf(tally.places)
  const wider = studentOver(tally.matches - 1)
  return {
    top4Effect: effectOf(top4 / boards, tally, tally.top4) * wider ** 2,
    winningEffect: effectOf(tally.places[0]! / boards, tally, tally.wins) * wider ** 2,
    averageError: Math.sqrt(varianceOf(sum / boards, tally, tally.place)) * wider,
  }
}

/** Ratio of the quantiles of Student's t and the normal distribution (Abramowitz and Stegun 1964, 26.7.5). */
const studentOver = (freedom: number): number =>
  1 + (z ** 2 + 1) / (4 * freedom) + (5 * z ** 4 + 16 * z ** 2 + 3) / (96 * freedom ** 2)

/** Figures of boards at places 1 to 8; null without boards. */
export function figuresOf(places: readonly number[], designEffects: DesignEffects): Figures | null {
  const { boards, sum, top4 } = sumsOf(places)
  if (boards === 0) return null
  const value = sum / boards
  const half = z * designEffects.averageError
  return {
    boards,
    top4Rate: rateOf(top4 / boards, boards, designEffects.top4Effect),
    winningRate: rateOf(places[0]! / boards, boards, designEffects.winningEffect),
    averagePlace: { value, low: Math.max(1, value - half), high: Math.min(8, value + half) },
  }
}

function sumsOf(places: readonly number[]) {
  const boards = places.reduce((total, count) => total + count, 0)
  const sum = places.reduce((total, count, index) => total + count * (index + 1), 0)
  const top4 = places.slice(0, 4).reduce((total, count) => total + count, 0)
  return { boards, sum, top4 }
}

/** Boards of a subject per board of the filter; above 1 when a board may have several, such as items. */
export const pickRateOf = (boards: number, allBoards: number): number => (allBoards === 0 ? 0 : boards / allBoards)

/** Wilson's interval over the effective sample size: boards divided by the design effect. */
function rateOf(value: number, boards: number, effect: number): Estimate {
  return { value, ...wilsonInterval(value, effect === 0 ? Number.POSITIVE_INFINITY : boards / effect) }
}

/** Wilson's 95 % interval of a share (0-1) over independent draws (Wilson 1927). */
export function wilsonInterval(share: number, draws: number): { low: number; high: number } {
  if (draws === Number.POSITIVE_INFINITY) return { low: share, high: share }
  const ofDraws = (z * z) / draws
  const middle = (share + ofDraws / 2) / (1 + ofDraws)
  const half = (z / (1 + ofDraws)) * Math.sqrt((share * (1 - share)) / draws + ofDraws / (4 * draws))
  return { low: Math.max(0, middle - half), high: Math.min(1, middle + half) }
}

function effectOf(value: number, tally: Tally, moments: Moments): number {
  const boards = boardsOf(tally)
  const independent = (value * (1 - value)) / boards
  // a rate of 0 or 1 has no variance: the mean boards by match is the only estimate of the effect
  return independent === 0 ? tally.boardsSquared / boards : varianceOf(value, tally, moments) / independent
}

/** Variance of a ratio of sums over matches as draws, by residuals, m / (m - 1) (Cochran 1977, 6.4 and 9.3). */
function varianceOf(value: number, tally: Tally, { squared, byBoards }: Moments): number {
  const { matches, boardsSquared } = tally
  const residuals = squared - 2 * value * byBoards + value * value * boardsSquared
  return (Math.max(0, residuals) / boardsOf(tally) ** 2) * (matches / (matches - 1))
}

/** Whether two figures differ significantly at 95 % (Newcombe 1998, method 10). */
export function areApart(one: Estimate, other: Estimate): boolean {
  const [high, low] = one.value > other.value ? [one, other] : [other, one]
  return high.value - low.value > Math.hypot(high.value - high.low, low.high - low.value)
}

/** Whether the average place is within the bounds that the rates imply; otherwise the count is wrong. */
export function isConsistent({ top4Rate, winningRate, averagePlace }: Figures): boolean {
  const [first, four, average] = [winningRate.value, top4Rate.value, averagePlace.value]
  const slack = 1e-9
  return (
    first + 2 * (four - first) + 5 * (1 - four) <= average + slack &&
    average <= first + 4 * (four - first) + 8 * (1 - four) + slack
  )
}
