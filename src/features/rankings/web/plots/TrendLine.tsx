import { useText } from '#src/core/web/texts/text.ts'
import type { TrendChange, TrendScale } from '#src/features/rankings/trends.rules.ts'
import { percent } from '#src/game/web/figures/shown-figures.ts'
import styles from './TrendLine.module.css'

const [width, height] = [84, 28]

interface TrendLineProps {
  days: string[]
  rates: (number | null)[]
  change: TrendChange
  scale: TrendScale
}

/** Sparkline of top 4 rates with numbers on hover and focus; a dash for fewer than two days. */
export function TrendLine({ days, rates, change, scale }: TrendLineProps) {
  const t = useText()
  const known = rates.flatMap((rate, index) => (rate === null ? [] : [{ rate, day: days[index]! }]))
  if (known.length < 2) return <span className={styles.none}>–</span>
  const points = trendPoints(rates, { height, scale, xOf: (index) => 3 + (index / (days.length - 1)) * (width - 6) })
  const [x, y] = points.at(-1)!
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: its numbers are shown on focus
    <span className={styles.trend} tabIndex={0} data-change={change}>
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        <path className={styles.middle} d={`M0 ${height / 2}h${width}`} />
        <path d={linePath(points)} />
        <circle cx={x.toFixed(0)} cy={y.toFixed(0)} r="2.5" />
      </svg>
      <span className={styles.numbers}>
        {[t(`rankings.change.${change}`), ...known.map(({ day, rate }) => `${day.slice(5)} ${percent(rate)}`)].join(
          '\n',
        )}
      </span>
    </span>
  )
}

export type Point = readonly [x: number, y: number]

interface Axes {
  height: number
  /** Rates at the bottom and the top. */
  scale: TrendScale
  xOf: (index: number) => number
}

/** Places the known rates on a scale; what is beyond it stands at its edge. */
export function trendPoints(rates: (number | null)[], { height, scale: { low, high }, xOf }: Axes): Point[] {
  const yOf = (rate: number) => {
    const share = (Math.min(Math.max(rate, low), high) - low) / (high - low)
    return height - 3 - share * (height - 6)
  }
  return rates.flatMap((rate, index) => (rate === null ? [] : [[xOf(index), yOf(rate)] as const]))
}

/** Returns the path of an SVG line. */
export const linePath = (points: Point[]): string =>
  points.map(([x, y], index) => `${index ? 'L' : 'M'}${x.toFixed(0)} ${y.toFixed(0)}`).join('')
