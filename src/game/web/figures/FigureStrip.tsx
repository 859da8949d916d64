import { useText } from '#src/core/web/texts/text.ts'
import styles from './FigureStrip.module.css'
import { SparseNote } from './SparseNote.tsx'
import { percent, placed } from './shown-figures.ts'

interface Estimate {
  value: number
  low: number
  high: number
}
interface FigureStripProps {
  figures: { boards: number; top4Rate: Estimate; winningRate: Estimate; averagePlace: Estimate }
  /** Share of all boards. */
  pickRate: number
  /** Boards below which figures are unreliable. */
  minimum: number
}

/** The four figures of a subject with their intervals and number of boards. */
export function FigureStrip({ figures, pickRate, minimum }: FigureStripProps) {
  const t = useText()
  const range = ({ low, high }: Estimate, show: (value: number) => string) =>
    t('game.interval', { low: show(low), high: show(high) })
  const isSparse = figures.boards < minimum
  return (
    <>
      <dl className={styles.strip} data-sparse={isSparse || undefined}>
        <div>
          <dt>{t('game.metric.top4Rate')}</dt>
          <dd>
            {percent(figures.top4Rate.value)} <small>{range(figures.top4Rate, percent)}</small>
          </dd>
        </div>
        <div>
          <dt>{t('game.metric.winningRate')}</dt>
          <dd>
            {percent(figures.winningRate.value)} <small>{range(figures.winningRate, percent)}</small>
          </dd>
        </div>
        <div>
          <dt>{t('game.metric.averagePlace')}</dt>
          <dd>
            {placed(figures.averagePlace.value)} <small>{range(figures.averagePlace, placed)}</small>
          </dd>
        </div>
        <div>
          <dt>{t('game.metric.pickRate')}</dt>
          <dd>
            {percent(pickRate)} <small>{t('game.boards', { count: figures.boards })}</small>
          </dd>
        </div>
      </dl>
      {isSparse && <SparseNote minimum={minimum} />}
    </>
  )
}
