import { Link } from '@tanstack/react-router'
import { usePageContext } from '#src/core/web/router/root.ts'
import { useText } from '#src/core/web/texts/text.ts'
import { writtenYear, yearIn } from '#src/core/year.ts'
import { siteConfig } from '#src/site/site-config.ts'
import styles from './Footer.module.css'
import { SocialLinks } from './SocialLinks.tsx'

const legalLinks = [
  { to: '/privacy-notice', text: 'site.legal.privacy' },
  { to: '/terms-of-service', text: 'site.legal.terms' },
  { to: '/cookie-policy', text: 'site.legal.cookies' },
] as const

/** The site's time zone on the server only: an Intl object costs a phone 60 ms. */
const thisYear = () =>
  import.meta.env.SSR ? yearIn(siteConfig.timeZone, new Date()) : String(new Date().getFullYear())

export function Footer({ openPreferences }: { openPreferences: () => void }) {
  const t = useText()
  const { language } = usePageContext().place
  const support = siteConfig.links.support?.replace('{lang}', language)
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <SocialLinks />
        <ul className={styles.legal}>
          {legalLinks.map(({ to, text }) => (
            <li key={to}>
              <Link to={to}>{t(text)}</Link>
            </li>
          ))}
          <li>
            <Link
              to="/cookie-policy"
              onClick={(event) => {
                event.preventDefault()
                openPreferences()
              }}
            >
              {t('site.legal.preferences')}
            </Link>
          </li>
          <li>
            <Link to="/newsletter">{t('site.legal.newsletter')}</Link>
          </li>
          <li>
            <Link to="/open-source">{t('site.legal.openSource')}</Link>
          </li>
          <li>
            <Link to="/test-flight">{t('site.legal.testFlight')}</Link>
          </li>
          {support && (
            <li>
              <a href={support}>{t('site.legal.support')}</a>
            </li>
          )}
        </ul>
        <p className={styles.notice} lang="en">
          {siteConfig.fanNotice}
        </p>
        {/* Around New Year the visitor's clock may differ; the server's year stays. */}
        <p className={styles.notice} suppressHydrationWarning>
          {t('site.copyright', { year: writtenYear(Number(thisYear()), language), name: siteConfig.game.title })}
        </p>
      </div>
    </footer>
  )
}
