import { Outlet, Scripts, useMatches, useRouterState } from '@tanstack/react-router'
import type { TextSlice } from '../../core/web/text.ts'
import { useText } from '../../core/web/text.ts'
import { useConsent } from '../../features/consent/web/useConsent.ts'
import { siteConfig } from '../site-config.ts'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { HeadLinks } from './HeadLinks.tsx'
import { OfflineHint } from './OfflineHint.tsx'
import styles from './Shell.module.css'

/** Texts that every page needs. */
export const shellSlices: TextSlice[] = ['site', 'errors', 'consent']

/** What surrounds every page. */
export function Shell() {
  const t = useText()
  const isHome = useMatches({ select: (matches) => matches.some((match) => match.staticData.page === 'HomePage') })
  const isSlow = useRouterState({ select: ({ status }) => status === 'pending' })
  const openPreferences = useConsent(siteConfig.consent)
  return (
    <>
      <HeadLinks />
      <a className={styles.skip} href="#content">
        {t('site.skip')}
      </a>
      {isSlow && <div className={styles.progress} role="progressbar" aria-label={t('site.loading')} />}
      <Header />
      <div id="content" className={styles.content} tabIndex={-1}>
        <Outlet />
      </div>
      <OfflineHint />
      {!isHome && <Footer openPreferences={openPreferences} />}
      <Scripts />
    </>
  )
}
