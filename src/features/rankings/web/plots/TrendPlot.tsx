import { useText } from '#src/core/web/texts/text.ts'
import { type TrendChange, trendScaleOf } from '#src/features/rankings/trends.rules.ts'
import { percent, wholePercent } from '#src/game/web/figures/shown-figures.ts'
import { linePath, trendPoints } from './TrendLine.tsx'
import styles from './TrendPlot.module.css'

const [dayWidth, height] = [40, 64]

interface TrendPlotProps {
  days: string[]
  rates: (number | null)[]
  change: TrendChange
}

/** Line chart of top 4 rates with its axis and a number for each day; a dash for days without one. */
export function TrendPlot({ days, rates, change }: TrendPlotProps) {
  const t = useText()
  const scale = trendScaleOf([rates])
  const points = trendPoints(rates, { height, scale, xOf: (index) => (index + 0.5) * dayWidth })
  const width = days.length * dayWidth
  return (
    <div className={styles.plot} data-change={change}>
      {points.length > 1 && (
        <div className={styles.axes}>
          <span>{wholePercent(scale.high)}</span>
          <span>{wholePercent(scale.low)}</span>
          <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
            <path className={styles.middle} d={`M0 ${height / 2}h${width}`} />
            <path d={linePath(points)} />
          </svg>
        </div>
      )}
      <ol aria-label={t('lineup-figures.trend')}>
        {days.map((day, index) => (
          <li key={day}>
            <b>{day.slice(5)}</b> <span>{rates[index] == null ? '–' : percent(rates[index])}</span>
          </li>
        ))}
      </ol>
      {points.length > 1 && <p>{t(`rankings.change.${change}`)}</p>}
    </div>
  )
}
