import { type RefObject, useLayoutEffect, useState } from 'react'

/**
 * How many of the `count` entries of a row fit into it side by side, measured whenever a width in it changes; -1 where not
 * even "more" has room. The row's last child is "more"; what does not fit stays in the row, hidden, so that it can be measured.
 */
export function useOverflow(row: RefObject<HTMLElement | null>, count: number): number {
  const [fitting, setFitting] = useState(count)
  useLayoutEffect(() => {
    const element = row.current!
    const measure = () => {
      const widths = [...element.children].map((child) => child.getBoundingClientRect().width)
      const more = widths.pop()!
      if (element.clientWidth > 0) setFitting(howManyFit(widths, more, element.clientWidth))
    }
    const observer = new ResizeObserver(measure)
    for (const each of [element, ...element.children]) observer.observe(each)
    return () => observer.disconnect()
  }, [row])
  return fitting
}

/** All of them, or as many as leave room for the "more" entry; -1 where it has none itself. */
export function howManyFit(widths: number[], more: number, room: number): number {
  const total = widths.reduce((sum, width) => sum + width, 0)
  if (total <= room) return widths.length
  if (more > room) return -1
  let used = more
  return widths.findIndex((width) => {
    used += width
    return used > room
  })
}
