import { useText } from '#src/core/web/texts/text.ts'
import type { TraitRef } from '#src/game/game.contract.ts'
import { FilterSelect, optionOf } from '#src/game/web/FilterSelect.tsx'
import { useName } from '#src/game/web/names/Name.tsx'

/** The choice of one of the traits by which a gallery can be filtered. */
export function TraitSelect({ traits, chosen }: { traits: TraitRef[]; chosen: string | undefined }) {
  const t = useText()
  const nameOf = useName()
  return (
    <FilterSelect
      name="trait"
      label={t('gallery.filter.trait')}
      any={t('gallery.filter.anyTrait')}
      chosen={chosen}
      options={traits.map((trait) => optionOf(trait, nameOf(trait)))}
    />
  )
}
