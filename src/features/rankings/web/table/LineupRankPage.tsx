import { getRouteApi, Link } from '@tanstack/react-router'
import { useText } from '#src/core/web/texts/text.ts'
import { pickRateOf } from '#src/features/rankings/figures.rules.ts'
import { entriesOf } from '#src/features/rankings/ranking-rows.rules.ts'
import type { RankingAnswer } from '#src/features/rankings/rankings.contract.ts'
import { percent } from '#src/game/web/figures/shown-figures.ts'
import { FailedPage } from '#src/ui/states/FailedPage.tsx'
import { LineupFilters } from './LineupFilters.tsx'
import { RankedLineup } from './RankedLineup.tsx'
import { RankPage } from './RankPage.tsx'

const route = getRouteApi('/rank/lineup')

/** Ranks recommended lineups and clusters. */
export function LineupRankPage() {
  const answer = route.useLoaderData()
  const filter = route.useSearch()
  const t = useText()
  if (!answer.ok) return <FailedPage failure={answer} />
  const { rows, lineups, champions, boards } = answer.data
  return (
    <RankPage
      kind="lineup"
      answer={answer.data}
      entries={entriesOf(rows, lineups, boards)}
      show={({ of }, season) => <RankedLineup lineup={of} champions={champions} season={season} filter={filter} />}
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

/** Share of boards without a lineup. */
function Unlisted({ answer: { rows, boards } }: { answer: RankingAnswer }) {
  const t = useText()
  const listed = rows.flatMap(({ places }) => places).reduce((sum, count) => sum + count, 0)
  return <p>{t('lineups.unlisted', { share: percent(pickRateOf(boards - listed, boards)) })}</p>
}
