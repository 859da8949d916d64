import { useEffect, useState } from 'react'

/** Counts seconds down, from the start at each new object; monotonic, so that a wrong device clock changes nothing. */
export function useSecondsLeft(wait: { seconds: number }): number {
  const [left, setLeft] = useState(wait.seconds)
  useEffect(() => {
    const end = performance.now() + wait.seconds * 1000
    const look = () => setLeft(Math.max(0, Math.ceil((end - performance.now()) / 1000)))
    look()
    if (wait.seconds <= 0) return
    const timer = setInterval(look, 500)
    document.addEventListener('visibilitychange', look) // a sleeping tab has missed its ticks
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [wait])
  return left
}
