import type { ReactNode } from 'react'
import { ParserPause } from '#src/core/web/ParserPause.tsx'
import { useText } from '#src/core/web/texts/text.ts'
import type { Entry } from '#src/features/rankings/ranking-rows.rules.ts'
import type { CountedUnit } from '#src/features/rankings/rankings.contract.ts'
import { type Estimate, figureIn, type Metric, metrics } from '#src/game/metrics.rules.ts'
import { shownFigure } from '#src/game/web/figures/shown-figures.ts'
import { SegmentedBar } from '#src/ui/segmented/SegmentedBar.tsx'
import { PlacePlot } from '../plots/PlacePlot.tsx'
import { TrendLine } from '../plots/TrendLine.tsx'
import styles from './RankRow.module.css'
import table from './RankTable.module.css'

interface RankRowProps {
  entry: Entry
  rank: number
  isTied: boolean
  isSparse: boolean
  /** Highest winning rate of all rows, which fills the bar. */
  mostWins: number
  /** ISO dates of the trend. */
  days: string[]
  unit: CountedUnit
  /** The subject. */
  children: ReactNode
  /** Content below the places in the open row. */
  more: ReactNode
  isOpen?: boolean
}

export function RankRow({ entry, rank, isTied, isSparse, mostWins, days, unit, children, more, isOpen }: RankRowProps) {
  const t = useText()
  return (
    <tr className={`${table.columns} ${styles.row}`} data-sparse={isSparse || undefined}>
      <td className={styles.rank}>
        <span>{rank}</span>
        {isTied && <abbr title={t('rankings.tied')}>~</abbr>}
      </td>
      <th scope="row">{children}</th>
      {metrics.map((metric) => (
        <td key={metric} data-metric={metric}>
          <b>{shownFigure(metric, figureIn(entry, metric))}</b>
          {metric !== 'pickRate' && <small>{intervalOf(metric, entry.figures[metric])}</small>}
          {metric === 'top4Rate' && <SegmentedBar share={figureIn(entry, metric)} />}
          {metric === 'winningRate' && <SegmentedBar share={figureIn(entry, metric) / mostWins} />}
        </td>
      ))}
      <td className={styles.trend}>
        <TrendLine days={days} rates={entry.row.trend} />
      </td>
      <td className={styles.boards}>
        <details open={isOpen}>
          <summary>{t(`game.${unit}`, { count: entry.figures.boards })}</summary>
          <PlacePlot places={entry.row.places} unit={unit} />
          {more}
        </details>
        <ParserPause after={rank - 1} every={6} />
      </td>
    </tr>
  )
}

const intervalOf = (metric: Metric, { low, high }: Estimate): string =>
  `${shownFigure(metric, low)}–${shownFigure(metric, high)}`
