import type { ReactNode } from 'react'
import styles from './Segmented.module.css'

/** A row of choices of which one holds; scrolls sideways where it does not fit. Its children are links with aria-current. */
export function Segmented({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav className={styles.segmented} aria-label={label}>
      {children}
    </nav>
  )
}

/** Page tabs, underlined. Its children are links with aria-current. */
export function Tabs({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav className={styles.tabs} aria-label={label}>
      {children}
    </nav>
  )
}
