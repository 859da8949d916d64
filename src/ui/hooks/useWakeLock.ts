import { useCallback, useEffect, useState } from 'react'

/** Keeps the screen awake while the component is shown; `ask` repeats a request that was refused before a tap. */
export function useWakeLock(): { state: 'held' | 'refused' | 'missing'; ask: () => void } {
  const [isHeld, setHeld] = useState(false)
  const [isMissing, setMissing] = useState(false)
  const [round, setRound] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each round asks again
  useEffect(() => {
    if (!('wakeLock' in navigator)) return setMissing(true)
    const gone = new AbortController()
    let held: WakeLockSentinel | undefined
    const request = async () => {
      if (document.visibilityState !== 'visible') return
      const lock = await navigator.wakeLock.request('screen').catch(() => undefined)
      if (gone.signal.aborted) return void lock?.release()
      void held?.release() // of another request that was under way
      held = lock
      setHeld(lock !== undefined)
      // the system takes the lock of a hidden page, or of a phone with little power
      lock?.addEventListener('release', () => setHeld((now) => now && held !== lock), { signal: gone.signal })
    }
    void request()
    document.addEventListener('visibilitychange', request, { signal: gone.signal })
    return () => {
      gone.abort()
      void held?.release()
    }
  }, [round])
  const ask = useCallback(() => setRound((now) => now + 1), [])
  return { state: isMissing ? 'missing' : isHeld ? 'held' : 'refused', ask }
}
