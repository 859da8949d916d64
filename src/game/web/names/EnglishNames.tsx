import { Link } from '@tanstack/react-router'
import { usePageContext } from '#src/core/web/router/root.ts'
import { useText } from '#src/core/web/texts/text.ts'
import styles from './EnglishNames.module.css'
import type { NamesSearch } from './Name.tsx'

/** Lets the visitor choose English names where some are translated. */
export function EnglishNames({ filter, areTranslated }: { filter: NamesSearch; areTranslated: boolean }) {
  const t = useText()
  const { language } = usePageContext().place
  if (language === 'en' || !areTranslated) return null
  const inEnglish = filter.names === 'en'
  return (
    <p className={styles.note}>
      <Link to="." search={{ ...filter, names: inEnglish ? undefined : 'en' }} replace resetScroll={false}>
        {inEnglish ? t('game.namesOwn') : t('game.namesEnglish')}
      </Link>
    </p>
  )
}
