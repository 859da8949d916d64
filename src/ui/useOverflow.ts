import { type RefObject, useLayoutEffect, useState } from 'react'

/** Room that the "more" entry takes, in pixels. */
const moreWidth = 110

/**
 * How many of a row's `count` children fit into it side by side, measured whenever its width or the fonts change. The row
 * marks its "more" entry with data-more.
 */
export function useOverflow(row: RefObject<HTMLElement | null>, count: number): number {
  const [fitting, setFitting] = useState(count)
  useLayoutEffect(() => {
    const element = row.current!
    let widths: number[] = []
    const measure = () => {
      const areAllShown = !element.querySelector('[data-more]')
      if (areAllShown) widths = [...element.children].map((child) => child.getBoundingClientRect().width)
      if (element.clientWidth > 0) setFitting(howManyFit(widths, element.clientWidth))
    }
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    document.fonts.ready.then(measure)
    return () => observer.disconnect()
  }, [row])
  return fitting
}

/** All of them, or as many as leave room for the "more" entry. */
export function howManyFit(widths: number[], room: number): number {
  const total = widths.reduce((sum, width) => sum + width, 0)
  if (total <= room) return widths.length
  let used = moreWidth
  return widths.findIndex((width) => {
    used += width
    return used > room
  })
}
