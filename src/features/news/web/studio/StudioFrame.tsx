import { languageFacts, languages } from '#src/core/languages.ts'
import styles from './StudioFrame.module.css'
import { useStudio } from './studio-context.ts'

/** Frame of all views: navigation, language, editor. */
export function StudioFrame({ children }: { children: React.ReactNode }) {
  const { t, language, settings } = useStudio()
  return (
    <>
      <header className={styles.bar}>
        <a href={`/studio?lang=${language}`} className={styles.name}>
          Encore · {t('studio.title')}
        </a>
        <nav aria-label={t('studio.language')} className={styles.languages}>
          {languages.map((each) => (
            <a
              key={each}
              href={`?lang=${each}`}
              hrefLang={languageFacts[each].tag}
              aria-current={each === language || undefined}
            >
              {languageFacts[each].short}
            </a>
          ))}
        </nav>
        <a href={`${settings.origin}/${language}/news`}>{t('studio.toSite')}</a>
        <form method="post" action={`/studio/sign-out?lang=${language}`} className={styles.out}>
          <span>{t('studio.signedInAs', { editor: settings.editor })}</span>
          <button type="submit">{t('studio.signOut')}</button>
        </form>
      </header>
      {children}
    </>
  )
}
