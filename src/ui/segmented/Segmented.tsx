import { type MouseEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react'
import styles from './Segmented.module.css'

interface RowProps {
  label: string
  children: ReactNode
}

/** A segmented control that scrolls sideways if it overflows; its children are links with aria-current. */
export function Segmented({ label, children }: RowProps) {
  const row = useCurrentInView()
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: pressing a link by key also fires a click
    <nav ref={row} className={styles.segmented} aria-label={label} data-action="filter_change" onClick={choose}>
      {children}
    </nav>
  )
}

/** Marks the pressed link as current at once (optimistic update); the page follows. */
function choose({ target, currentTarget, defaultPrevented }: MouseEvent) {
  const link = (target as Element).closest('a')
  if (!link || !defaultPrevented) return // it opens in another tab
  currentTarget.querySelector('[aria-current]')?.removeAttribute('aria-current')
  link.setAttribute('aria-current', 'true')
}

/** Underlined page tabs; its children are links with aria-current. */
export function Tabs({ label, children }: RowProps) {
  const row = useCurrentInView()
  return (
    <nav ref={row} className={styles.tabs} aria-label={label}>
      {children}
    </nav>
  )
}

/** Centres the current entry in its row unless the visitor has scrolled the row; never scrolls the page. */
function useCurrentInView(): RefObject<HTMLElement | null> {
  const row = useRef<HTMLElement>(null)
  useEffect(() => {
    const area = row.current!
    const current = area.querySelector('[aria-current]')
    if (current && area.scrollLeft === 0) area.scrollLeft = middleOf(current) - middleOf(area)
  }, [])
  return row
}

function middleOf(element: Element): number {
  const { left, width } = element.getBoundingClientRect()
  return left + width / 2
}
