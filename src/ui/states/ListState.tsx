import { useText } from '#src/core/web/texts/text.ts'
import styles from './ListState.module.css'

/** Fetching more, pulled, pulled far enough to refresh, or at its end. */
export type ListStateName = 'loading' | 'pull' | 'release' | 'end'

/** A list's state in words, with an equaliser that moves while loading. */
export function ListState({ state }: { state: ListStateName }) {
  const t = useText()
  return (
    <p className={styles.state} data-state={state}>
      <span className={styles.bars} aria-hidden="true">
        {[0, 1, 2, 3, 4].map((bar) => (
          <i key={bar} />
        ))}
      </span>
      <span>{t(`site.list.${state}`)}</span>
    </p>
  )
}
