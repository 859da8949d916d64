import { percent } from '../../../game/web/shown-figures.ts'
import styles from './TrendLine.module.css'

const [width, height] = [84, 28]

/** Top 4 rates of the last days as a line, with the numbers on hover and focus; a dash where there are too few days for one. */
export function TrendLine({ days, rates }: { days: string[]; rates: (number | null)[] }) {
  const known = rates.flatMap((rate, index) => (rate === null ? [] : [{ rate, day: days[index]!, index }]))
  if (known.length < 2) return <span className={styles.none}>–</span>
  const all = known.map(({ rate }) => rate)
  const [least, most] = [Math.min(...all), Math.max(...all)]
  const points = known.map(
    ({ rate, index }) =>
      [
        3 + (index / (days.length - 1)) * (width - 6),
        height - 3 - ((rate - least) / (most - least || 1)) * (height - 6),
      ] as const,
  )
  const [x, y] = points.at(-1)!
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: its numbers are shown on focus
    <span className={styles.trend} tabIndex={0} data-way={all.at(-1)! > all[0]! ? 'up' : 'down'}>
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        <path d={points.map(([px, py], index) => `${index ? 'L' : 'M'}${px.toFixed(0)} ${py.toFixed(0)}`).join('')} />
        <circle cx={x.toFixed(0)} cy={y.toFixed(0)} r="2.5" />
      </svg>
      <span className={styles.numbers}>
        {known.map(({ day, rate }) => `${day.slice(5)} ${percent(rate)}`).join('\n')}
      </span>
    </span>
  )
}
