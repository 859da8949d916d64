import { getRouteApi } from '@tanstack/react-router'
import { FailedPage } from '../../../ui/FailedPage.tsx'
import { entriesOf } from '../ranking-rows.rules.ts'
import { RankedLineup } from './RankedLineup.tsx'
import { RankPage } from './RankPage.tsx'

const route = getRouteApi('/rank/lineup')

/** Lineups by how their boards did: recommended ones, and clusters of what else is played. */
export function LineupRankPage() {
  const answer = route.useLoaderData()
  const filter = route.useSearch()
  if (!answer.ok) return <FailedPage failure={answer} />
  const { rows, lineups, champions, boards } = answer.data
  return (
    <RankPage
      kind="lineup"
      answer={answer.data}
      entries={entriesOf(rows, lineups, boards)}
      show={({ of }, season) => <RankedLineup lineup={of} champions={champions} season={season} filter={filter} />}
    />
  )
}
