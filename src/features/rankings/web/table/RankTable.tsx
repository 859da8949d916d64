import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
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
import { figureIn, metrics } from '#src/game/metrics.rules.ts'
import { type SortProps, sortedBy } from './MetricMenu.tsx'
import { RankRow } from './RankRow.tsx'
import styles from './RankTable.module.css'

interface RankTableProps<Of extends Ranked> {
  kind: RankingKind
  rows: Entry<Of>[]
  query: RowQuery
  filter: RankingFilter
  /** ISO dates of the trends. */
  days: string[]
  show: (entry: Entry<Of>) => ReactNode
  more?: (entry: Entry<Of>) => ReactNode
  areOpen?: boolean
  /** Content below the rows. */
  children?: ReactNode
}

export function RankTable<Of extends Ranked>({ query, filter, kind, children, ...rows }: RankTableProps<Of>) {
  return (
    <>
      <table className={styles.table} data-sort={query.metric}>
        <TableHead kind={kind} query={query} filter={filter} />
        <Rows kind={kind} query={query} {...rows} />
      </table>
      <TableNote minimum={query.minimum}>{children}</TableNote>
    </>
  )
}

function TableHead({ kind, query, filter }: SortProps & { kind: RankingKind }) {
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
          <th scope="col">{t('rankings.column.trend')}</th>
          <th scope="col" className="visually-hidden">
            {t('rankings.column.boards', { unit: unitOf(kind) })}
          </th>
        </tr>
      </thead>
    </>
  )
}

type RowsProps<Of extends Ranked> = Pick<
  RankTableProps<Of>,
  'kind' | 'rows' | 'query' | 'days' | 'show' | 'more' | 'areOpen'
>

function Rows<Of extends Ranked>({ kind, rows, query: { metric, minimum }, days, show, more, areOpen }: RowsProps<Of>) {
  const mostWins = Math.max(
    ...rows.filter((entry) => !isSparse(entry, minimum)).map((entry) => figureIn(entry, 'winningRate')),
    0.01,
  )
  return (
    <tbody>
      {rows.map((entry, index) => (
        <RankRow
          key={`${entry.row.id} ${entry.row.tier}`}
          entry={entry}
          rank={index + 1}
          isTied={!isSparse(entry, minimum) && isTied(entry, rows[index - 1], metric)}
          isSparse={isSparse(entry, minimum)}
          mostWins={mostWins}
          days={days}
          unit={unitOf(kind)}
          isOpen={areOpen}
          more={more?.(entry)}
        >
          {show(entry)}
        </RankRow>
      ))}
    </tbody>
  )
}

function TableNote({ minimum, children }: { minimum: number; children: ReactNode }) {
  const t = useText()
  return (
    <div className={styles.note}>
      {children}
      <p>{t('rankings.note', { minimum })}</p>
      <p>
        <Link to="/rank/method">{t('rankings.method')}</Link>
      </p>
    </div>
  )
}
