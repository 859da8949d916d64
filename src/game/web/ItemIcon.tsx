import type { ItemRef } from '../game.contract.ts'
import { CardLink } from './cards/CardLink.tsx'
import styles from './ItemIcon.module.css'
import { useName } from './names/Name.tsx'
import { ArtIcon } from './pictures/ArtIcon.tsx'

interface ItemIconProps<Item = ItemRef> {
  item: Item
  season: string
  /** See Picture. */
  isEarly?: boolean
}

/** An item's decorative picture with a border in the colour of its category. */
export function ItemIcon({ item, season, isEarly }: ItemIconProps<Pick<ItemRef, 'id' | 'category'>>) {
  return (
    <span className={styles.icon} data-category={item.category}>
      <ArtIcon season={season} id={item.id} isEarly={isEarly} />
    </span>
  )
}

/** An item's picture as a link to its card. */
export function ItemLink({ item, season, isEarly }: ItemIconProps) {
  const { text, lang } = useName()(item)
  return (
    <CardLink
      of={{ kind: 'item', season, id: item.id }}
      className={styles.link}
      lang={lang}
      title={text}
      aria-label={text}
    >
      <ItemIcon item={item} season={season} isEarly={isEarly} />
    </CardLink>
  )
}

interface ItemLinksProps {
  /** Ids that `items` lacks are left out. */
  ids: string[]
  items: ItemRef[]
  season: string
}

export const ItemLinks = ({ ids, items, season }: ItemLinksProps) =>
  ids.map((id, index) => {
    const item = items.find((each) => each.id === id)
    // biome-ignore lint/suspicious/noArrayIndexKey: a recipe may need an item twice
    return item && <ItemLink key={`${id} ${index}`} item={item} season={season} />
  })
