import { type RefObject, useLayoutEffect, useState } from 'react'

/** Number of leading entries that fit in a row whose last child is "more"; -1 if not even "more" fits. */
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

/** All entries, or those that leave room for "more"; -1 if "more" alone does not fit. */
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
