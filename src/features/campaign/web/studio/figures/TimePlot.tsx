import { useStudio } from '#src/ui/studio/studio-context.ts'
import { FigureTable } from './FigureTable.tsx'
import styles from './TimePlot.module.css'
import { useFigures } from './useFigures.ts'

interface TimePlotProps {
  title: string
  /** Column head of the moments. */
  head: string
  bars: { at: string; label: string; count: number }[]
}

const height = 60

/** A column chart over time, with its table. */
export function TimePlot({ title, head, bars }: TimePlotProps) {
  const { t } = useStudio()
  const { number } = useFigures()
  const most = bars.reduce((best, bar) => (bar.count > best.count ? bar : best), bars[0]!)
  const columns = bars.map(({ count }, at) => {
    const tall = most.count === 0 ? 0 : (count / most.count) * height
    return `M${at * 10 + 1} ${height}v-${tall.toFixed(1)}h8v${tall.toFixed(1)}z`
  })
  return (
    <figure className={styles.plot}>
      <figcaption>
        <b>{title}</b>
        <span>{t('campaign-studio.most', { count: number(most.count), when: most.label })}</span>
      </figcaption>
      <svg viewBox={`0 0 ${bars.length * 10} ${height}`} preserveAspectRatio="none" aria-hidden="true">
        <path d={columns.join('')} />
      </svg>
      <p className={styles.ends} aria-hidden="true">
        <span>{bars[0]!.label}</span>
        <span>{bars.at(-1)!.label}</span>
      </p>
      <details className={styles.table}>
        <summary>{t('campaign-studio.asTable')}</summary>
        <FigureTable
          label={title}
          heads={[head, t('campaign-studio.column.count')]}
          rows={bars.map(({ at, label, count }) => ({ key: at, cells: [label, number(count)] }))}
        />
      </details>
    </figure>
  )
}
