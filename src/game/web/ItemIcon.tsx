import { Link } from '@tanstack/react-router'
import type { ItemRef } from '../game.contract.ts'
import { ArtIcon } from './ArtIcon.tsx'
import styles from './ItemIcon.module.css'
import { useName, useNamesWish } from './Name.tsx'

/** An item's picture with a border in the colour of its category; decoration beside its name. */
export function ItemIcon({ item, season }: { item: ItemRef; season: string }) {
  return (
    <span className={styles.icon} data-category={item.category}>
      <ArtIcon season={season} id={item.id} />
    </span>
  )
}

/** An item's picture alone; leads to its place in the gallery and says its name. */
export function ItemLink({ item, season }: { item: ItemRef; season: string }) {
  const { text, lang } = useName()(item)
  const wish = useNamesWish()
  return (
    <Link
      to="/books/equip"
      search={{ season, ...wish }}
      hash={item.id}
      className={styles.link}
      lang={lang}
      title={text}
      aria-label={text}
    >
      <ItemIcon item={item} season={season} />
    </Link>
  )
}
