import { languageFacts } from '#src/core/languages.ts'
import { usePageContext } from '#src/core/web/router/root.ts'
import { useText } from '#src/core/web/texts/text.ts'
import { Icon } from '#src/ui/Icon.tsx'
import header from './Header.module.css'
import { LanguageLinks } from './LanguageLinks.tsx'
import styles from './LanguagePicker.module.css'

export function LanguagePicker() {
  const t = useText()
  const { language } = usePageContext().place
  return (
    <details className={`${header.dropdown} ${header.atEnd}`} name="header">
      <summary className={`${header.pill} ${styles.button}`}>
        <Icon name="globe" />
        <span className="visually-hidden">{t('site.language')}: </span>
        {languageFacts[language].short}
      </summary>
      <LanguageLinks className={header.menu} />
    </details>
  )
}
