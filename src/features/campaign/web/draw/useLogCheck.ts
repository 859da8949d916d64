import { useCallback, useEffect, useRef, useState } from 'react'
import type { CheckedLog } from '../../draw/draw-check.rules.ts'
import type { CheckNews, CheckRequest } from './check-worker.ts'

/** State of a check: not asked for, its share that is done, its outcome, or a failure. */
export type CheckState = 'none' | { share: number } | { checked: CheckedLog } | 'failed'

/** Checks logs in a worker, which a new check and leaving the page end. */
export function useLogCheck() {
  const worker = useRef<Worker>(null)
  const [state, setState] = useState<CheckState>('none')
  useEffect(() => () => worker.current?.terminate(), [])
  const check = useCallback(async (read: () => Promise<string>, options: Omit<CheckRequest, 'text'>) => {
    worker.current?.terminate()
    const own = new Worker(new URL('./check-worker.ts', import.meta.url), { type: 'module' })
    worker.current = own
    setState({ share: 0 })
    own.onerror = () => setState('failed')
    own.onmessage = ({ data }: MessageEvent<CheckNews>) => {
      setState(data)
      if ('checked' in data) own.terminate()
    }
    try {
      own.postMessage({ ...options, text: await read() })
    } catch {
      if (worker.current === own) setState('failed')
    }
  }, [])
  return { state, check }
}

export async function downloadText(address: string): Promise<string> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  return response.text()
}
