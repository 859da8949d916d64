import type { ReactNode } from 'react'
import { EffectText } from '#src/game/web/names/EffectText.tsx'
import { Name } from '#src/game/web/names/Name.tsx'
import { ArtIcon } from '#src/game/web/pictures/ArtIcon.tsx'
import type { Augment, Snack } from '../../gallery.contract.ts'
import styles from './BoonCard.module.css'

interface BoonCardProps {
  boon: Augment | Snack
  season: string
  heading: 'h2' | 'h3'
  /** What else is known, in a line below the name. */
  facts: string[]
  /** Shown below the effect. */
  children?: ReactNode
}

/** An augment or a power snack with its effect. */
export function BoonCard({ boon, season, heading: Heading, facts, children }: BoonCardProps) {
  return (
    <article className={styles.card}>
      <header className={styles.head}>
        <span className={styles.sign}>
          <ArtIcon season={season} id={boon.id} />
        </span>
        <div>
          <Heading>
            <Name of={boon} />
          </Heading>
          {facts.length > 0 && <p className={styles.facts}>{facts.join(' · ')}</p>}
        </div>
      </header>
      <p className={styles.effect}>
        <EffectText words={boon.text} />
      </p>
      {children}
    </article>
  )
}
