import { areApart, wilsonInterval } from './figures.rules.ts'

/** Boards of a day and those at places 1-4. */
export interface DayCount {
  boards: number
  top4: number
}

export const trendChanges = ['up', 'down', 'level'] as const
export type TrendChange = (typeof trendChanges)[number]

/** Whether the last days' top 4 rate differs significantly from the first days'; `days` are oldest first. */
export function trendChangeOf(days: DayCount[], designEffect: number): TrendChange {
  const half = Math.floor(days.length / 2)
  const [first, last] = [estimateOf(days.slice(0, half)), estimateOf(days.slice(days.length - half))]
  if (!first || !last || !areApart(first, last)) return 'level'
  return last.value > first.value ? 'up' : 'down'

  function estimateOf(part: DayCount[]) {
    const boards = part.reduce((sum, day) => sum + day.boards, 0)
    if (boards === 0) return null
    const value = part.reduce((sum, day) => sum + day.top4, 0) / boards
    return { value, ...wilsonInterval(value, designEffect === 0 ? Number.POSITIVE_INFINITY : boards / designEffect) }
  }
}

/** Rates at the lower and upper end of a trend's axis. */
export interface TrendScale {
  low: number
  high: number
}

const even = 0.5
const step = 0.1

/** One axis for all trends: even chances in the middle, and wide enough, in steps of ten points, for every rate. */
export function trendScaleOf(trends: (number | null)[][]): TrendScale {
  const rates = trends.flat().filter((rate) => rate !== null)
  const widest = rates.reduce((most, rate) => Math.max(most, Math.abs(rate - even)), 0)
  const half = Math.min(even, Math.max(1, Math.ceil(widest / step - 1e-9)) * step)
  return { low: even - half, high: even + half }
}
