import { Link } from '@tanstack/react-router'
import type { SyntheticEvent } from 'react'
import { useText } from '#src/core/web/texts/text.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { SocialLinks } from '../footer/SocialLinks.tsx'
import bar from './BottomBar.module.css'
import { LanguageLinks } from './LanguageLinks.tsx'
import styles from './MobileMenu.module.css'
import { type NavigationItem, useNavigationItems } from './navigation-items.ts'
import { SignInControl } from './SignInControl.tsx'

/** The full-screen navigation of narrow screens. */
export function MobileMenu() {
  const t = useText()
  const items = useNavigationItems()
  return (
    <details className={styles.details} name="header" onToggle={foldGroups}>
      <summary className={`${bar.entry} ${styles.button}`}>
        <span className={styles.closed}>
          <Icon name="menu" />
        </span>
        <span className={styles.opened}>
          <Icon name="close" />
        </span>
        <span className={`${bar.word} ${styles.word}`}>{t('site.nav.more')}</span>
      </summary>
      <nav className={styles.panel} aria-label={t('site.nav.label')}>
        <ul className={styles.list}>
          {items.map((item) => (
            <li key={item.text}>
              <MenuEntry item={item} />
            </li>
          ))}
          <li>
            <details className={styles.group}>
              <summary className={styles.entry}>
                {t('site.language')} <Icon name="chevron" />
              </summary>
              <LanguageLinks />
            </details>
          </li>
        </ul>
        <SignInControl isInMenu />
        <SocialLinks />
      </nav>
    </details>
  )
}

/** Folds the groups of a closed menu, so that it opens folded again. */
function foldGroups({ currentTarget: menu }: SyntheticEvent<HTMLDetailsElement>) {
  if (menu.open) return
  for (const group of menu.querySelectorAll('details')) group.open = false
}

function MenuEntry({ item }: { item: NavigationItem }) {
  const t = useText()
  if ('to' in item) {
    return (
      <Link to={item.to} search={item.search as never} className={styles.entry}>
        {t(item.text)}
      </Link>
    )
  }
  return (
    <details className={styles.group}>
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
