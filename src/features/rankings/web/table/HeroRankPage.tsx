import { getRouteApi } from '@tanstack/react-router'
import { Fragment } from 'react'
import { useListSearch } from '#src/core/web/router/navigation.ts'
import { PlainLink } from '#src/core/web/router/PlainLink.tsx'
import type { RankingFilter } from '#src/features/rankings/rankings-address.rules.ts'
import type { ChampionRef, TraitRef } from '#src/game/game.contract.ts'
import { ChampionToken } from '#src/game/web/champions/ChampionToken.tsx'
import { Name, useNamesSearch } from '#src/game/web/names/Name.tsx'
import { FailedPage } from '#src/ui/states/FailedPage.tsx'
import { ChampionComparison } from '../comparison/ChampionComparison.tsx'
import { ChampionMore } from '../comparison/ChampionMore.tsx'
import { type Show, useEntries } from '../shown-list.ts'
import { ChampionFilters } from './ChampionFilters.tsx'
import { RankedSubject } from './RankedSubject.tsx'
import { RankPage } from './RankPage.tsx'

const route = getRouteApi('/rank/hero')

export function HeroRankPage() {
  const answer = route.useLoaderData()
  const entries = useEntries(answer, 'champions')
  const { filter } = useListSearch<RankingFilter>()
  if (!answer.ok) return <FailedPage failure={answer} />
  const { champions } = answer.data
  const [one, other] = [filter.a, filter.b].map((id) => entries.find(({ of }) => of.id === id))
  const isComparing = filter.a !== undefined && filter.b !== undefined && filter.a !== filter.b
  const pair = [one, other].flatMap((entry) => entry ?? []) // no fallback to all rows when a chosen champion has no boards
  return (
    <RankPage
      kind="hero"
      answer={answer.data}
      entries={isComparing ? pair : entries}
      show={showChampion}
      more={showMore}
      own={{ names: ['cost', 'a', 'b'], controls: <ChampionFilters champions={champions} filter={filter} /> }}
      instead={
        isComparing && one && other
          ? (list) => (
              <ChampionComparison
                pair={[one, other]}
                show={(entry) => showChampion(entry, list)}
                more={(entry) => showMore(entry, list)}
              />
            )
          : undefined
      }
    />
  )
}

const showChampion: Show<ChampionRef> = ({ of }, { answer, season }) => (
  <RankedChampion champion={of} traits={answer.traits} season={season} />
)

const showMore: Show<ChampionRef> = ({ of }, { season, games }) => (
  <ChampionMore key={[season, ...Object.values(games)].join()} id={of.id} season={season} games={games} />
)

function RankedChampion({ champion, traits, season }: { champion: ChampionRef; traits: TraitRef[]; season: string }) {
  const namesSearch = useNamesSearch()
  const own = champion.traits.flatMap((id) => traits.find((trait) => trait.id === id) ?? [])
  return (
    <PlainLink
      to="/chess/$season/$heroId"
      params={{ season, heroId: champion.id }}
      search={namesSearch}
      data-cost={champion.cost}
    >
      <RankedSubject of={champion} picture={<ChampionToken season={season} id={champion.id} size={48} />}>
        <b>{champion.cost}</b>
        {own.map((trait) => (
          <Fragment key={trait.id}>
            <span>
              <Name of={trait} />
            </span>{' '}
          </Fragment>
        ))}
      </RankedSubject>
    </PlainLink>
  )
}
