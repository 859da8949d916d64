import { once } from 'node:events'
import pLimit from 'p-limit'
import { Piscina } from 'piscina'
import type { DoTextWork } from './text-work.ts'

/** Time limit of one piece of work: the cost of a hostile text. */
const longest = 2000
/** Time limit of starting a thread. */
const longestStart = 15_000

export interface TextWorker {
  doTextWork: DoTextWork
  stop(): Promise<void>
}

/** A worker thread, started by its first work and stopped after ten idle seconds. */
export function openTextWorker(file: string): TextWorker {
  let pool = openPool(file)
  const inTurn = pLimit(1)
  const within = async (task: unknown, milliseconds: number) => {
    try {
      return await pool.run(task, { signal: AbortSignal.timeout(milliseconds) })
    } catch (error) {
      throw (error as Error).name === 'AbortError' ? new Error(`A text took longer than ${milliseconds} ms.`) : error
    }
  }
  const start = async () => {
    const over = new AbortController()
    const broken = once(pool, 'error', over).then(([error]) => Promise.reject(error)) // its work would never settle
    try {
      await Promise.race([within(null, longestStart), broken])
    } catch (error) {
      const former = pool
      pool = openPool(file)
      void former.destroy().catch(() => undefined)
      throw error
    } finally {
      over.abort()
    }
  }
  const run = async (task: unknown) => {
    await start() // the limit starts with a running thread
    return within(task, longest)
  }
  return {
    doTextWork: (name, given) => inTurn(run, { name, given }) as never,
    stop: () => pool.destroy(),
  }
}

function openPool(filename: string): Piscina {
  const threads = { minThreads: 0, maxThreads: 1, idleTimeout: 10_000 }
  const pool = new Piscina({ filename, name: 'workOnText', ...threads, atomics: 'disabled' })
  pool.on('error', () => undefined) // callers get the error; idle threads are replaced
  return pool
}
