import { type RefObject, useEffect } from 'react'

/** Closes an area's open <details> on a press outside, on Escape (restoring focus) and when focus leaves. */
export function useDismissedDetails(area: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const close = (keep: (open: HTMLDetailsElement) => boolean) => {
      for (const open of area.current?.querySelectorAll<HTMLDetailsElement>('details[name][open]') ?? []) {
        if (!keep(open)) open.open = false
      }
    }
    const onPointer = (event: Event) => close((open) => open.contains(event.target as Node))
    const onFocus = (event: FocusEvent) => close((open) => open.contains(event.target as Node))
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      const within = document.activeElement?.closest<HTMLDetailsElement>('details[name][open]')
      close(() => false)
      within?.querySelector('summary')?.focus()
    }
    document.addEventListener('pointerdown', onPointer)
    document.addEventListener('focusin', onFocus)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('pointerdown', onPointer)
      document.removeEventListener('focusin', onFocus)
      document.removeEventListener('keydown', onKey)
    }
  }, [area])
}
