import { getRouteApi, Link } from '@tanstack/react-router'
import { memo } from 'react'
import { useListSearch } from '#src/core/web/router/navigation.ts'
import { useText } from '#src/core/web/texts/text.ts'
import type { ChampionRef } from '#src/game/game.contract.ts'
import { FilterBar } from '#src/game/web/FilterBar.tsx'
import { FilterSelect, optionOf } from '#src/game/web/FilterSelect.tsx'
import { useName } from '#src/game/web/names/Name.tsx'
import { SeasonMenu } from '#src/game/web/SeasonPicker.tsx'
import { EmptyState } from '#src/ui/states/EmptyState.tsx'
import { FailedPage } from '#src/ui/states/FailedPage.tsx'
import type { Snack } from '../../gallery.contract.ts'
import { distinctStages, filterSnax, takersOf } from '../../gallery.rules.ts'
import { type GalleryFilter, readGalleryFilter } from '../../gallery-address.rules.ts'
import { GalleryFrame } from '../GalleryFrame.tsx'
import { NoMatch } from '../NoMatch.tsx'
import { useTargetId } from '../useTargetId.ts'
import styles from './HexListPage.module.css'
import { SnackCard } from './SnackCard.tsx'

const route = getRouteApi('/books/goop')

/** Power snax of a season; a season without any links to those that have them. */
export function GoopListPage() {
  const answer = route.useLoaderData()
  const { filter, deferred } = useListSearch<GalleryFilter>()
  const t = useText()
  if (!answer.ok) return <FailedPage failure={answer} />
  const { snax, champions, season, seasonsWithSnax } = answer.data
  const countOf = (other: GalleryFilter) => filterSnax(snax, other).length
  const count = countOf(filter)
  return (
    <GalleryFrame kind="goop" filter={filter} {...answer.data} named={answer.data.snax}>
      {snax.length === 0 ? (
        <EmptyState title={t('gallery.noSnax', { season: season?.title ?? '' })}>
          {seasonsWithSnax.map((each) => (
            <Link key={each.id} to="/books/goop" search={{ season: each.id, names: filter.names }}>
              {t('gallery.snaxOf', { season: each.title })}
            </Link>
          ))}
        </EmptyState>
      ) : (
        <>
          <FilterBar
            filter={filter}
            chosenHere={['champion', 'stage']}
            line={<SeasonMenu seasons={seasonsWithSnax} current={season} names={filter.names} />}
            sheet={{
              countOf: (choice) => countOf(readGalleryFilter('goop', { ...filter, ...choice })),
              shown: (number) => t('game.filter.show', { count: number }),
            }}
            count={count}
            counted={t('gallery.count.goop', { count })}
          >
            <SnackSelects filter={filter} snax={snax} champions={champions} />
          </FilterBar>
          {season && <SnackList snax={snax} champions={champions} season={season.id} filter={deferred} />}
        </>
      )}
    </GalleryFrame>
  )
}

interface SnackSelectsProps {
  filter: GalleryFilter
  snax: Snack[]
  champions: ChampionRef[]
}

/** The choices of a champion and a stage. */
function SnackSelects({ filter, snax, champions }: SnackSelectsProps) {
  const t = useText()
  const nameOf = useName()
  const takers = new Set(snax.flatMap(takersOf))
  return (
    <>
      <FilterSelect
        name="champion"
        label={t('gallery.filter.champion')}
        any={t('gallery.filter.anyChampion')}
        chosen={filter.champion}
        options={champions
          .filter(({ id }) => takers.has(id))
          .toSorted((a, b) => a.english.localeCompare(b.english))
          .map((champion) => optionOf(champion, nameOf(champion)))}
      />
      <FilterSelect
        name="stage"
        label={t('gallery.filter.stage')}
        any={t('gallery.filter.anyStage')}
        chosen={filter.stage}
        options={distinctStages(snax).map((stage) => ({
          value: String(stage),
          label: t('gallery.filter.stageOf', { stage }),
        }))}
      />
    </>
  )
}

interface SnackListProps {
  snax: Snack[]
  champions: ChampionRef[]
  season: string
  filter: GalleryFilter
}

const SnackList = memo(function SnackList({ snax, champions, season, filter }: SnackListProps) {
  const target = useTargetId()
  const shown = filterSnax(snax, filter)
  if (shown.length === 0) {
    return <NoMatch kind="goop" filter={filter} countOf={(other) => filterSnax(snax, other).length} />
  }
  return (
    <ul className={`${styles.list} ${styles.tall}`}>
      {shown.map((snack) => (
        <li key={snack.id} id={snack.id} data-target={snack.id === target || undefined}>
          <SnackCard snack={snack} champions={champions} season={season} heading="h2" />
        </li>
      ))}
    </ul>
  )
})
