import { useEffect, useState } from 'react'

/** Counts seconds down from a number; monotonic, so that a wrong device clock or a sleeping tab changes nothing. */
export function useSecondsLeft({ seconds }: { seconds: number }): number {
  const [left, setLeft] = useState(seconds)
  useEffect(() => {
    const end = performance.now() + seconds * 1000
    const look = () => setLeft(Math.max(0, Math.ceil((end - performance.now()) / 1000)))
    look()
    if (seconds <= 0) return
    const timer = setInterval(look, 500)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [seconds])
  return left
}
