import { useEffect, useState } from 'react'

/** Pixels of scrolling in one direction that hide or show the bar. */
const threshold = 12

/** Whether a bar is hidden: after scrolling down, until the page scrolls up or ends. */
export function useHiddenByScroll(): boolean {
  const [isHidden, setHidden] = useState(false)
  useEffect(() => {
    let turn = window.scrollY
    let last = turn
    const onScroll = () => {
      const end = document.documentElement.scrollHeight - window.innerHeight
      const y = Math.min(Math.max(window.scrollY, 0), end) // iOS scrolls past both ends
      if (y > last !== last > turn) turn = last
      last = y
      if (y <= threshold || y >= end - threshold) setHidden(false)
      else if (Math.abs(y - turn) >= threshold) setHidden(y > turn)
    }
    addEventListener('scroll', onScroll, { passive: true })
    return () => removeEventListener('scroll', onScroll)
  }, [])
  return isHidden
}
