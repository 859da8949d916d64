import { useText } from '#src/core/web/texts/text.ts'
import styles from './Stars.module.css'

/** The stars of a champion, drawn: no font of ours has one, and a font of the device that does is found while the page stands still. */
export function Stars({ count }: { count: number }) {
  const t = useText()
  return (
    <span className={styles.stars} role="img" aria-label={t('game.star', { count })}>
      {[...Array(count)].map((_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: each star is like the others
        <i key={place} />
      ))}
    </span>
  )
}
