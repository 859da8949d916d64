import { type MouseEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react'
import styles from './Segmented.module.css'

interface RowProps {
  label: string
  children: ReactNode
}

/** A row of choices of which one holds; scrolls sideways where it does not fit. Its children are links with aria-current. */
export function Segmented({ label, children }: RowProps) {
  const row = useCurrentInView()
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: its links are pressed by keys, too, which is a click
    <nav ref={row} className={styles.segmented} aria-label={label} data-action="filter_change" onClick={choose}>
      {children}
    </nav>
  )
}

/** The choice holds at a press; the page, which says the same, follows it a moment later. */
function choose({ target, currentTarget, defaultPrevented }: MouseEvent) {
  const link = (target as Element).closest('a')
  if (!link || !defaultPrevented) return // it opens elsewhere
  currentTarget.querySelector('[aria-current]')?.removeAttribute('aria-current')
  link.setAttribute('aria-current', 'true')
}

/** Page tabs, underlined. Its children are links with aria-current. */
export function Tabs({ label, children }: RowProps) {
  const row = useCurrentInView()
  return (
    <nav ref={row} className={styles.tabs} aria-label={label}>
      {children}
    </nav>
  )
}

/** Scrolls the current entry into the middle of its row, unless the visitor has moved the row; the page stays where it is. */
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
