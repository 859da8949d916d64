import type { ReactNode } from 'react'
import type { Words } from '#src/game/game.contract.ts'
import { Name } from '#src/game/web/names/Name.tsx'
import styles from './RankedSubject.module.css'

interface RankedSubjectProps {
  of: { name: Words; english: string }
  picture: ReactNode
  /** Content below the name. */
  children: ReactNode
}

/** A row's subject, inside the link to its page. */
export function RankedSubject({ of, picture, children }: RankedSubjectProps) {
  return (
    <span className={styles.thing}>
      <span className={styles.picture}>{picture}</span>
      <span className={styles.words}>
        <span className={styles.name}>
          <Name of={of} />
        </span>
        <span className={styles.small}>{children}</span>
      </span>
    </span>
  )
}
