import { getRouteApi } from '@tanstack/react-router'
import { memo } from 'react'
import { useListSearch } from '#src/core/web/router/navigation.ts'
import { useText } from '#src/core/web/texts/text.ts'
import { augmentTiers, type TraitRef } from '#src/game/game.contract.ts'
import { FilterBar } from '#src/game/web/FilterBar.tsx'
import { SeasonMenu } from '#src/game/web/SeasonPicker.tsx'
import { FailedPage } from '#src/ui/states/FailedPage.tsx'
import type { Augment } from '../../gallery.contract.ts'
import { filterAugments } from '../../gallery.rules.ts'
import { type GalleryFilter, readGalleryFilter } from '../../gallery-address.rules.ts'
import { CountedTitle } from '../CountedTitle.tsx'
import { FilterChoice } from '../FilterChoice.tsx'
import { GalleryFrame } from '../GalleryFrame.tsx'
import { JumpList } from '../JumpList.tsx'
import { NoMatch } from '../NoMatch.tsx'
import { useTargetId } from '../useTargetId.ts'
import { AugmentCard } from './AugmentCard.tsx'
import { AugmentSelects } from './AugmentSelects.tsx'
import styles from './HexListPage.module.css'

const route = getRouteApi('/books/hex')
const numerals = { silver: 'I', gold: 'II', prismatic: 'III' } as const

export function HexListPage() {
  const answer = route.useLoaderData()
  const { filter, deferred } = useListSearch<GalleryFilter>()
  const t = useText()
  if (!answer.ok) return <FailedPage failure={answer} />
  const { augments, traits, season, seasons } = answer.data
  const countOf = (other: GalleryFilter) => filterAugments(augments, other).length
  const count = countOf(filter)
  const hasRounds = augments.some(({ rounds }) => rounds.length > 0)
  return (
    <GalleryFrame kind="hex" filter={filter} {...answer.data} named={answer.data.augments}>
      <FilterBar
        filter={filter}
        chosenHere={[...(hasRounds ? ['round'] : []), 'kind', 'trait']}
        line={
          <>
            <SeasonMenu seasons={seasons} current={season} names={filter.names} />
            <TierChoice filter={filter} />
          </>
        }
        sheet={{
          countOf: (choice) => countOf(readGalleryFilter('hex', { ...filter, ...choice })),
          shown: (number) => t('game.filter.show', { count: number }),
        }}
        count={count}
        counted={t('gallery.count.hex', { count })}
      >
        <AugmentSelects filter={filter} hasRounds={hasRounds} traits={traits} />
      </FilterBar>
      {season && <AugmentList augments={augments} traits={traits} season={season.id} filter={deferred} />}
    </GalleryFrame>
  )
}

interface AugmentListProps {
  augments: Augment[]
  traits: TraitRef[]
  season: string
  filter: GalleryFilter
}

const AugmentList = memo(function AugmentList({ augments, traits, season, filter }: AugmentListProps) {
  const t = useText()
  const target = useTargetId()
  const shown = filterAugments(augments, filter)
  const tiers = augmentTiers.filter((tier) => shown.some((augment) => augment.tier === tier))
  if (shown.length === 0) {
    return <NoMatch kind="hex" filter={filter} countOf={(other) => filterAugments(augments, other).length} />
  }
  return (
    <>
      {tiers.length > 1 && !filter.q && (
        <JumpList
          kind="hex"
          season={season}
          parts={tiers.map((tier) => ({ id: tier, name: t(`gallery.augmentTier.${tier}`) }))}
        />
      )}
      {tiers.map((tier) => {
        const own = shown.filter((augment) => augment.tier === tier)
        return (
          <section key={tier} id={tier} className={styles.section} data-tier={tier}>
            <CountedTitle count={own.length}>
              <span className={styles.numeral}>{numerals[tier]}</span> {t(`gallery.augmentTier.${tier}`)}
            </CountedTitle>
            <ul className={styles.list}>
              {own.map((augment) => (
                <li key={augment.id} id={augment.id} data-target={augment.id === target || undefined}>
                  <AugmentCard augment={augment} traits={traits} season={season} heading="h3" />
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
