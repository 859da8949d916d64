import type { ReactNode } from 'react'
import { ParserPause } from '#src/core/web/ParserPause.tsx'
import { useText } from '#src/core/web/texts/text.ts'
import type { Entry } from '#src/features/rankings/ranking-rows.rules.ts'
import type { CountedUnit } from '#src/features/rankings/rankings.contract.ts'
import type { TrendScale } from '#src/features/rankings/trends.rules.ts'
import { figureIn, metrics } from '#src/game/metrics.rules.ts'
import { FigureStrip } from '#src/game/web/figures/FigureStrip.tsx'
import { shownFigure } from '#src/game/web/figures/shown-figures.ts'
import { IntervalOf } from '../plots/IntervalOf.tsx'
import { PlacePlot } from '../plots/PlacePlot.tsx'
import { TrendLine } from '../plots/TrendLine.tsx'
import styles from './RankRow.module.css'
import table from './RankTable.module.css'

interface RankRowProps {
  entry: Entry
  /** From 1; null for sparse rows, which are drawn without bars. */
  rank: number | null
  isTied: boolean
  /** ISO dates of the trend. */
  days: string[]
  /** The axis of all trends. */
  scale: TrendScale
  unit: CountedUnit
  minimum: number
  /** The subject. */
  children: ReactNode
  /** Content below the places in the open row. */
  more: ReactNode
}

export function RankRow({ entry, rank, isTied, days, scale, children, ...open }: RankRowProps) {
  const t = useText()
  const isSparse = rank === null
  return (
    <tr className={`${table.columns} ${styles.row}`} data-sparse={isSparse || undefined}>
      <td className={styles.rank}>
        <span>{rank ?? '–'}</span>
        {isTied && (
          <>
            <i aria-hidden="true">~</i>
            <span className="visually-hidden">{t('rankings.tied')}</span>
          </>
        )}
      </td>
      <th scope="row">{children}</th>
      {metrics.map((metric) => (
        <td key={metric} data-metric={metric}>
          <b>{shownFigure(metric, figureIn(entry, metric))}</b>
          {!isSparse && metric !== 'pickRate' && <IntervalOf metric={metric} entry={entry} />}
        </td>
      ))}
      <td className={styles.trend}>
        {!isSparse && <TrendLine days={days} rates={entry.row.trend} change={entry.row.change} scale={scale} />}
      </td>
      <td className={styles.boards}>
        <Details entry={entry} {...open} />
        {rank !== null && <ParserPause after={rank - 1} every={6} />}
      </td>
    </tr>
  )
}

function Details({ entry, unit, minimum, more }: Pick<RankRowProps, 'entry' | 'unit' | 'minimum' | 'more'>) {
  const t = useText()
  return (
    <details>
      <summary>
        <span>{t(`game.${unit}`, { count: entry.figures.boards })}</span>
      </summary>
      <div className={styles.open}>
        <FigureStrip figures={entry.figures} pickRate={entry.pickRate} minimum={minimum} unit={unit} />
        <section>
          <h3>{t('rankings.places', { unit })}</h3>
          <PlacePlot places={entry.row.places} unit={unit} />
        </section>
        {more}
      </div>
    </details>
  )
}
