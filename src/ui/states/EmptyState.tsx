import type { ReactNode } from 'react'
import styles from './EmptyState.module.css'

/** Nothing to show, and why: the bars of an equaliser at rest, a sentence (`title`, words and signs alone) and the ways out. */
export function EmptyState({ title, children }: { title: ReactNode; children?: ReactNode }) {
  return (
    <div className={styles.state}>
      <span className={styles.bars} aria-hidden="true">
        {[0, 1, 2, 3, 4].map((bar) => (
          <i key={bar} />
        ))}
      </span>
      <p className={styles.title}>{title}</p>
      {children}
    </div>
  )
}
