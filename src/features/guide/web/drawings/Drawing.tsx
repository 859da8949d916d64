import type { ReactNode } from 'react'
import styles from './Drawing.module.css'

interface DrawingProps {
  label: string
  /** Width and height of the drawing's grid. */
  size: [width: number, height: number]
  /** A list that names the parts. */
  legend: ReactNode
  children: ReactNode
}

/** A drawn figure with its legend. */
export function Drawing({ label, size, legend, children }: DrawingProps) {
  return (
    <figure className={styles.drawing}>
      <svg viewBox={`0 0 ${size.join(' ')}`} role="img" aria-label={label}>
        {children}
      </svg>
      {legend}
    </figure>
  )
}
