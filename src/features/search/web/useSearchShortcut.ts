import { useNavigate } from '@tanstack/react-router'
import { type RefObject, useEffect } from 'react'

/** "/" focuses the field, or opens the search page where the header has none. */
export function useSearchShortcut(input: RefObject<HTMLInputElement | null>) {
  const navigate = useNavigate()
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isBusy(event.target)) return
      event.preventDefault()
      const field = input.current!
      if (field.getClientRects().length > 0) {
        field.focus()
        field.select()
      } else void navigate({ to: '/search' })
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [input, navigate])
}

/** Whether the key is text for a field, or a dialog covers the page. */
const isBusy = (target: EventTarget | null): boolean =>
  (target as Element).closest('input, textarea, select, [contenteditable]') !== null ||
  document.querySelector('dialog[open]') !== null
