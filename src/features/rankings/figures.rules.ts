import { boardsOf, type Moments, type Tally } from './tally.rules.ts'

/** Two-sided 95 % of the normal distribution. */
const z = 1.959964

/** A figure with the interval in which the true one lies 95 times of 100. */
export interface Estimate {
  value: number
  low: number
  high: number
}

export interface Figures {
  boards: number
  /** Shares of 0-1. */
  top4Rate: Estimate
  winningRate: Estimate
  /** 1 to 8. */
  averagePlace: Estimate
}

/** What of a tally its places do not tell: how much less, or more, its boards say than as many independent ones. */
export interface Likeness {
  /** Design effects of the rates: their variance against that of independent boards (Kish 1965, 8.2). */
  top4Effect: number
  winningEffect: number
  /** Standard error of the average place. */
  averageError: number
}

/** How alike the boards of a tally are within their matches. */
export function likenessOf(tally: Tally): Likeness {
  const boards = boardsOf(tally)
  // of one match nothing is known but that it is one draw
  if (tally.matches < 2) return { top4Effect: boards, winningEffect: boards, averageError: 7 }
  const { sum, top4 } = sumsOf(tally.places)
  const wider = studentOver(tally.matches - 1)
  return {
    top4Effect: effectOf(top4 / boards, tally, tally.top4) * wider ** 2,
    winningEffect: effectOf(tally.places[0]! / boards, tally, tally.wins) * wider ** 2,
    averageError: Math.sqrt(varianceOf(sum / boards, tally, tally.place)) * wider,
  }
}

/** How much wider than the normal's an interval of Student's t is, by degrees of freedom (Abramowitz and Stegun 1964, 26.7.5, two terms). */
const studentOver = (freedom: number): number =>
  1 + (z ** 2 + 1) / (4 * freedom) + (5 * z ** 4 + 16 * z ** 2 + 3) / (96 * freedom ** 2)

/** The figures of boards at places 1 to 8; null where there are none. */
export function figuresOf(places: readonly number[], likeness: Likeness): Figures | null {
  const { boards, sum, top4 } = sumsOf(places)
  if (boards === 0) return null
  const value = sum / boards
  const half = z * likeness.averageError
  return {
    boards,
    top4Rate: rateOf(top4 / boards, boards, likeness.top4Effect),
    winningRate: rateOf(places[0]! / boards, boards, likeness.winningEffect),
    averagePlace: { value, low: Math.max(1, value - half), high: Math.min(8, value + half) },
  }
}

function sumsOf(places: readonly number[]) {
  const boards = places.reduce((total, count) => total + count, 0)
  const sum = places.reduce((total, count, index) => total + count * (index + 1), 0)
  const top4 = places.slice(0, 4).reduce((total, count) => total + count, 0)
  return { boards, sum, top4 }
}

/** Share of a filter's boards that have the thing, 0-1; above 1 where a board may have several. */
export const pickRateOf = (boards: number, allBoards: number): number => (allBoards === 0 ? 0 : boards / allBoards)

/** A rate with Wilson's interval, over as many independent boards as would be as certain. */
function rateOf(value: number, boards: number, effect: number): Estimate {
  return { value, ...wilsonInterval(value, effect === 0 ? Number.POSITIVE_INFINITY : boards / effect) }
}

/** Wilson's 95 % interval of a share of 0-1 that was seen in so many independent draws (Wilson 1927). */
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
  // where all or none have it nothing varies, and how many stand in one match is all that is known of their likeness
  return independent === 0 ? tally.boardsSquared / boards : varianceOf(value, tally, moments) / independent
}

/** Variance of a ratio of sums over matches, each match one draw (Cochran 1977, 6.4 and 9.3: residuals of the ratio, m / (m - 1)). */
function varianceOf(value: number, tally: Tally, { squared, byBoards }: Moments): number {
  const { matches, boardsSquared } = tally
  const residuals = squared - 2 * value * byBoards + value * value * boardsSquared
  return (Math.max(0, residuals) / boardsOf(tally) ** 2) * (matches / (matches - 1))
}

/** Whether two figures differ by more than chance makes them differ 95 times of 100 (Newcombe 1998, method 10: of the intervals' limits). */
export function areApart(one: Estimate, other: Estimate): boolean {
  const [high, low] = one.value > other.value ? [one, other] : [other, one]
  return high.value - low.value > Math.hypot(high.value - high.low, low.high - low.value)
}

/** Whether an average place is one that its rates allow: what breaks this was counted wrongly. */
export function isConsistent({ top4Rate, winningRate, averagePlace }: Figures): boolean {
  const [first, four, average] = [winningRate.value, top4Rate.value, averagePlace.value]
  const slack = 1e-9
  return (
    first + 2 * (four - first) + 5 * (1 - four) <= average + slack &&
    average <= first + 4 * (four - first) + 8 * (1 - four) + slack
  )
}
