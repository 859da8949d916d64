import { useRouter } from '@tanstack/react-router'
import { useCallback, useLayoutEffect, useRef } from 'react'
import { usePullToRefresh } from './hooks/usePullToRefresh.ts'
import { ListState } from './states/ListState.tsx'

/** Loads the page's data again when the main part of the page is pulled down; shows how far it is. */
export function PullToRefresh() {
  const router = useRouter()
  const state = useRef<HTMLDivElement>(null)
  const main = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    main.current = state.current!.closest('main')
  }, [])
  const pull = usePullToRefresh(
    main,
    useCallback(() => router.invalidate(), [router]),
  )
  return (
    <div ref={state} aria-live="polite">
      {pull !== 'rest' && <ListState state={pull} />}
    </div>
  )
}
