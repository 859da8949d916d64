import { getRouteApi } from '@tanstack/react-router'
import { memo } from 'react'
import { useListSearch } from '#src/core/web/router/navigation.ts'
import { useText } from '#src/core/web/texts/text.ts'
import type { ShortFigures } from '#src/features/rankings/rankings.contract.ts'
import type { ChampionRef } from '#src/game/game.contract.ts'
import { ChampionTile } from '#src/game/web/champions/ChampionTile.tsx'
import { FilterBar } from '#src/game/web/FilterBar.tsx'
import { SeasonMenu } from '#src/game/web/SeasonPicker.tsx'
import { FailedPage } from '#src/ui/states/FailedPage.tsx'
import { filterChampions } from '../gallery.rules.ts'
import type { GalleryFilter } from '../gallery-address.rules.ts'
import { FigureLine } from './FigureLine.tsx'
import { FiguresNote } from './FiguresNote.tsx'
import { FilterChoice } from './FilterChoice.tsx'
import { GalleryFrame } from './GalleryFrame.tsx'
import styles from './HeroListPage.module.css'
import { NoMatch } from './NoMatch.tsx'
import { TraitSelect } from './TraitSelect.tsx'

const route = getRouteApi('/books/hero')

/** Tiles in the first two screens of a phone. */
const nearFirstScreen = 36

export function HeroListPage() {
  const answer = route.useLoaderData()
  const { filter, deferred } = useListSearch<GalleryFilter>()
  const t = useText()
  if (!answer.ok) return <FailedPage failure={answer} />
  const { champions, traits, season, seasons } = answer.data
  const count = filterChampions(champions, filter).length
  const costs = [...new Set(champions.map(({ cost }) => cost))]
  return (
    <GalleryFrame kind="hero" filter={filter} {...answer.data} named={answer.data.champions}>
      <FilterBar
        filter={filter}
        chosenHere={['trait']}
        line={
          <>
            <SeasonMenu seasons={seasons} current={season} names={filter.names} />
            <CostChoice costs={costs} filter={filter} />
          </>
        }
        sheet={{
          countOf: ({ trait }) => filterChampions(champions, { ...filter, trait }).length,
          shown: (number) => t('game.filter.show', { count: number }),
        }}
        count={count}
        counted={t('gallery.count.hero', { count })}
      >
        <TraitSelect traits={traits} chosen={filter.trait} />
      </FilterBar>
      {season && <FiguresNote kind="hero" season={season.id} figures={answer.data.figures} />}
      {season && (
        <ChampionList champions={champions} season={season.id} filter={deferred} figures={answer.data.figures} />
      )}
    </GalleryFrame>
  )
}

interface ChampionListProps {
  champions: ChampionRef[]
  season: string
  filter: GalleryFilter
  figures: ShortFigures | null
}

const ChampionList = memo(function ChampionList({ champions, season, filter, figures }: ChampionListProps) {
  const shown = filterChampions(champions, filter)
  if (shown.length === 0)
    return <NoMatch kind="hero" filter={filter} countOf={(other) => filterChampions(champions, other).length} />
  return (
    <ul className={styles.grid}>
      {shown.map((champion, index) => (
        <li key={champion.id}>
          <ChampionTile champion={champion} season={season} isEarly={index < nearFirstScreen} />
          <FigureLine of={champion.id} figures={figures} />
        </li>
      ))}
    </ul>
  )
})

function CostChoice({ costs, filter }: { costs: number[]; filter: GalleryFilter }) {
  const t = useText()
  return (
    <FilterChoice
      to="/books/hero"
      filter={filter}
      field="cost"
      label={t('gallery.filter.cost')}
      values={costs}
      nameOf={String}
      chosenNameOf={(cost) => t('game.cost', { cost })}
      spokenNameOf={(cost) => t('gallery.filter.costOf', { cost })}
    />
  )
}
