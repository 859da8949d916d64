import { useCallback, useLayoutEffect, useRef } from 'react'

/** A function that stays the same and always calls the latest one, so that memoised children need not render. */
export function useStable<A extends unknown[]>(latest: (...values: A) => void): (...values: A) => void {
  const current = useRef(latest)
  useLayoutEffect(() => {
    current.current = latest
  })
  return useCallback((...values: A) => current.current(...values), [])
}
