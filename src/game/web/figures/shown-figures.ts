import type { Metric } from '#src/game/metrics.rules.ts'

/** A share of 0-1 as "54.3%". */
export const percent = (share: number): string => `${(share * 100).toFixed(1)}%`

/** A share of 0-1 as "54%". */
export const wholePercent = (share: number): string => `${Math.round(share * 100)}%`

/** An average place as "4.28". */
export const placed = (place: number): string => place.toFixed(2)

/** A metric's figure as text. */
export const shownFigure = (metric: Metric, value: number): string =>
  metric === 'averagePlace' ? placed(value) : percent(value)
