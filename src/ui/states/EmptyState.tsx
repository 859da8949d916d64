import type { ReactNode } from 'react'
import styles from './EmptyState.module.css'

/** An empty state: a sentence (`title`, phrasing content only) and links. */
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
