import { useText } from '#src/core/web/texts/text.ts'
import { augmentKinds, augmentRounds, type TraitRef } from '#src/game/game.contract.ts'
import { FilterSelect } from '#src/game/web/FilterSelect.tsx'
import type { GalleryFilter } from '../../gallery-address.rules.ts'
import { TraitSelect } from '../TraitSelect.tsx'

interface AugmentSelectsProps {
  filter: GalleryFilter
  /** Whether the rounds of the season's augments are known. */
  hasRounds: boolean
  traits: TraitRef[]
}

/** The choices of a round, a kind and a trait. */
export function AugmentSelects({ filter, hasRounds, traits }: AugmentSelectsProps) {
  const t = useText()
  return (
    <>
      {hasRounds && (
        <FilterSelect
          name="round"
          label={t('gallery.filter.round')}
          any={t('gallery.filter.anyRound')}
          chosen={filter.round}
          options={augmentRounds.map((round) => ({
            value: round,
            label: t('gallery.rounds', { count: 1, rounds: round }),
          }))}
        />
      )}
      <FilterSelect
        name="kind"
        label={t('gallery.filter.kind')}
        any={t('gallery.filter.anyKind')}
        chosen={filter.kind}
        options={augmentKinds.map((kind) => ({ value: kind, label: t(`gallery.augmentKind.${kind}`) }))}
      />
      <TraitSelect traits={traits} chosen={filter.trait} />
    </>
  )
}
