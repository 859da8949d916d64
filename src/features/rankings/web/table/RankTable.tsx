import { Link } from '@tanstack/react-router'
import { type ReactNode, useMemo } from 'react'
import { useText } from '#src/core/web/texts/text.ts'
import {
  type Entry,
  isAscending,
  isSparse,
  isTied,
  type Ranked,
  type RowQuery,
} from '#src/features/rankings/ranking-rows.rules.ts'
import { type RankingKind, unitOf } from '#src/features/rankings/rankings.contract.ts'
import type { RankingFilter } from '#src/features/rankings/rankings-address.rules.ts'
import { type TrendScale, trendScaleOf } from '#src/features/rankings/trends.rules.ts'
import { metrics } from '#src/game/metrics.rules.ts'
import { wholePercent } from '#src/game/web/figures/shown-figures.ts'
import type { Show, ShownList } from '../shown-list.ts'
import { type SortProps, sortedBy } from './MetricMenu.tsx'
import { RankKey } from './RankKey.tsx'
import { RankRow } from './RankRow.tsx'
import styles from './RankTable.module.css'

interface RankTableProps<Of extends Ranked> {
  kind: RankingKind
  rows: Entry<Of>[]
  query: RowQuery
  filter: RankingFilter
  list: ShownList
  show: Show<Of>
  more?: Show<Of>
  /** Content below the rows. */
  children?: ReactNode
}

export function RankTable<Of extends Ranked>({ query, filter, kind, rows, children, ...shown }: RankTableProps<Of>) {
  const t = useText()
  const firstSparse = rows.findIndex((entry) => isSparse(entry, query.minimum))
  const [sure, sparse] = firstSparse < 0 ? [rows, []] : [rows.slice(0, firstSparse), rows.slice(firstSparse)]
  const scale = useScale(sure)
  const shared = { ...shown, unit: unitOf(kind), minimum: query.minimum, scale }
  return (
    <>
      <p className={styles.hint}>
        <span>{t('rankings.hint.tied')}</span>
        <span className={styles.range}>{t('rankings.hint.range')}</span>
      </p>
      <table className={styles.table} data-sort={query.metric}>
        <TableHead kind={kind} query={query} filter={filter} scale={scale} />
        <tbody>
          {sure.map((entry, index) => (
            <RankRow
              key={keyOf(entry)}
              {...shared}
              entry={entry}
              rank={index + 1}
              isTied={isTied(entry, sure[index - 1], query.metric)}
            />
          ))}
        </tbody>
        {sparse.length > 0 && (
          <tbody className={styles.sparse}>
            <tr>
              <th scope="rowgroup">{t('rankings.sparse', { unit: unitOf(kind), minimum: query.minimum })}</th>
            </tr>
            {sparse.map((entry) => (
              <RankRow key={keyOf(entry)} {...shared} entry={entry} rank={null} isTied={false} />
            ))}
          </tbody>
        )}
      </table>
      <RankKey kind={kind} minimum={query.minimum}>
        {children}
      </RankKey>
    </>
  )
}

/** The axis of all trends; the same object until one of its ends changes. */
function useScale(entries: Entry[]): TrendScale {
  const { low, high } = trendScaleOf(entries.map(({ row }) => row.trend))
  return useMemo(() => ({ low, high }), [low, high])
}

const keyOf = ({ row }: Entry): string => `${row.id} ${row.tier}`

function TableHead({ kind, query, filter, scale }: SortProps & { kind: RankingKind; scale: TrendScale }) {
  const t = useText()
  const order = isAscending(query.metric, query.isReversed) ? 'ascending' : 'descending'
  return (
    <>
      <caption>{t(`rankings.kind.${kind}`)}</caption>
      <thead>
        <tr className={styles.columns}>
          <th scope="col">{t('rankings.column.rank')}</th>
          <th scope="col">{t(`rankings.column.${kind}`)}</th>
          {metrics.map((metric) => (
            <th key={metric} scope="col" data-metric={metric} aria-sort={metric === query.metric ? order : undefined}>
              <Link
                to="."
                search={sortedBy(metric, query, filter) as never}
                replace
                resetScroll={false}
                preload={false}
                activeOptions={{ exact: true }}
              >
                {t(`game.metric.${metric}`)}
              </Link>
            </th>
          ))}
          <th scope="col">
            {t('rankings.column.trend')} <small>{`${wholePercent(scale.low)}–${wholePercent(scale.high)}`}</small>
          </th>
          <th scope="col">{t('rankings.column.boards', { unit: unitOf(kind) })}</th>
        </tr>
      </thead>
    </>
  )
}
