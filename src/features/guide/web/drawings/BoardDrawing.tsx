import { useText } from '#src/core/web/texts/text.ts'
import styles from './Drawing.module.css'
import { Drawing } from './Drawing.tsx'
import { hexRows } from './hexes.ts'

const hexes = { x: 34, y: 40, radius: 30 }

/** A drawn board: which rows are the front line, and which the back line. */
export function BoardDrawing() {
  const t = useText()
  const legend = (
    <ul>
      <li className={styles.front}>{t('guide.board.front')}</li>
      <li className={styles.back}>{t('guide.board.back')}</li>
    </ul>
  )
  return (
    <Drawing label={t('guide.board.label')} size={[440, 230]} legend={legend}>
      <path className={styles.front} d={hexRows(hexes, [0, 1])} />
      <path className={styles.back} d={hexRows(hexes, [2, 3])} />
    </Drawing>
  )
}
