import { Outlet, useMatches, useRouterState } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { FooterProvider } from '#src/core/web/footer-slot.ts'
import { usePageContext } from '#src/core/web/router/root.ts'
import { SocialProvider } from '#src/core/web/social-slot.ts'
import { useText } from '#src/core/web/texts/text.ts'
import { ConsentBanner } from '#src/features/consent/web/ConsentBanner.tsx'
import type { ConsentOption } from '#src/features/consent/web/consent-dialog.ts'
import { useConsent } from '#src/features/consent/web/useConsent.ts'
import { Cards } from '#src/features/gallery/web/cards/Cards.tsx'
import { EnglishNamesProvider } from '#src/game/web/names/Name.tsx'
import { siteConfig } from '../site-config.ts'
import { Footer } from './footer/Footer.tsx'
import { SocialLinks } from './footer/SocialLinks.tsx'
import { HeadLinks } from './HeadLinks.tsx'
import { Header } from './header/Header.tsx'
import { OfflineHint } from './OfflineHint.tsx'
import styles from './Shell.module.css'

/** The frame of every page. */
export function Shell() {
  const t = useText()
  const isHome = useMatches({ select: (matches) => matches.some((match) => match.staticData.page === 'HomePage') })
  const isSlow = useRouterState({ select: ({ status }) => status === 'pending' })
  const applyConsent = useConsent(siteConfig.consent)
  const answerBanner = (option: ConsentOption) => {
    if (option !== 'preferences') focusContent({ preventScroll: true }) // else it went away with the banner
    applyConsent(option)
  }
  const social = useSocialSlot()
  const footer = <Footer openPreferences={() => applyConsent('preferences')} />
  return (
    <>
      {import.meta.env.SSR && <HeadLinks />}
      {/* biome-ignore lint/a11y/useValidAnchor: a link works before hydration */}
      <a className={styles.skip} href="#content" onClick={skipToContent}>
        {t('site.skip')}
      </a>
      {siteConfig.consent.required && <ConsentBanner onChoose={answerBanner} />}
      {isSlow && <div className={styles.progress} role="progressbar" aria-label={t('site.loading')} />}
      <Header />
      <div id="content" className={styles.content} tabIndex={-1}>
        <FooterProvider value={footer}>
          <SocialProvider value={social}>
            <EnglishNamesProvider>
              <Outlet />
              <Cards />
            </EnglishNamesProvider>
          </SocialProvider>
        </FooterProvider>
      </div>
      <OfflineHint />
      {!isHome && footer}
    </>
  )
}

/** Links to the social networks of the page's language; null inside the game, and without any. */
function useSocialSlot() {
  const { isInGame, place } = usePageContext()
  return isInGame || Object.keys(siteConfig.social[place.language]).length === 0 ? null : <SocialLinks />
}

/** Moves only the focus: with hash routing the hash is the route. */
function skipToContent(event: MouseEvent) {
  event.preventDefault()
  focusContent()
}

const focusContent = (options?: FocusOptions) => document.getElementById('content')!.focus(options)
