import { getRouteApi } from '@tanstack/react-router'
import { memo } from 'react'
import { ParserPause } from '#src/core/web/ParserPause.tsx'
import { useText } from '#src/core/web/texts/text.ts'
import { augmentTiers } from '#src/game/game.contract.ts'
import { FilterBar } from '#src/game/web/FilterBar.tsx'
import { SeasonMenu } from '#src/game/web/SeasonPicker.tsx'
import { FailedPage } from '#src/ui/states/FailedPage.tsx'
import type { Augment } from '../gallery.contract.ts'
import { filterAugments } from '../gallery.rules.ts'
import type { GalleryFilter } from '../gallery-address.rules.ts'
import { BoonCard } from './BoonCard.tsx'
import { FilterChoice } from './FilterChoice.tsx'
import { GalleryFrame } from './GalleryFrame.tsx'
import styles from './HexListPage.module.css'
import { JumpList } from './JumpList.tsx'
import { NoMatch } from './NoMatch.tsx'
import { useGalleryFilter } from './useGalleryFilter.ts'
import { useTargetId } from './useTargetId.ts'

const route = getRouteApi('/books/hex')
const numerals = { silver: 'I', gold: 'II', prismatic: 'III' } as const

export function HexListPage() {
  const answer = route.useLoaderData()
  const { filter, deferred } = useGalleryFilter()
  const t = useText()
  if (!answer.ok) return <FailedPage failure={answer} />
  const { augments, season, seasons } = answer.data
  const count = filterAugments(augments, filter).length
  return (
    <GalleryFrame kind="hex" filter={filter} {...answer.data} named={answer.data.augments}>
      <FilterBar
        filter={filter}
        line={
          <>
            <SeasonMenu seasons={seasons} current={season} names={filter.names} />
            <TierChoice filter={filter} />
          </>
        }
        count={count}
        counted={t('gallery.count.hex', { count })}
      />
      {season && <AugmentList augments={augments} season={season.id} filter={deferred} />}
    </GalleryFrame>
  )
}

interface AugmentListProps {
  augments: Augment[]
  season: string
  filter: GalleryFilter
}

const AugmentList = memo(function AugmentList({ augments, season, filter }: AugmentListProps) {
  const t = useText()
  const target = useTargetId()
  const shown = filterAugments(augments, filter)
  const tiers = augmentTiers.filter((tier) => shown.some((augment) => augment.tier === tier))
  return (
    <>
      {tiers.length > 1 && !filter.q && (
        <JumpList
          kind="hex"
          season={season}
          parts={tiers.map((tier) => ({ id: tier, name: t(`gallery.augmentTier.${tier}`) }))}
        />
      )}
      {shown.length === 0 && <NoMatch kind="hex" filter={filter} />}
      {tiers.map((tier) => {
        const own = shown.filter((augment) => augment.tier === tier)
        return (
          <section key={tier} id={tier} className={styles.section} data-tier={tier}>
            <h2 className={styles.title}>
              <span className={styles.numeral}>{numerals[tier]}</span> {t(`gallery.augmentTier.${tier}`)}
              <span className={styles.count}>{own.length}</span>
            </h2>
            <ul className={styles.list}>
              {own.map((augment, index) => (
                <li key={augment.id} id={augment.id} data-target={augment.id === target || undefined}>
                  <BoonCard boon={augment} season={season} heading="h3" />
                  <ParserPause after={index} every={20} />
                </li>
              ))}
            </ul>
          </section>
        )
      })}
    </>
  )
})

function TierChoice({ filter }: { filter: GalleryFilter }) {
  const t = useText()
  return (
    <FilterChoice
      to="/books/hex"
      filter={filter}
      field="tier"
      label={t('gallery.filter.tier')}
      values={augmentTiers}
      nameOf={(tier) => `${numerals[tier]} ${t(`gallery.augmentTier.${tier}`)}`}
    />
  )
}
