import { usePageContext } from '#src/core/web/router/root.ts'
import { useText } from '#src/core/web/texts/text.ts'
import styles from './EnglishNote.module.css'

/** Notes that names are English, on pages in a language without game data. */
export function EnglishNote() {
  const t = useText()
  const { language } = usePageContext().place
  return language === 'ms' && <p className={styles.note}>{t('game.namesInEnglish')}</p>
}
