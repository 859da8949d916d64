import type { ReactNode } from 'react'
import { Segmented } from '#src/ui/segmented/Segmented.tsx'
import styles from './FilterBar.module.css'
import { PickMenu } from './PickMenu.tsx'

interface LineChoiceProps {
  label: string
  /** The chosen entry. */
  current: ReactNode
  /** Links, the chosen one with aria-current. */
  children: ReactNode
}

/** One choice of a filter bar: segments on wide screens, a menu in the line of phones. */
export function LineChoice({ label, current, children }: LineChoiceProps) {
  return (
    <>
      <PickMenu label={label} current={current}>
        {children}
      </PickMenu>
      <div className={styles.besideLine}>
        <Segmented label={label}>{children}</Segmented>
      </div>
    </>
  )
}
