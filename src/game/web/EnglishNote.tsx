import { usePageContext } from '../../core/web/root.ts'
import { useText } from '../../core/web/text.ts'
import styles from './EnglishNote.module.css'

/** Says that names are in English, on pages in a language that the game has no data of. */
export function EnglishNote() {
  const t = useText()
  const { language } = usePageContext().place
  return language === 'ms' && <p className={styles.note}>{t('game.namesInEnglish')}</p>
}
