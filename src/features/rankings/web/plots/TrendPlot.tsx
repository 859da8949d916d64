import { useText } from '#src/core/web/texts/text.ts'
import { percent } from '#src/game/web/figures/shown-figures.ts'
import { linePath, trendPoints } from './TrendLine.tsx'
import styles from './TrendPlot.module.css'

const [dayWidth, height] = [40, 40]

/** Line chart of top 4 rates with a number for each day; a dash for days without one. */
export function TrendPlot({ days, rates }: { days: string[]; rates: (number | null)[] }) {
  const t = useText()
  const points = trendPoints(rates, height, (index) => (index + 0.5) * dayWidth)
  return (
    <div className={styles.plot}>
      {points.length > 1 && (
        <svg viewBox={`0 0 ${days.length * dayWidth} ${height}`} preserveAspectRatio="none" aria-hidden="true">
          <path d={linePath(points)} />
        </svg>
      )}
      <ol aria-label={t('lineup-figures.trend')}>
        {days.map((day, index) => (
          <li key={day}>
            <b>{day.slice(5)}</b> <span>{rates[index] == null ? '–' : percent(rates[index])}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}
