import type { ReactNode } from 'react'
import styles from './AdviceCard.module.css'

export const AdviceCard = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={styles.card}>
    <h2>{title}</h2>
    {children}
  </section>
)
