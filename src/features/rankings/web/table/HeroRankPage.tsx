import { getRouteApi, Link } from '@tanstack/react-router'
import { Fragment } from 'react'
import { entriesOf } from '#src/features/rankings/ranking-rows.rules.ts'
import type { ChampionRef, TraitRef } from '#src/game/game.contract.ts'
import { ChampionToken } from '#src/game/web/champions/ChampionToken.tsx'
import { Name, useNamesSearch } from '#src/game/web/names/Name.tsx'
import { FailedPage } from '#src/ui/states/FailedPage.tsx'
import { ChampionComparison } from '../comparison/ChampionComparison.tsx'
import { ChampionMore } from '../comparison/ChampionMore.tsx'
import { ChampionFilters } from './ChampionFilters.tsx'
import { RankedSubject } from './RankedSubject.tsx'
import { RankPage } from './RankPage.tsx'

const route = getRouteApi('/rank/hero')

export function HeroRankPage() {
  const answer = route.useLoaderData()
  const filter = route.useSearch()
  if (!answer.ok) return <FailedPage failure={answer} />
  const { champions, traits, rows, boards, season } = answer.data
  const entries = entriesOf(rows, champions, boards)
  const [one, other] = [filter.a, filter.b].map((id) => entries.find(({ of }) => of.id === id))
  const isComparing = filter.a !== undefined && filter.b !== undefined && filter.a !== filter.b
  const pair = [one, other].flatMap((entry) => entry ?? []) // no fallback to all rows when a chosen champion has no boards
  const show = ({ of }: (typeof entries)[number], season: string) => (
    <RankedChampion champion={of} traits={traits} season={season} />
  )
  const more = ({ of }: (typeof entries)[number], season: string) => (
    <ChampionMore
      key={[season, filter.version, filter.mode, filter.bracket].join()}
      id={of.id}
      season={season}
      filter={filter}
    />
  )
  return (
    <RankPage
      kind="hero"
      answer={answer.data}
      entries={isComparing ? pair : entries}
      show={show}
      more={more}
      own={{ names: ['cost', 'a', 'b'], controls: <ChampionFilters champions={champions} filter={filter} /> }}
      instead={
        isComparing && one && other && season ? (
          <ChampionComparison
            pair={[one, other]}
            show={(entry) => show(entry, season.id)}
            more={(entry) => more(entry, season.id)}
          />
        ) : undefined
      }
    />
  )
}

function RankedChampion({ champion, traits, season }: { champion: ChampionRef; traits: TraitRef[]; season: string }) {
  const namesSearch = useNamesSearch()
  const own = champion.traits.flatMap((id) => traits.find((trait) => trait.id === id) ?? [])
  return (
    <Link
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
    </Link>
  )
}
