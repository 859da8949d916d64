import { getRouteApi, Link } from '@tanstack/react-router'
import { useListSearch } from '#src/core/web/router/navigation.ts'
import { useText } from '#src/core/web/texts/text.ts'
import { pickRateOf } from '#src/features/rankings/figures.rules.ts'
import type { CountedLineup, RankingAnswer } from '#src/features/rankings/rankings.contract.ts'
import type { RankingFilter } from '#src/features/rankings/rankings-address.rules.ts'
import { percent } from '#src/game/web/figures/shown-figures.ts'
import { FailedPage } from '#src/ui/states/FailedPage.tsx'
import { type Show, useEntries } from '../shown-list.ts'
import { LineupFilters } from './LineupFilters.tsx'
import { RankedLineup } from './RankedLineup.tsx'
import { RankPage } from './RankPage.tsx'

const route = getRouteApi('/rank/lineup')

/** Ranks recommended lineups and clusters. */
export function LineupRankPage() {
  const answer = route.useLoaderData()
  const entries = useEntries(answer, 'lineups')
  const { filter } = useListSearch<RankingFilter>()
  const t = useText()
  if (!answer.ok) return <FailedPage failure={answer} />
  return (
    <RankPage
      kind="lineup"
      answer={answer.data}
      entries={entries}
      show={showLineup}
      foot={
        <>
          <Unlisted answer={answer.data} />
          <p>
            <Link to="/lineup" search={{ season: filter.season, names: filter.names }}>
              {t('lineups.toLineups')}
            </Link>
          </p>
        </>
      }
      own={{
        names: ['style', 'audience', 'class', 'power'],
        controls: <LineupFilters filter={filter} answer={answer.data} />,
      }}
    />
  )
}

const showLineup: Show<CountedLineup> = ({ of }, { answer, ...list }) => (
  <RankedLineup lineup={of} champions={answer.champions} {...list} />
)

/** Share of boards without a lineup. */
function Unlisted({ answer: { rows, boards } }: { answer: RankingAnswer }) {
  const t = useText()
  const listed = rows.flatMap(({ places }) => places).reduce((sum, count) => sum + count, 0)
  return <p>{t('lineups.unlisted', { share: percent(pickRateOf(boards - listed, boards)) })}</p>
}
