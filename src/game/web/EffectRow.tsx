import type { SnackWithEffect } from '../game.contract.ts'
import { CardLink } from './cards/CardLink.tsx'
import styles from './EffectRow.module.css'
import { EffectText } from './names/EffectText.tsx'
import { Name } from './names/Name.tsx'
import { ArtIcon } from './pictures/ArtIcon.tsx'

interface EffectRowProps {
  kind: 'augment' | 'snack'
  of: SnackWithEffect
  season: string
}

/** An augment or a power snack with the first lines of its effect; its card has all of it. */
export function EffectRow({ kind, of, season }: EffectRowProps) {
  return (
    <div className={styles.row}>
      <span className={styles.sign}>
        <ArtIcon season={season} id={of.id} />
      </span>
      {of.text ? (
        <div className={styles.words}>
          <CardLink of={{ kind, season, id: of.id }} className={styles.name}>
            <Name of={of} />
          </CardLink>
          <p className={styles.effect}>
            <EffectText words={of.text} />
          </p>
        </div>
      ) : (
        <b className={styles.name}>
          <Name of={of} />
        </b>
      )}
    </div>
  )
}
