import { type RefObject, useEffect, useState } from 'react'

/** Pull distance in CSS pixels that triggers a refresh. */
const far = 72

export type PullState = 'rest' | 'pull' | 'release' | 'loading'

/** Pull to refresh for a list at the top of its page; disables the browser's own gesture. */
export function usePullToRefresh(list: RefObject<HTMLElement | null>, refresh: () => Promise<unknown>): PullState {
  const [state, setState] = useState<PullState>('rest')
  useEffect(() => {
    const area = list.current!
    let from: number | null = null
    let reached: PullState = 'rest'
    const to = (next: PullState) => {
      reached = next
      setState(next)
    }
    const onStart = ({ touches }: TouchEvent) => {
      from = scrollY <= 0 && touches.length === 1 && reached === 'rest' ? touches[0]!.clientY : null
    }
    const onMove = ({ touches }: TouchEvent) => {
      if (from === null) return
      const pulled = touches[0]!.clientY - from
      to(pulled < 8 ? 'rest' : pulled < far ? 'pull' : 'release')
    }
    const onCancel = () => {
      from = null
      if (reached !== 'loading') to('rest')
    }
    const onEnd = async () => {
      if (from === null) return
      from = null
      if (reached !== 'release') return to('rest')
      to('loading')
      await refresh()
      to('rest')
    }
    const listeners = { touchstart: onStart, touchmove: onMove, touchend: onEnd, touchcancel: onCancel }
    for (const [name, listener] of Object.entries(listeners)) {
      area.addEventListener(name, listener as EventListener, { passive: true })
    }
    document.documentElement.style.overscrollBehaviorY = 'contain'
    return () => {
      for (const [name, listener] of Object.entries(listeners))
        area.removeEventListener(name, listener as EventListener)
      document.documentElement.style.overscrollBehaviorY = ''
    }
  }, [list, refresh])
  return state
}
