import { getRouteApi } from '@tanstack/react-router'
import { memo } from 'react'
import { useListSearch } from '#src/core/web/router/navigation.ts'
import { useText } from '#src/core/web/texts/text.ts'
import type { ShortFigures } from '#src/features/rankings/rankings.contract.ts'
import { type ChampionRef, type TraitDetail, traitKinds } from '#src/game/game.contract.ts'
import { FilterBar } from '#src/game/web/FilterBar.tsx'
import { Name } from '#src/game/web/names/Name.tsx'
import { SeasonMenu } from '#src/game/web/SeasonPicker.tsx'
import { TraitCard } from '#src/game/web/TraitCard.tsx'
import { FailedPage } from '#src/ui/states/FailedPage.tsx'
import { filterTraits } from '../gallery.rules.ts'
import type { GalleryFilter } from '../gallery-address.rules.ts'
import { FigureLine } from './FigureLine.tsx'
import { FiguresNote } from './FiguresNote.tsx'
import { FilterChoice } from './FilterChoice.tsx'
import { GalleryFrame } from './GalleryFrame.tsx'
import { JumpList } from './JumpList.tsx'
import { NoMatch } from './NoMatch.tsx'
import styles from './SynergyListPage.module.css'
import { useTargetId } from './useTargetId.ts'

const route = getRouteApi('/books/synergy')

export function SynergyListPage() {
  const answer = route.useLoaderData()
  const { filter, deferred } = useListSearch<GalleryFilter>()
  const t = useText()
  if (!answer.ok) return <FailedPage failure={answer} />
  const { traits, champions, season, seasons } = answer.data
  const count = filterTraits(traits, filter).length
  return (
    <GalleryFrame kind="synergy" filter={filter} {...answer.data} named={answer.data.traits}>
      <FilterBar
        filter={filter}
        line={
          <>
            <SeasonMenu seasons={seasons} current={season} names={filter.names} />
            <KindChoice filter={filter} />
          </>
        }
        count={count}
        counted={t('gallery.count.synergy', { count })}
      />
      {season && <FiguresNote kind="trait" season={season.id} figures={answer.data.figures} />}
      {season && (
        <TraitList
          traits={traits}
          champions={champions}
          season={season.id}
          filter={deferred}
          figures={answer.data.figures}
        />
      )}
    </GalleryFrame>
  )
}

interface TraitListProps {
  traits: TraitDetail[]
  champions: ChampionRef[]
  season: string
  filter: GalleryFilter
  figures: ShortFigures | null
}

const TraitList = memo(function TraitList({ traits, champions, season, filter, figures }: TraitListProps) {
  const target = useTargetId()
  const shown = filterTraits(traits, filter)
  if (shown.length === 0)
    return <NoMatch kind="synergy" filter={filter} countOf={(other) => filterTraits(traits, other).length} />
  return (
    <>
      {!filter.q && (
        <JumpList
          kind="synergy"
          season={season}
          parts={shown.map((trait) => ({ id: trait.id, name: <Name of={trait} /> }))}
        />
      )}
      <ul className={styles.grid}>
        {shown.map((trait) => (
          <li key={trait.id} id={trait.id} data-target={trait.id === target || undefined}>
            <TraitEntry trait={trait} champions={champions} season={season} figures={figures} />
          </li>
        ))}
      </ul>
    </>
  )
})

interface TraitEntryProps extends Omit<TraitListProps, 'traits' | 'filter'> {
  trait: TraitDetail
}

const TraitEntry = memo(function TraitEntry({ trait, champions, season, figures }: TraitEntryProps) {
  const members = champions.filter(({ id }) => trait.champions.includes(id))
  return (
    <TraitCard trait={trait} members={members} season={season} heading="h2">
      <FigureLine of={trait.id} figures={figures} />
    </TraitCard>
  )
})

function KindChoice({ filter }: { filter: GalleryFilter }) {
  const t = useText()
  return (
    <FilterChoice
      to="/books/synergy"
      filter={filter}
      field="kind"
      label={t('gallery.filter.kind')}
      values={traitKinds}
      nameOf={(kind) => t(`game.traitKind.${kind}`)}
    />
  )
}
