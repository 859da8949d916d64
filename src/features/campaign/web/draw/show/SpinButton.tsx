import { useText } from '#src/core/web/texts/text.ts'
import styles from './SpinButton.module.css'

interface SpinButtonProps {
  /** Attempts that are left. */
  left: number
  onDraw: () => void
}

/** The label of the record, which draws. */
export function SpinButton({ left, onDraw }: SpinButtonProps) {
  const t = useText()
  return (
    <button type="button" className={styles.button} onClick={onDraw}>
      <b>{t('draw.show.draw')}</b>
      <span>{t('draw.show.left', { count: left })}</span>
    </button>
  )
}
