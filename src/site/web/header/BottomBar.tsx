import { Link, useMatches } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { type PlainTextKey, useText } from '#src/core/web/texts/text.ts'
import { Icon, type IconName } from '#src/ui/Icon.tsx'
import styles from './BottomBar.module.css'
import { seasonSearch, useSeasonOfLinks } from './navigation-items.ts'
import { useHiddenByScroll } from './useHiddenByScroll.ts'

interface BarEntry {
  to: string
  /** Start of the paths of its section. */
  section: string
  text: PlainTextKey
  icon: IconName
}

const entries: BarEntry[] = [
  { to: '/lineup', section: '/lineup', text: 'site.nav.lineups', icon: 'hexagon' },
  { to: '/rank/lineup', section: '/rank', text: 'site.nav.stats', icon: 'bars' },
  { to: '/search', section: '/search', text: 'site.nav.search', icon: 'search' },
  { to: '/books/hero', section: '/books', text: 'site.nav.gallery', icon: 'grid' },
]

/** The navigation at the bottom of narrow screens; `children` is the menu, which wide screens have in the header. */
export function BottomBar({ children }: { children: ReactNode }) {
  const t = useText()
  const isHidden = useHiddenByScroll()
  return (
    <div className={styles.bar} data-hidden={isHidden || undefined} data-bottom-bar>
      <nav className={styles.links} aria-label={t('site.nav.sections')}>
        {entries.map((entry) => (
          <BarLink key={entry.to} {...entry} />
        ))}
      </nav>
      {children}
    </div>
  )
}

function BarLink({ to, section, text, icon }: BarEntry) {
  const t = useText()
  const isCurrent = useMatches({
    select: (matches) => {
      const { staticData, fullPath } = matches.at(-1)!
      return (staticData.menuOf ?? fullPath).startsWith(section)
    },
  })
  const season = useSeasonOfLinks()
  return (
    <Link
      to={to}
      search={seasonSearch(to, season) as never}
      className={styles.entry}
      activeOptions={{ exact: true, includeSearch: false }}
      aria-current={isCurrent ? 'page' : undefined}
      data-current={isCurrent || undefined}
    >
      <Icon name={icon} />
      <span className={styles.word}>{t(text)}</span>
    </Link>
  )
}
