import { memo } from 'react'
import { useText } from '#src/core/web/texts/text.ts'
import type { Entry, Ranked } from '#src/features/rankings/ranking-rows.rules.ts'
import type { CountedUnit } from '#src/features/rankings/rankings.contract.ts'
import type { TrendScale } from '#src/features/rankings/trends.rules.ts'
import { figureIn, metrics } from '#src/game/metrics.rules.ts'
import { FigureStrip } from '#src/game/web/figures/FigureStrip.tsx'
import { shownFigure } from '#src/game/web/figures/shown-figures.ts'
import { IntervalOf } from '../plots/IntervalOf.tsx'
import { PlacePlot } from '../plots/PlacePlot.tsx'
import { TrendLine } from '../plots/TrendLine.tsx'
import type { Show, ShownList } from '../shown-list.ts'
import styles from './RankRow.module.css'
import table from './RankTable.module.css'

interface RowContent<Of extends Ranked> {
  entry: Entry<Of>
  list: ShownList
  /** The axis of all trends. */
  scale: TrendScale
  unit: CountedUnit
  minimum: number
  /** Renders the subject. */
  show: Show<Of>
  /** Renders content below the places in the open row. */
  more?: Show<Of>
}
interface RankRowProps<Of extends Ranked> extends RowContent<Of> {
  /** From 1; null for sparse rows, which are drawn without bars. */
  rank: number | null
  isTied: boolean
}

/** A row of the table; memoized, as are its cells but the rank: another order renders only ranks. */
export const RankRow = memo(Row) as typeof Row

function Row<Of extends Ranked>({ rank, isTied, ...content }: RankRowProps<Of>) {
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
      <MemoizedCells {...content} isSparse={isSparse} />
    </tr>
  )
}

const MemoizedCells = memo(Cells) as typeof Cells

function Cells<Of extends Ranked>({ isSparse, ...content }: RowContent<Of> & { isSparse: boolean }) {
  const { entry, list, scale, show } = content
  return (
    <>
      <th scope="row">{show(entry, list)}</th>
      {metrics.map((metric) => (
        <td key={metric} data-metric={metric}>
          <b>{shownFigure(metric, figureIn(entry, metric))}</b>
          {!isSparse && metric !== 'pickRate' && <IntervalOf metric={metric} entry={entry} />}
        </td>
      ))}
      <td className={styles.trend}>
        {!isSparse && (
          <TrendLine days={list.answer.days} rates={entry.row.trend} change={entry.row.change} scale={scale} />
        )}
      </td>
      <td className={styles.boards}>
        <Details {...content} />
      </td>
    </>
  )
}

function Details<Of extends Ranked>({ entry, list, unit, minimum, more }: RowContent<Of>) {
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
        {more?.(entry, list)}
      </div>
    </details>
  )
}
