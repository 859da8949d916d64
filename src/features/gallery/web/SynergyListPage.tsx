import { getRouteApi } from '@tanstack/react-router'
import { useKnownSearch } from '../../../core/web/navigation.ts'
import { useText } from '../../../core/web/text.ts'
import { FailedPage } from '../../../ui/FailedPage.tsx'
import { type GalleryFilter, hasName } from '../gallery.rules.ts'
import { FilterBar } from './FilterBar.tsx'
import { GalleryFrame } from './GalleryFrame.tsx'
import { NoMatch } from './NoMatch.tsx'
import styles from './SynergyListPage.module.css'
import { TraitCard } from './TraitCard.tsx'
import { useTargetId } from './useTargetId.ts'

const route = getRouteApi('/books/synergy')

/** Traits of a season with what each threshold gives and who carries them. */
export function SynergyListPage() {
  const answer = route.useLoaderData()
  const filter = useKnownSearch<GalleryFilter>()
  const t = useText()
  const target = useTargetId()
  if (!answer.ok) return <FailedPage failure={answer} />
  const { traits, champions, season } = answer.data
  const shown = traits.filter((trait) => hasName(trait, filter.q))
  return (
    <GalleryFrame kind="synergy" filter={filter} {...answer.data} named={answer.data.traits}>
      <FilterBar filter={filter} count={shown.length} counted={t('gallery.count.synergy', { count: shown.length })} />
      {shown.length === 0 && <NoMatch kind="synergy" filter={filter} />}
      <ul className={styles.grid}>
        {shown.map((trait) => (
          <li key={trait.id} id={trait.id} data-target={trait.id === target || undefined}>
            <TraitCard
              trait={trait}
              members={champions.filter(({ id }) => trait.champions.includes(id))}
              season={season!.id}
              heading="h2"
            />
          </li>
        ))}
      </ul>
    </GalleryFrame>
  )
}
