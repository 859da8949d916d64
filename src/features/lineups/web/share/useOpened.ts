import { type RefObject, useEffect, useRef, useState } from 'react'

interface Opened {
  isOpen: boolean
  ref: RefObject<HTMLDetailsElement | null>
  onToggle: () => void
}

/** Whether a details element is open, also where it was opened before hydration. */
export function useOpened(): Opened {
  const ref = useRef<HTMLDetailsElement>(null)
  const [isOpen, setOpen] = useState(false)
  const onToggle = () => setOpen(ref.current?.open ?? false)
  useEffect(onToggle, [])
  return { isOpen, ref, onToggle }
}
