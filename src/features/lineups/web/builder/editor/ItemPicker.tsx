import { useDeferredValue, useState } from 'react'
import { useText } from '#src/core/web/texts/text.ts'
import { type ItemCategory, itemCategories } from '#src/game/game.contract.ts'
import { hasName } from '#src/game/game.rules.ts'
import { ItemIcon } from '#src/game/web/ItemIcon.tsx'
import type { BuilderSeason } from '../../../builder/builder.contract.ts'
import { Picker, PickerTile } from './Picker.tsx'

interface ItemPickerProps {
  season: BuilderSeason
  /** Id of the item that waits for its unit. */
  held: string | null
  onPick: (item: string, isKey: boolean) => void
}

/** The season's items by category, or by name in any language among all categories. */
export function ItemPicker({ season, held, onPick }: ItemPickerProps) {
  const t = useText()
  const [q, setQ] = useState('')
  const [category, setCategory] = useState<ItemCategory>('completed')
  const settled = useDeferredValue(q)
  const shown = season.items.filter((item) => (settled ? hasName(item, settled) : item.category === category))
  const offered = itemCategories.filter((each) => season.items.some((item) => item.category === each))
  const choose = (next: ItemCategory) => {
    setCategory(next)
    setQ('')
  }
  return (
    <Picker
      q={q}
      onSearch={setQ}
      onEnter={(typed) => {
        const first = season.items.find((item) => hasName(item, typed))
        if (first) onPick(first.id, true)
      }}
      filters={
        <select
          value={category}
          aria-label={t('lineup-builder.category')}
          onChange={({ target }) => choose(target.value as ItemCategory)}
        >
          {offered.map((each) => (
            <option key={each} value={each}>
              {t(`game.itemCategory.${each}`)}
            </option>
          ))}
        </select>
      }
      none={t('lineup-builder.noItem')}
    >
      {shown.map((item) => (
        <PickerTile
          key={item.id}
          data-item={item.id}
          of={item}
          isHeld={item.id === held}
          picture={<ItemIcon item={item} season={season.id} />}
          onPick={(isKey) => onPick(item.id, isKey)}
        />
      ))}
    </Picker>
  )
}
