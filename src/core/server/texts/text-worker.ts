import pLimit from 'p-limit'
import { Piscina } from 'piscina'
import type { DoTextWork } from './text-work.ts'

/** Milliseconds that a piece of work may take; a hostile text costs no more than that, and nobody else's request. */
const longest = 2000

export interface TextWorker {
  doTextWork: DoTextWork
  stop(): Promise<void>
}

/** A thread that does the work with texts, one piece after the other; started with the first of them and left after ten idle seconds. */
export function openTextWorker(file: string): TextWorker {
  const pool = new Piscina({
    filename: file,
    name: 'workOnText',
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: 10_000,
    atomics: 'disabled',
  })
  const inTurn = pLimit(1)
  const run = async (task: unknown) => {
    await pool.run(null) // the limit counts from when the thread is there
    try {
      return await pool.run(task, { signal: AbortSignal.timeout(longest) })
    } catch (error) {
      throw (error as Error).name === 'AbortError' ? new Error(`A text took longer than ${longest} ms.`) : error
    }
  }
  return {
    doTextWork: (name, given) => inTurn(run, { name, given }) as never,
    stop: () => pool.destroy(),
  }
}
