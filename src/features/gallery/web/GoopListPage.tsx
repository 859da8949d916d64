import { getRouteApi, Link } from '@tanstack/react-router'
import { memo } from 'react'
import { useText } from '#src/core/web/texts/text.ts'
import { hasName } from '#src/game/game.rules.ts'
import { FilterBar } from '#src/game/web/FilterBar.tsx'
import { SeasonMenu } from '#src/game/web/SeasonPicker.tsx'
import { EmptyState } from '#src/ui/states/EmptyState.tsx'
import { FailedPage } from '#src/ui/states/FailedPage.tsx'
import type { Snack } from '../gallery.contract.ts'
import type { GalleryFilter } from '../gallery-address.rules.ts'
import { BoonCard } from './BoonCard.tsx'
import { GalleryFrame } from './GalleryFrame.tsx'
import list from './HexListPage.module.css'
import { NoMatch } from './NoMatch.tsx'
import { useGalleryFilter } from './useGalleryFilter.ts'

const route = getRouteApi('/books/goop')

/** Power snax of a season; a season without any links to those that have them. */
export function GoopListPage() {
  const answer = route.useLoaderData()
  const { filter, deferred } = useGalleryFilter()
  const t = useText()
  if (!answer.ok) return <FailedPage failure={answer} />
  const { snax, season, seasonsWithSnax } = answer.data
  const count = filterSnax(snax, filter).length
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
            line={<SeasonMenu seasons={seasonsWithSnax} current={season} names={filter.names} />}
            count={count}
            counted={t('gallery.count.goop', { count })}
          />
          {season && <SnackList snax={snax} season={season.id} filter={deferred} />}
        </>
      )}
    </GalleryFrame>
  )
}

const filterSnax = (snax: Snack[], { q }: GalleryFilter) => snax.filter((snack) => hasName(snack, q))

interface SnackListProps {
  snax: Snack[]
  season: string
  filter: GalleryFilter
}

const SnackList = memo(function SnackList({ snax, season, filter }: SnackListProps) {
  const shown = filterSnax(snax, filter)
  if (shown.length === 0) return <NoMatch kind="goop" filter={filter} />
  return (
    <ul className={list.list}>
      {shown.map((snack) => (
        <li key={snack.id}>
          <BoonCard boon={snack} season={season} heading="h2" />
        </li>
      ))}
    </ul>
  )
})
