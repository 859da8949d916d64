import { EffectText } from '#src/game/web/names/EffectText.tsx'
import { Name } from '#src/game/web/names/Name.tsx'
import { ArtIcon } from '#src/game/web/pictures/ArtIcon.tsx'
import type { Augment, Snack } from '../gallery.contract.ts'
import styles from './BoonCard.module.css'

interface BoonCardProps {
  boon: Augment | Snack
  season: string
  heading: 'h2' | 'h3'
}

/** An augment or a power snack with its effect, or with its known numbers. */
export function BoonCard({ boon, season, heading: Heading }: BoonCardProps) {
  return (
    <article className={styles.card}>
      <span className={styles.sign}>
        <ArtIcon season={season} id={boon.id} />
      </span>
      <div className={styles.body}>
        <Heading>
          <Name of={boon} />
        </Heading>
        {boon.text && (
          <p>
            <EffectText words={boon.text} />
          </p>
        )}
        {!boon.text && boon.numbers.length > 0 && (
          <dl className={styles.numbers}>
            {boon.numbers.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </article>
  )
}
