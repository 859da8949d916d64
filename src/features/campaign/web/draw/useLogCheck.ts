import { useCallback, useEffect, useRef, useState } from 'react'
import type { CheckedLog } from '../../draw-check.rules.ts'
import type { CheckNews, CheckRequest } from './check-worker.ts'

/** State of a check: not asked for, its share that is done, its outcome, or a failure. */
export type CheckState = 'none' | { share: number } | { checked: CheckedLog } | 'failed'

/** Checks logs in a worker, which a new check and leaving the page end. */
export function useLogCheck() {
  const worker = useRef<Worker>(null)
  const [state, setState] = useState<CheckState>('none')
  useEffect(() => () => worker.current?.terminate(), [])
  const check = useCallback((request: CheckRequest) => {
    worker.current?.terminate()
    const own = new Worker(new URL('./check-worker.ts', import.meta.url), { type: 'module' })
    worker.current = own
    setState({ share: 0 })
    own.onerror = () => setState('failed')
    own.onmessage = ({ data }: MessageEvent<CheckNews>) => {
      setState('isFailed' in data ? 'failed' : data)
      if (!('share' in data)) own.terminate()
    }
    own.postMessage(request)
  }, [])
  return { state, check }
}
