import { useEffect } from 'react'

/** Reads once more every `ms` milliseconds, and when the tab comes back; null to stop. Hidden tabs don't ask. */
export function useLookAgain(read: () => Promise<unknown>, ms: number | null) {
  useEffect(() => {
    if (ms === null) return
    const look = () => {
      if (document.visibilityState === 'visible') void read()
    }
    const timer = setInterval(look, ms)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [read, ms])
}
