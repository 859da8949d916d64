import { Link } from '@tanstack/react-router'
import { useText } from '#src/core/web/texts/text.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { SocialLinks } from '../footer/SocialLinks.tsx'
import styles from './MobileMenu.module.css'
import { type NavigationItem, useNavigationItems } from './navigation-items.ts'
import { SignInControl } from './SignInControl.tsx'

/** The full-screen navigation of narrow screens. */
export function MobileMenu() {
  const t = useText()
  const items = useNavigationItems()
  return (
    <details className={styles.details} name="header">
      <summary className={styles.button} aria-label={t('site.nav.menu')}>
        <span className={styles.closed}>
          <Icon name="menu" />
        </span>
        <span className={styles.opened}>
          <Icon name="close" />
        </span>
      </summary>
      <nav className={styles.panel} aria-label={t('site.nav.label')}>
        <SignInControl isInMenu />
        <ul className={styles.list}>
          {items.map((item) => (
            <li key={item.text}>
              <MenuEntry item={item} />
            </li>
          ))}
        </ul>
        <SocialLinks />
      </nav>
    </details>
  )
}

function MenuEntry({ item }: { item: NavigationItem }) {
  const t = useText()
  if ('to' in item) {
    return (
      <Link to={item.to} className={styles.entry}>
        {t(item.text)}
      </Link>
    )
  }
  return (
    <details className={styles.group} open>
      <summary className={styles.entry}>
        {t(item.text)} <Icon name="chevron" />
      </summary>
      <ul>
        {item.links.map((link) => (
          <li key={link.text}>
            <Link to={link.to} search={link.search as never}>
              {t(link.text)}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  )
}
