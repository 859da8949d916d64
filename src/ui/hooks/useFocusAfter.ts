import { type RefObject, useEffect, useRef } from 'react'

/** Focuses an element that replaces a focused one, once `isSo` turns true; undefined counts as no change. */
export function useFocusAfter(element: RefObject<HTMLElement | null>, isSo: boolean | undefined) {
  const wasSo = useRef(isSo)
  useEffect(() => {
    if (isSo && wasSo.current === false && document.activeElement === document.body) element.current?.focus()
    wasSo.current = isSo ?? wasSo.current
  }, [element, isSo])
}
