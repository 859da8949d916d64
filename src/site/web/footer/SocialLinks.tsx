import { usePageContext } from '#src/core/web/router/root.ts'
import { useText } from '#src/core/web/texts/text.ts'
import { siteConfig } from '#src/site/site-config.ts'
import { Icon } from '#src/ui/Icon.tsx'
import networkMarks from '../../../../art/brand/network-marks.svg?url&no-inline'
import styles from './SocialLinks.module.css'

const networks = ['youtube', 'x', 'tiktok', 'facebook', 'instagram'] as const

const others = [
  ['trailer', 'play'],
  ['survey', 'edit'],
] as const

/** Links to the operator's networks, trailer and survey; none inside the game. Logos: Simple Icons (CC0). */
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
                <Logo network={network} />
              </a>
            </li>
          ),
      )}
      {others.map(
        ([name, icon]) =>
          links[name] && (
            <li key={name}>
              <a href={links[name]} target="_blank" rel="noopener" aria-label={t(`site.social.${name}`)}>
                <Icon name={icon} />
              </a>
            </li>
          ),
      )}
    </ul>
  )
}

function Logo({ network }: { network: (typeof networks)[number] }) {
  return (
    <svg className={styles.mark} viewBox="0 0 24 24" aria-hidden="true">
      <use href={`${networkMarks}#${network}`} />
    </svg>
  )
}
