import { type ReactNode, useState } from 'react'
import styles from './StudioPanel.module.css'

interface StudioPanelProps {
  title: string
  isOpen?: boolean
  /** Renders the content once it is opened. */
  isLazy?: boolean
  children: ReactNode
}

/** A part of an editor that can be folded. */
export function StudioPanel({ title, isOpen, isLazy = false, children }: StudioPanelProps) {
  const [isRendered, setRendered] = useState(!isLazy)
  return (
    <details className={styles.panel} open={isOpen} onToggle={() => setRendered(true)}>
      <summary>{title}</summary>
      {isRendered && children}
    </details>
  )
}
