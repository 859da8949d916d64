import { useEffect, useState } from 'react'

/** The time in milliseconds, told anew each minute; null until the page is awake. */
export function useNow(): number | null {
  const [now, setNow] = useState<number | null>(null)
  useEffect(() => {
    const tell = () => setNow(Date.now())
    tell()
    const timer = setInterval(tell, 60_000)
    return () => clearInterval(timer)
  }, [])
  return now
}
