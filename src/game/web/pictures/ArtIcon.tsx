import { artAddress } from '#src/game/art.rules.ts'
import styles from './ArtIcon.module.css'

interface ArtIconProps {
  season: string
  id: string
  /** See Picture. */
  isEarly?: boolean
}

/** The decorative picture of an item, an augment or a power snack, as wide as its container. */
export function ArtIcon({ season, id, isEarly }: ArtIconProps) {
  return (
    <img
      className={styles.icon}
      src={artAddress({ season, folder: '96', name: id, format: 'webp' })}
      alt=""
      width="96"
      height="96"
      fetchPriority={isEarly ? 'low' : undefined}
      loading={isEarly ? undefined : 'lazy'}
      decoding="async"
    />
  )
}
