import { useEffect, useState } from 'react'

/** The time in milliseconds, told anew each minute; null until the page is awake. */
export function useNow(): number | null {
  const [now, setNow] = useState<number | null>(null)
  useEffect(() => {
    const update = () => setNow(Date.now())
    update()
    const timer = setInterval(update, 60_000)
    return () => clearInterval(timer)
  }, [])
  return now
}
