import { Glyph } from '../../../game/web/Glyph.tsx'
import { Name } from '../../../game/web/Name.tsx'
import type { Augment, Snack } from '../gallery.contract.ts'
import styles from './BoonCard.module.css'

interface BoonCardProps {
  boon: Augment | Snack
  sheet: string
  heading: 'h2' | 'h3'
  mark?: string
}

/** An augment or a power snack: sign, name and the numbers that are known. */
export function BoonCard({ boon, sheet, heading: Heading, mark }: BoonCardProps) {
  return (
    <article className={styles.card}>
      <span className={styles.sign}>
        <Glyph sheet={sheet} name={boon.glyph} />
      </span>
      <div className={styles.body}>
        <Heading>
          <Name of={boon} />
          {mark}
        </Heading>
        {boon.numbers.length > 0 && (
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
