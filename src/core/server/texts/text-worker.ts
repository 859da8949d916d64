import { once } from 'node:events'
import { LRUCache } from 'lru-cache'
import pLimit, { type LimitFunction } from 'p-limit'
import { Piscina } from 'piscina'
import { type DoTextWork, TextTimeout } from './text-work.ts'

/** Time limit of one piece of work: the cost of a hostile text. */
const longest = 2000
/** Time limit of starting a thread. */
const longestStart = 15_000
/** Texts of one owner that may wait. */
const mostWaiting = 20

export interface TextWorker {
  doTextWork: DoTextWork
  stop(): Promise<void>
}

/** A worker thread, started by its first work and stopped after ten idle seconds. */
export function openTextWorker(file: string): TextWorker {
  let pool = openPool(file)
  const inTurn = pLimit(1)
  const within = async (task: unknown, milliseconds: number, late: Error) => {
    try {
      return await pool.run(task, { signal: AbortSignal.timeout(milliseconds) })
    } catch (error) {
      throw (error as Error).name === 'AbortError' ? late : error
    }
  }
  const start = async () => {
    const over = new AbortController()
    const broken = once(pool, 'error', over).then(([error]) => Promise.reject(error)) // its work would never settle
    try {
      await Promise.race([within(null, longestStart, new Error('the thread for texts does not start')), broken])
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
    return within(task, longest, new TextTimeout(`it took longer than ${longest} ms`))
  }
  const owners = new LRUCache<string, LimitFunction>({ max: 100, memoMethod: () => pLimit(1) })
  const inTurnOf = (owner: string, task: unknown) => {
    const own = owners.memo(owner)
    if (own.pendingCount >= mostWaiting) throw Object.assign(new Error('too many texts wait'), { statusCode: 429 })
    return own(() => inTurn(run, task)) // one at a time joins the queue
  }
  return {
    doTextWork: async (name, given, owner) =>
      (owner === undefined ? inTurn(run, { name, given }) : inTurnOf(owner, { name, given })) as never,
    stop: () => pool.destroy(),
  }
}

function openPool(filename: string): Piscina {
  const threads = { minThreads: 0, maxThreads: 1, idleTimeout: 10_000 }
  const pool = new Piscina({ filename, name: 'workOnText', ...threads, atomics: 'disabled' })
  pool.on('error', () => undefined) // callers get the error; idle threads are replaced
  return pool
}
