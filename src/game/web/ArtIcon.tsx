import { artAddress } from '../art.rules.ts'
import styles from './ArtIcon.module.css'

/** The picture of an item, an augment or a power snack, as wide as its place; decoration beside its name. */
export function ArtIcon({ season, id }: { season: string; id: string }) {
  return (
    <img
      className={styles.icon}
      src={artAddress({ season, folder: '96', name: id, format: 'webp' })}
      alt=""
      width="96"
      height="96"
      loading="lazy"
      decoding="async"
    />
  )
}
