import { useText } from '#src/core/web/texts/text.ts'
import { type EstimatedMetric, type Figures, figureIn, metrics } from '#src/game/metrics.rules.ts'
import styles from './FigureStrip.module.css'
import { SparseNote } from './SparseNote.tsx'
import { shownFigure } from './shown-figures.ts'

interface FigureStripProps {
  figures: Figures
  /** Share of all boards. */
  pickRate: number
  /** Boards below which figures are unreliable. */
  minimum: number
  /** What the figures count. */
  unit?: 'boards' | 'copies'
}

/** The figures of a subject with their intervals and number of boards. */
export function FigureStrip({ figures, pickRate, minimum, unit = 'boards' }: FigureStripProps) {
  const t = useText()
  const rangeOf = (metric: EstimatedMetric) => {
    const { low, high } = figures[metric]
    return t('game.interval', { low: shownFigure(metric, low), high: shownFigure(metric, high) })
  }
  const isSparse = figures.boards < minimum
  return (
    <>
      <dl className={styles.strip} data-sparse={isSparse || undefined}>
        {metrics.map((metric) => (
          <div key={metric}>
            <dt>{t(`game.metric.${metric}`)}</dt>
            <dd>
              <span>{shownFigure(metric, figureIn({ figures, pickRate }, metric))}</span>{' '}
              <small>{metric === 'pickRate' ? t(`game.${unit}`, { count: figures.boards }) : rangeOf(metric)}</small>
            </dd>
          </div>
        ))}
      </dl>
      {isSparse && <SparseNote minimum={minimum} />}
    </>
  )
}
