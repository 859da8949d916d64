import type { ReactNode } from 'react'
import styles from './CountedTitle.module.css'

/** The heading of a part of a gallery, with the number of its entries. */
export const CountedTitle = ({ children, count }: { children: ReactNode; count: number }) => (
  <h2 className={styles.title}>
    {children} <span className={styles.count}>{count}</span>
  </h2>
)
