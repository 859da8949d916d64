import { useCallback, useEffect, useState } from 'react'

/** Keeps the screen awake while the component is shown; `ask` repeats a request that was refused before a tap. */
export function useWakeLock(): { isHeld: boolean; ask: () => void } {
  const [isHeld, setHeld] = useState(false)
  const [round, setRound] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each round asks again
  useEffect(() => {
    const gone = new AbortController()
    let held: WakeLockSentinel | undefined
    const request = async () => {
      if (document.visibilityState !== 'visible') return
      const lock = await navigator.wakeLock?.request('screen').catch(() => undefined)
      if (gone.signal.aborted) return void lock?.release()
      held = lock
      setHeld(lock !== undefined)
      // the system takes the lock of a hidden page, or of a phone with little power
      lock?.addEventListener('release', () => setHeld(false), { signal: gone.signal })
    }
    void request()
    document.addEventListener('visibilitychange', request, { signal: gone.signal })
    return () => {
      gone.abort()
      void held?.release()
    }
  }, [round])
  return { isHeld, ask: useCallback(() => setRound((now) => now + 1), []) }
}
