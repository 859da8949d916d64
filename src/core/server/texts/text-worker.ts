import { once } from 'node:events'
import pLimit from 'p-limit'
import { Piscina } from 'piscina'
import type { DoTextWork } from './text-work.ts'

/** Milliseconds that a piece of work may take; a hostile text costs no more than that, and nobody else's request. */
const longest = 2000
/** Milliseconds that a thread may take to be there, on a machine that is busy. */
const longestStart = 15_000

export interface TextWorker {
  doTextWork: DoTextWork
  stop(): Promise<void>
}

/** A thread that does the work with texts, one piece after the other; started with the first of them and left after ten idle seconds. */
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
    const broken = once(pool, 'error', over).then(([error]) => Promise.reject(error)) // its work would never be settled
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
    await start() // the limit counts from when the thread is there
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
  pool.on('error', () => undefined) // whoever waits for a piece of work is told; an idle thread that dies is replaced
  return pool
}
