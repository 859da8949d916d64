import { Link, useMatches, useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useText } from '#src/core/web/texts/text.ts'
import { PinsLink } from '#src/features/lineups/web/pins/PinsLink.tsx'
import { SearchBox } from '#src/features/search/web/SearchBox.tsx'
import { useDismissedDetails } from '#src/ui/hooks/useDismissedDetails.ts'
import { useOverflow } from '#src/ui/hooks/useOverflow.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { BackToGame } from './BackToGame.tsx'
import { BottomBar } from './BottomBar.tsx'
import { Brand } from './Brand.tsx'
import styles from './Header.module.css'
import { LanguagePicker } from './LanguagePicker.tsx'
import { MobileMenu } from './MobileMenu.tsx'
import {
  isShown,
  type NavigationGroup,
  type NavigationItem,
  type NavigationLink,
  useNavigationItems,
} from './navigation-items.ts'
import { SignInControl } from './SignInControl.tsx'

/** The top bar: brand, navigation, language; narrow screens have the navigation at the bottom. */
export function Header() {
  const t = useText()
  const header = useRef<HTMLElement>(null)
  const row = useRef<HTMLElement>(null)
  const items = useNavigationItems()
  const fitting = useOverflow(row, items.length)
  useDismissedDetails(header)
  useClosedAfterNavigation(header)
  useClosedByLinks(header)
  return (
    <header ref={header} className={styles.header} data-narrow={fitting < 0 || undefined}>
      <div className={styles.inner}>
        <Link to="/" className={styles.brand} aria-label={`${t('site.name')} · ${t('site.nav.home')}`}>
          <Brand />
        </Link>
        <Navigation row={row} items={items} fitting={fitting} />
        <div className={styles.tools}>
          <HeaderSearch />
          <BackToGame />
          <PinsLink />
          <LanguagePicker />
          <div className={styles.wide}>
            <SignInControl />
          </div>
          <BottomBar>
            <MobileMenu />
          </BottomBar>
        </div>
      </div>
    </header>
  )
}

/** The search field of wide screens; the search page has its own. */
function HeaderSearch() {
  const isSearchPage = useMatches({ select: (matches) => matches.at(-1)!.staticData.page === 'SearchPage' })
  return isSearchPage ? null : <SearchBox />
}

interface NavigationProps {
  row: React.RefObject<HTMLElement | null>
  items: NavigationItem[]
  /** Number of entries that fit. */
  fitting: number
}

function Navigation({ row, items, fitting }: NavigationProps) {
  const t = useText()
  const shown = Math.max(fitting, 0)
  const rest = items.slice(shown).flatMap((item) => ('to' in item ? [item] : item.links))
  return (
    <nav ref={row} className={styles.nav} aria-label={t('site.nav.label')}>
      {items.map((item, index) => (
        <div key={item.text} className={index < shown ? undefined : styles.hidden}>
          <NavigationEntry item={item} />
        </div>
      ))}
      <div className={fitting >= 0 && rest.length > 0 ? undefined : styles.hidden}>
        <Dropdown label={t('site.nav.more')}>
          <DropdownLinks links={rest} />
        </Dropdown>
      </div>
    </nav>
  )
}

function NavigationEntry({ item }: { item: NavigationItem }) {
  if (!('to' in item)) return <NavigationDropdown group={item} />
  return <NavigationPage link={item} />
}

function NavigationPage({ link }: { link: NavigationLink }) {
  const t = useText()
  const isCurrent = useMatches({ select: (matches) => isShown(link, matches.at(-1)!) })
  const activeOptions = { exact: true, includeSearch: false }
  return (
    <Link
      to={link.to}
      search={link.search as never}
      activeOptions={activeOptions}
      className={styles.entry}
      data-current={isCurrent || undefined}
    >
      {t(link.text)}
    </Link>
  )
}

function NavigationDropdown({ group }: { group: NavigationGroup }) {
  const t = useText()
  const isCurrent = useMatches({ select: (matches) => group.links.some((link) => isShown(link, matches.at(-1)!)) })
  return (
    <Dropdown label={t(group.text)} isCurrent={isCurrent}>
      <DropdownLinks links={group.links} />
    </Dropdown>
  )
}

function DropdownLinks({ links }: { links: NavigationLink[] }) {
  const t = useText()
  return links.map((link) => (
    <li key={link.text}>
      <Link to={link.to} search={link.search as never}>
        {t(link.text)}
      </Link>
    </li>
  ))
}

interface DropdownProps {
  label: string
  isCurrent?: boolean
  children: React.ReactNode
}

function Dropdown({ label, isCurrent, children }: DropdownProps) {
  return (
    <details className={styles.dropdown} name="header">
      <summary className={styles.entry} data-current={isCurrent || undefined}>
        {label} <Icon name="chevron" />
      </summary>
      <ul className={styles.menu}>{children}</ul>
    </details>
  )
}

/** Closes menus after a navigation, except those opened before hydration or while a page loads. */
function useClosedAfterNavigation(header: React.RefObject<HTMLElement | null>) {
  const router = useRouter()
  useEffect(() => {
    let before: Element[] = []
    const ends = [
      router.subscribe('onBeforeLoad', () => {
        before = [...(header.current?.querySelectorAll('details[name][open]') ?? [])]
      }),
      router.subscribe('onResolved', ({ fromLocation, hrefChanged }) => {
        if (fromLocation && hrefChanged) for (const open of before) open.removeAttribute('open')
      }),
    ]
    return () => {
      for (const end of ends) end()
    }
  }, [router, header])
}

/** Closes the menu of a pressed link, also one to the current page, and keeps the focus on its summary. */
function useClosedByLinks(header: React.RefObject<HTMLElement | null>) {
  useEffect(() => {
    const area = header.current!
    const onClick = ({ target }: MouseEvent) => {
      const open = (target as Element).closest('a[href]')?.closest<HTMLDetailsElement>('details[name]')
      if (!open) return
      open.open = false
      open.querySelector('summary')!.focus()
    }
    area.addEventListener('click', onClick)
    return () => area.removeEventListener('click', onClick)
  }, [header])
}
