import { getRouteApi, Link } from '@tanstack/react-router'
import { useText } from '#src/core/web/texts/text.ts'
import { entriesOf } from '#src/features/rankings/ranking-rows.rules.ts'
import type { TraitRef } from '#src/game/game.contract.ts'
import { useNamesSearch } from '#src/game/web/names/Name.tsx'
import { TraitHex } from '#src/game/web/TraitBadge.tsx'
import { FailedPage } from '#src/ui/states/FailedPage.tsx'
import { RankedSubject } from './RankedSubject.tsx'
import { RankPage } from './RankPage.tsx'

const route = getRouteApi('/rank/trait')

export function TraitRankPage() {
  const answer = route.useLoaderData()
  if (!answer.ok) return <FailedPage failure={answer} />
  return (
    <RankPage
      kind="trait"
      answer={answer.data}
      entries={entriesOf(answer.data.rows, answer.data.traits, answer.data.boards)}
      show={({ of, row }, season) => <RankedTrait trait={of} threshold={row.threshold} season={season} />}
    />
  )
}

function RankedTrait({ trait, threshold, season }: { trait: TraitRef; threshold: number | null; season: string }) {
  const namesSearch = useNamesSearch()
  const t = useText()
  return (
    <Link to="/books/synergy" search={{ season, ...namesSearch }} hash={trait.id}>
      <RankedSubject of={trait} picture={<TraitHex trait={trait} season={season} size={40} />}>
        {threshold !== null && t('rankings.threshold', { count: threshold })}
      </RankedSubject>
    </Link>
  )
}
