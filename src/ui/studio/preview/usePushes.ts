import { useCallback, useEffect, useRef } from 'react'

/** Debounce of pushes. */
const pause = 150

/** Sends a message to previews of `origin` that have said by a message of kind `ready` that they listen. */
export function usePushes(message: object | null, { origin: site, ready }: { origin: string; ready: string }): void {
  const pages = useRef(new Set<Window>())
  const newest = useRef<object | null>(null)
  const push = useCallback(() => {
    for (const page of pages.current) if (!page.closed && newest.current) page.postMessage(newest.current, site)
  }, [site])
  useEffect(() => {
    newest.current = message
    const timer = setTimeout(push, pause)
    return () => clearTimeout(timer)
  }, [push, message])
  useEffect(() => {
    const listen = ({ origin, source, data }: MessageEvent) => {
      if (origin !== site || data?.kind !== ready) return
      pages.current.add(source as Window)
      push()
    }
    addEventListener('message', listen)
    return () => removeEventListener('message', listen)
  }, [push, site, ready])
}
