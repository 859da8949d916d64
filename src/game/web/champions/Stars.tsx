import { useText } from '#src/core/web/texts/text.ts'
import styles from './Stars.module.css'

/** A champion's stars as drawings: our fonts lack the character, and finding a device font blocks the page. */
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
