import { Icon } from '#src/ui/Icon.tsx'
import type { AugmentWithEffect, SnackWithEffect } from '../game.contract.ts'
import { CardLink } from './cards/CardLink.tsx'
import styles from './EffectRow.module.css'
import { EffectText } from './names/EffectText.tsx'
import { Name } from './names/Name.tsx'
import { ArtIcon } from './pictures/ArtIcon.tsx'

/** An augment with the first lines of its effect; its card has the rest. Augments without an effect have no card. */
export function AugmentRow({ augment, season }: { augment: AugmentWithEffect; season: string }) {
  return (
    <div className={styles.row}>
      <Sign id={augment.id} season={season} />
      <span className={styles.words}>
        {augment.text ? (
          <CardLink of={{ kind: 'augment', season, id: augment.id }} className={styles.link}>
            <Name of={augment} />
          </CardLink>
        ) : (
          <b className={styles.name}>
            <Name of={augment} />
          </b>
        )}
        <Effect words={augment.text} />
      </span>
    </div>
  )
}

/** A power snack with the first lines of its effect; a press shows all of it. */
export function SnackRow({ snack, season }: { snack: SnackWithEffect; season: string }) {
  return (
    <details className={styles.fold}>
      <summary className={styles.row}>
        <Sign id={snack.id} season={season} />
        <span className={styles.words}>
          <b className={styles.name}>
            <Name of={snack} />
          </b>
          <Effect words={snack.text} />
        </span>
        <Icon name="chevron" />
      </summary>
    </details>
  )
}

const Sign = ({ id, season }: { id: string; season: string }) => (
  <span className={styles.sign}>
    <ArtIcon season={season} id={id} />
  </span>
)

const Effect = ({ words }: { words: SnackWithEffect['text'] }) =>
  words && (
    <span className={styles.effect}>
      <EffectText words={words} />
    </span>
  )
