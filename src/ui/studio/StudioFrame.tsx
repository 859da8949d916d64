import type { ReactNode } from 'react'
import { languageFacts, languages } from '#src/core/languages.ts'
import styles from './StudioFrame.module.css'
import { useStudio } from './studio-context.ts'

/** A part of the studio in its navigation. */
export interface StudioLink {
  path: string
  text: string
  isCurrent: boolean
}

/** Frame of all views: navigation, language, editor. */
export function StudioFrame({ links, children }: { links: StudioLink[]; children: ReactNode }) {
  const { t, language, editor, origin } = useStudio()
  return (
    <>
      <header className={styles.bar}>
        <a href={`/studio?lang=${language}`} className={styles.name}>
          Encore · {t('studio.title')}
        </a>
        <nav aria-label={t('studio.parts')} className={styles.parts}>
          {links.map(({ path, text, isCurrent }) => (
            <a key={path} href={`${path}?lang=${language}`} aria-current={isCurrent || undefined}>
              {text}
            </a>
          ))}
        </nav>
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
        <a href={`${origin}/${language}/news`}>{t('studio.toSite')}</a>
        <form method="post" action={`/studio/sign-out?lang=${language}`} className={styles.out}>
          <span>{t('studio.signedInAs', { editor })}</span>
          <button type="submit">{t('studio.signOut')}</button>
        </form>
      </header>
      {children}
    </>
  )
}
