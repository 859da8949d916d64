import { type RefObject, useEffect, useRef } from 'react'

/** Gives an element the focus that was lost with the one in whose place it came, once something is so that was not; undefined is neither. */
export function useFocusAfter(element: RefObject<HTMLElement | null>, isSo: boolean | undefined) {
  const wasSo = useRef(isSo)
  useEffect(() => {
    if (isSo && wasSo.current === false && document.activeElement === document.body) element.current?.focus()
    wasSo.current = isSo ?? wasSo.current
  }, [element, isSo])
}
