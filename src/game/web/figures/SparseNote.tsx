import { useText } from '#src/core/web/texts/text.ts'
import styles from './SparseNote.module.css'

/** Says what grey figures are: those of fewer boards than `minimum`. */
export function SparseNote({ minimum }: { minimum: number }) {
  const t = useText()
  return <p className={styles.note}>{t('game.sparse', { minimum })}</p>
}
