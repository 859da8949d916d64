import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import styles from './Neighbours.module.css'

export interface Neighbour {
  to: Pick<LinkProps, 'to' | 'params' | 'search'>
  name: ReactNode
}

interface NeighboursProps {
  label: string
  previous: Neighbour | null
  next: Neighbour | null
}

/** Links to the previous and the next entry of a list. */
export function Neighbours({ label, previous, next }: NeighboursProps) {
  return (
    <nav className={styles.neighbours} aria-label={label}>
      {previous && (
        <Link {...previous.to} rel="prev">
          <Icon name="back" /> <span>{previous.name}</span>
        </Link>
      )}
      {next && (
        <Link {...next.to} rel="next" className={styles.next}>
          <span>{next.name}</span> <Icon name="forward" />
        </Link>
      )}
    </nav>
  )
}
