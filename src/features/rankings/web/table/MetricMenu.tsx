import { Link } from '@tanstack/react-router'
import { useText } from '#src/core/web/texts/text.ts'
import type { RowQuery } from '#src/features/rankings/ranking-rows.rules.ts'
import type { RankingFilter } from '#src/features/rankings/rankings-address.rules.ts'
import { type Metric, metrics } from '#src/game/metrics.rules.ts'
import { PickMenu } from '#src/game/web/PickMenu.tsx'

export interface SortProps {
  query: RowQuery
  filter: RankingFilter
}

/** Chooses the only figure that a phone shows. */
export function MetricMenu({ query, filter }: SortProps) {
  const t = useText()
  return (
    <PickMenu label={t('rankings.sortBy')} current={t(`game.metric.${query.metric}`)}>
      {metrics.map((metric) => (
        <Link
          key={metric}
          to="."
          search={sortedBy(metric, query, filter) as never}
          replace
          resetScroll={false}
          activeOptions={{ exact: true }}
          aria-current={metric === query.metric ? 'true' : undefined}
        >
          {t(`game.metric.${metric}`)}
        </Link>
      ))}
    </PickMenu>
  )
}

/** Sorts by a metric; reverses the order when it is the current one. */
export function sortedBy(
  metric: Metric,
  { metric: sorted, isReversed }: RowQuery,
  filter: RankingFilter,
): RankingFilter {
  if (metric === sorted && !isReversed) return { ...filter, sort: `-${metric}` }
  return { ...filter, sort: metric === metrics[0] ? undefined : metric }
}
