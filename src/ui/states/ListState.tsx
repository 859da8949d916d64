import { useText } from '#src/core/web/texts/text.ts'
import styles from './ListState.module.css'

/** What a list is doing: fetching more, being pulled, pulled far enough to be fetched anew, or at its end. */
export type ListStateName = 'loading' | 'pull' | 'release' | 'end'

/** The state of a list in words, with the bars of an equaliser that move while something is fetched. */
export function ListState({ state }: { state: ListStateName }) {
  const t = useText()
  return (
    <p className={styles.state} data-state={state}>
      <span className={styles.bars} aria-hidden="true">
        {[0, 1, 2, 3, 4].map((bar) => (
          <i key={bar} />
        ))}
      </span>
      {t(`site.list.${state}`)}
    </p>
  )
}
