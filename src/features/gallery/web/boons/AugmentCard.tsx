import { memo } from 'react'
import { useText } from '#src/core/web/texts/text.ts'
import type { TraitRef } from '#src/game/game.contract.ts'
import { TraitBadge } from '#src/game/web/TraitBadge.tsx'
import type { Augment } from '../../gallery.contract.ts'
import styles from './AugmentCard.module.css'
import { BoonCard } from './BoonCard.tsx'

interface AugmentCardProps {
  augment: Augment
  /** Traits of the season; those that the augment is about are shown. */
  traits: TraitRef[]
  season: string
  heading: 'h2' | 'h3'
}

/** An augment with its kind, rounds, effect and traits; memoized, as a change of a filter keeps many. */
export const AugmentCard = memo(function AugmentCard({ augment, traits, season, heading }: AugmentCardProps) {
  const t = useText()
  const { kind, rounds } = augment
  const own = traits.filter(({ id }) => augment.traits.includes(id))
  const facts = [
    t(`gallery.augmentKind.${kind}`),
    ...(rounds.length > 0 ? [t('gallery.rounds', { count: rounds.length, rounds: rounds.join(', ') })] : []),
  ]
  return (
    <BoonCard boon={augment} season={season} heading={heading} facts={facts}>
      {own.length > 0 && (
        <div className={styles.traits}>
          {own.map((trait) => (
            <TraitBadge key={trait.id} trait={trait} season={season} />
          ))}
        </div>
      )}
    </BoonCard>
  )
})
