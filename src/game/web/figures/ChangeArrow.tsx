import { useText } from '#src/core/web/texts/text.ts'
import styles from './ChangeArrow.module.css'

const arrows = { up: '▲', down: '▼', adjusted: '◆' }

/** Whether a patch makes something stronger, weaker, or neither. */
export function ChangeArrow({ direction }: { direction: keyof typeof arrows }) {
  const t = useText()
  return (
    <span className={styles.arrow} data-direction={direction} role="img" aria-label={t(`game.change.${direction}`)}>
      {arrows[direction]}
    </span>
  )
}
