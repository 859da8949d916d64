import { getRouteApi, Link } from '@tanstack/react-router'
import { useKnownSearch } from '../../../core/web/navigation.ts'
import { useText } from '../../../core/web/text.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { FailedPage } from '../../../ui/FailedPage.tsx'
import { type GalleryFilter, hasName } from '../gallery.rules.ts'
import { BoonCard } from './BoonCard.tsx'
import styles from './EnglishNames.module.css'
import { FilterBar } from './FilterBar.tsx'
import { GalleryFrame } from './GalleryFrame.tsx'
import list from './HexListPage.module.css'
import { NoMatch } from './NoMatch.tsx'

const route = getRouteApi('/books/goop')

/** Power snax of a season; a season without any names the one that has them. */
export function GoopListPage() {
  const answer = route.useLoaderData()
  const filter = useKnownSearch<GalleryFilter>()
  const t = useText()
  if (!answer.ok) return <FailedPage failure={answer} />
  const { snax, season, seasonsWithSnax } = answer.data
  const shown = snax.filter((snack) => hasName(snack, filter.q))
  return (
    <GalleryFrame kind="goop" filter={filter} {...answer.data} named={answer.data.snax}>
      {snax.length === 0 ? (
        <EmptyState title={t('gallery.noSnax', { season: season?.title ?? '' })}>
          {seasonsWithSnax.map((each) => (
            <p key={each.id} className={styles.note}>
              <Link to="/books/goop" search={{ season: each.id, names: filter.names }}>
                {t('gallery.snaxOf', { season: each.title })}
              </Link>
            </p>
          ))}
        </EmptyState>
      ) : (
        <>
          <FilterBar filter={filter} count={shown.length} counted={t('gallery.count.goop', { count: shown.length })} />
          <p className={list.note}>{t('gallery.snaxNames')}</p>
          {shown.length === 0 && <NoMatch kind="goop" filter={filter} />}
          <ul className={list.list}>
            {shown.map((snack) => (
              <li key={snack.id}>
                <BoonCard boon={snack} sheet={`${season!.id}-snax`} heading="h2" />
              </li>
            ))}
          </ul>
        </>
      )}
    </GalleryFrame>
  )
}
