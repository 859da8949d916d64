import { boardsOf, type Moments, type Tally } from './tally.rules.ts'

/** Two-sided 95 % of the normal distribution. */
const z = 1.959964

/** A figure with the interval in which the true one lies 95 times of 100. */
export interface Estimate {
  value: number
  low: number
  high: number
  /** Variance of the value. */
  variance: number
}

export interface Figures {
  boards: number
  /** Shares of 0-1. */
  top4Rate: Estimate
  winningRate: Estimate
  /** 1 to 8. */
  averagePlace: Estimate
}

/** The figures of a tally; null where it is empty. */
export function figuresOf(tally: Tally): Figures | null {
  const boards = boardsOf(tally)
  if (boards === 0) return null
  const { places } = tally
  const sum = places.reduce((sum, count, index) => sum + count * (index + 1), 0)
  const top4 = places.slice(0, 4).reduce((sum, count) => sum + count, 0)
  return {
    boards,
    top4Rate: rateOf(top4 / boards, tally, tally.top4),
    winningRate: rateOf(places[0]! / boards, tally, tally.wins),
    averagePlace: averageOf(sum / boards, tally),
  }
}

/** Share of a filter's boards that have the thing, 0-1; above 1 where a board may have several. */
export const pickRateOf = (boards: number, allBoards: number): number => (allBoards === 0 ? 0 : boards / allBoards)

function averageOf(value: number, tally: Tally): Estimate {
  const variance = varianceOf(value, tally, tally.place)
  const half = z * Math.sqrt(variance)
  return tally.matches < 2
    ? { value, low: 1, high: 8, variance: Number.POSITIVE_INFINITY }
    : { value, low: Math.max(1, value - half), high: Math.min(8, value + half), variance }
}

/** Wilson's interval (Wilson 1927) with as many boards as independent ones that would be as certain: boards / design effect (Kish 1965, 8.2). */
function rateOf(value: number, tally: Tally, moments: Moments): Estimate {
  if (tally.matches < 2) return { value, low: 0, high: 1, variance: Number.POSITIVE_INFINITY }
  const boards = boardsOf(tally)
  const independent = (value * (1 - value)) / boards
  const variance = varianceOf(value, tally, moments)
  // where all or none have it nothing varies, and boards that stand twice in a match are all that is known of their likeness
  const effect = independent === 0 ? tally.boardsSquared / boards : variance / independent
  const interval = wilsonInterval(value, effect === 0 ? Number.POSITIVE_INFINITY : boards / effect)
  return { value, ...interval, variance }
}

/** Wilson's 95 % interval of a share of 0-1 that was seen in so many independent draws. */
export function wilsonInterval(share: number, draws: number): { low: number; high: number } {
  if (draws === Number.POSITIVE_INFINITY) return { low: share, high: share }
  const ofDraws = (z * z) / draws
  const middle = (share + ofDraws / 2) / (1 + ofDraws)
  const half = (z / (1 + ofDraws)) * Math.sqrt((share * (1 - share)) / draws + ofDraws / (4 * draws))
  return { low: Math.max(0, middle - half), high: Math.min(1, middle + half) }
}

/** Variance of a ratio of sums over matches, each match one draw (Cochran 1977, 6.4 and 9.3: residuals of the ratio, m / (m - 1)). */
function varianceOf(value: number, tally: Tally, { squared, byBoards }: Moments): number {
  const { matches, boardsSquared } = tally
  if (matches < 2) return Number.POSITIVE_INFINITY
  const residuals = squared - 2 * value * byBoards + value * value * boardsSquared
  return (Math.max(0, residuals) / boardsOf(tally) ** 2) * (matches / (matches - 1))
}

/** Whether two figures differ by more than chance makes them differ 95 times of 100. */
export const areApart = (one: Estimate, other: Estimate): boolean =>
  Math.abs(one.value - other.value) > z * Math.sqrt(one.variance + other.variance)

/** Whether an average place is one that its rates allow: what breaks this was counted wrongly. */
export function isConsistent({ top4Rate, winningRate, averagePlace }: Figures): boolean {
  const [first, four, average] = [winningRate.value, top4Rate.value, averagePlace.value]
  const slack = 1e-9
  return (
    first + 2 * (four - first) + 5 * (1 - four) <= average + slack &&
    average <= first + 4 * (four - first) + 8 * (1 - four) + slack
  )
}

/** Points of Duos by place. */
const duosPoints = [10, 7, 5, 3, -2, -4, -6, -8]

/** Points of a player in Duos by how often each place was reached. */
export const duosPointsOf = (places: readonly number[]): number =>
  places.reduce((sum, count, index) => sum + count * duosPoints[index]!, 0)
