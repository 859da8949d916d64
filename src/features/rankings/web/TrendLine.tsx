import { useText } from '../../../core/web/text.ts'
import { percent } from './shown-figures.ts'
import styles from './TrendLine.module.css'

const [width, height] = [84, 28]

/** Top 4 rates of the last days as a line, told in words to those who do not see it; a dash where there are too few days for one. */
export function TrendLine({ days, rates }: { days: string[]; rates: (number | null)[] }) {
  const t = useText()
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
  const words = known.map(({ day, rate }) => `${day} ${percent(rate)}`).join(', ')
  return (
    <svg
      className={styles.line}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={t('rankings.trend', { days: words })}
      data-way={all.at(-1)! > all[0]! ? 'up' : 'down'}
    >
      <title>{words}</title>
      <path d={points.map(([px, py], index) => `${index ? 'L' : 'M'}${px.toFixed(1)} ${py.toFixed(1)}`).join('')} />
      <circle cx={x.toFixed(1)} cy={y.toFixed(1)} r="2.5" />
    </svg>
  )
}
