import { usePageContext } from '#src/core/web/router/root.ts'
import { useText } from '#src/core/web/texts/text.ts'
import { siteConfig } from '#src/site/site-config.ts'
import { NetworkMark, networks } from './NetworkMark.tsx'
import styles from './SocialLinks.module.css'

/** Links to the operator's social networks in the page's language; none inside the game. */
export function SocialLinks() {
  const t = useText()
  const { isInGame, place } = usePageContext()
  if (isInGame) return null
  const links = siteConfig.social[place.language]
  return (
    <ul className={styles.links} data-action="social_link">
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
