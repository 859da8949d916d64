import { getRouteApi } from '@tanstack/react-router'
import { useText } from '#src/core/web/texts/text.ts'
import type { RankingRow } from '#src/features/rankings/rankings.contract.ts'
import type { TraitRef } from '#src/game/game.contract.ts'
import { CardLink } from '#src/game/web/cards/CardLink.tsx'
import { TraitHex } from '#src/game/web/TraitBadge.tsx'
import { FailedPage } from '#src/ui/states/FailedPage.tsx'
import { type Show, useEntries } from '../shown-list.ts'
import { RankedSubject } from './RankedSubject.tsx'
import { RankPage } from './RankPage.tsx'

const route = getRouteApi('/rank/trait')

export function TraitRankPage() {
  const answer = route.useLoaderData()
  const entries = useEntries(answer, 'traits')
  if (!answer.ok) return <FailedPage failure={answer} />
  return <RankPage kind="trait" answer={answer.data} entries={entries} show={showTrait} />
}

const showTrait: Show<TraitRef> = ({ of, row }, { season }) => <RankedTrait trait={of} row={row} season={season} />

interface RankedTraitProps {
  trait: TraitRef
  row: RankingRow
  season: string
}

function RankedTrait({ trait, row: { threshold: count, style }, season }: RankedTraitProps) {
  const t = useText()
  const threshold = count !== null && style ? { count, style } : undefined
  return (
    <CardLink of={{ kind: 'trait', season, id: trait.id }}>
      <RankedSubject of={trait} picture={<TraitHex trait={trait} season={season} threshold={threshold} />}>
        {count !== null && t('rankings.threshold', { count })}
      </RankedSubject>
    </CardLink>
  )
}
