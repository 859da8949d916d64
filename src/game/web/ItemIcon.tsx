import { Link } from '@tanstack/react-router'
import type { ItemRef } from '../game.contract.ts'
import styles from './ItemIcon.module.css'
import { useName, useNamesSearch } from './names/Name.tsx'
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

/** An item's picture as a link to the gallery; `data-item` opens its card in place once hydrated. */
export function ItemLink({ item, season, isEarly }: ItemIconProps) {
  const { text, lang } = useName()(item)
  const namesSearch = useNamesSearch()
  return (
    <Link
      to="/books/equip"
      search={{ season, ...namesSearch }}
      hash={item.id}
      className={styles.link}
      data-item={item.id}
      data-season={season}
      lang={lang}
      title={text}
      aria-label={text}
    >
      <ItemIcon item={item} season={season} isEarly={isEarly} />
    </Link>
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
