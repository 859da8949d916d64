import { useText } from '#src/core/web/texts/text.ts'
import styles from './SparseNote.module.css'

/** Explains that grey figures come from fewer than `minimum` boards. */
export function SparseNote({ minimum }: { minimum: number }) {
  const t = useText()
  return <p className={styles.note}>{t('game.sparse', { minimum })}</p>
}
