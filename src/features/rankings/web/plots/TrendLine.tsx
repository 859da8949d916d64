import { percent } from '#src/game/web/figures/shown-figures.ts'
import styles from './TrendLine.module.css'

const [width, height] = [84, 28]

/** Sparkline of top 4 rates with numbers on hover and focus; a dash for fewer than two days. */
export function TrendLine({ days, rates }: { days: string[]; rates: (number | null)[] }) {
  const known = rates.flatMap((rate, index) => (rate === null ? [] : [{ rate, day: days[index]! }]))
  if (known.length < 2) return <span className={styles.none}>–</span>
  const points = trendPoints(rates, height, (index) => 3 + (index / (days.length - 1)) * (width - 6))
  const [x, y] = points.at(-1)!
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: its numbers are shown on focus
    <span className={styles.trend} tabIndex={0} data-way={known.at(-1)!.rate > known[0]!.rate ? 'up' : 'down'}>
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        <path d={linePath(points)} />
        <circle cx={x.toFixed(0)} cy={y.toFixed(0)} r="2.5" />
      </svg>
      <span className={styles.numbers}>
        {known.map(({ day, rate }) => `${day.slice(5)} ${percent(rate)}`).join('\n')}
      </span>
    </span>
  )
}

export type Point = readonly [x: number, y: number]

/** Scales the known rates to a height (largest at the top), with x by index. */
export function trendPoints(rates: (number | null)[], height: number, xOf: (index: number) => number): Point[] {
  const known = rates.filter((rate) => rate !== null)
  const [least, most] = [Math.min(...known), Math.max(...known)]
  const yOf = (rate: number) => height - 3 - ((rate - least) / (most - least || 1)) * (height - 6)
  return rates.flatMap((rate, index) => (rate === null ? [] : [[xOf(index), yOf(rate)] as const]))
}

/** Returns the path of an SVG line. */
export const linePath = (points: Point[]): string =>
  points.map(([x, y], index) => `${index ? 'L' : 'M'}${x.toFixed(0)} ${y.toFixed(0)}`).join('')
