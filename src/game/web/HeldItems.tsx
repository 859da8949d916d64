import type { ItemRef } from '../game.contract.ts'
import { ItemIcon } from './ItemIcon.tsx'
import { useName } from './names/Name.tsx'

interface HeldItemsProps {
  /** Ids; those that `items` lacks are left out. */
  ids: string[]
  items: ItemRef[]
  season: string
  className: string | undefined
}

/** The items that a unit holds as one picture, named for assistive technology; nothing without items. */
export function HeldItems({ ids, items, season, className }: HeldItemsProps) {
  const nameOf = useName()
  const held = ids.flatMap((id) => items.find((item) => item.id === id) ?? [])
  if (held.length === 0) return null
  return (
    <span className={className} role="img" aria-label={held.map((item) => nameOf(item).text).join(', ')}>
      {held.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a unit may hold an item twice
        <ItemIcon key={`${item.id} ${index}`} item={item} season={season} />
      ))}
    </span>
  )
}
