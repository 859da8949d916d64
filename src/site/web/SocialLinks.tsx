import { useRouteContext } from '@tanstack/react-router'
import { useText } from '../../core/web/text.ts'
import { siteConfig } from '../site-config.ts'
import { NetworkMark, networks } from './NetworkMark.tsx'
import styles from './SocialLinks.module.css'

/** The operator's pages on five networks in the page's language; one without an address is left out. */
export function SocialLinks() {
  const t = useText()
  const { language } = useRouteContext({ from: '__root__' }).place
  const links = siteConfig.social[language]
  return (
    <ul className={styles.links}>
      {networks.map(
        (network) =>
          links[network] && (
            <li key={network}>
              <a href={links[network]} target="_blank" rel="noopener" aria-label={t(`site.social.${network}`)}>
                <NetworkMark of={network} />
              </a>
            </li>
          ),
      )}
    </ul>
  )
}
