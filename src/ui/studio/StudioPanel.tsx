import type { ReactNode } from 'react'
import styles from './StudioPanel.module.css'

interface StudioPanelProps {
  title: string
  isOpen?: boolean
  children: ReactNode
}

/** A part of an editor that can be folded. */
export function StudioPanel({ title, isOpen, children }: StudioPanelProps) {
  return (
    <details className={styles.panel} open={isOpen}>
      <summary>{title}</summary>
      {children}
    </details>
  )
}
