import { type MouseEvent, type ReactNode, useRef } from 'react'
import { useDismissedDetails } from '#src/ui/hooks/useDismissedDetails.ts'
import { Icon } from '#src/ui/Icon.tsx'
import styles from './PickMenu.module.css'

interface PickMenuProps {
  label: string
  /** The chosen entry. */
  current: ReactNode
  /** Links, the chosen one with aria-current. */
  children: ReactNode
}

/** A folded list of links for the filter line of phones. */
export function PickMenu({ label, current, children }: PickMenuProps) {
  const area = useRef<HTMLDivElement>(null)
  useDismissedDetails(area)
  const close = ({ target, currentTarget }: MouseEvent<HTMLElement>) => {
    if ((target as Element).closest('a')) currentTarget.closest('details')!.open = false
  }
  return (
    <div ref={area} className={styles.menu}>
      <details name="filter-line">
        <summary>
          <span className="visually-hidden">{label}: </span>
          <span className={styles.current}>{current}</span>
          <Icon name="chevron" />
        </summary>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: pressing a link by key also fires a click */}
        <nav className={styles.links} aria-label={label} data-action="filter_change" onClick={close}>
          {children}
        </nav>
      </details>
    </div>
  )
}
