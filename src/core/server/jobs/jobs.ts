import { setTimeout as wait } from 'node:timers/promises'
import { type Db, isDatabaseDown } from '../postgres/db.ts'
import type { Log } from '../process/log.ts'
import { findJobTable } from './jobs.store.ts'

/** Tasks by name. A task that throws is retried with growing delays. */
export type Tasks = Record<string, (payload: unknown) => Promise<void>>

export interface JobSettings {
  /** Connection address without a transaction pooler. */
  url: string
  tasks: Tasks
  /** Crontab of recurring tasks, in UTC. */
  crontab: string
  /** Concurrent jobs. */
  atOnce: number
  log: Log
}

/** Delay before work restarts after a database outage. */
const retryDelayMs = 2000
/** Longest wait for jobs and an unresponsive database at the end. */
const timeoutMs = 6000

/** Migrates the job tables before the first visitor; doJobs retries when the database is down. */
export async function makeJobTables(db: Db, { url, log }: Pick<JobSettings, 'url' | 'log'>): Promise<void> {
  try {
    if (await findJobTable(db)) return
    const { migrateJobs } = await import('./job-worker.ts')
    await migrateJobs(url, log)
  } catch (error) {
    if (!isDatabaseDown(error)) throw error
  }
}

/** Works on jobs until stopped; database outages only delay them. */
export function doJobs(settings: JobSettings): { stop(): Promise<void> } {
  const stopping = new AbortController()
  const ended = keepWorking(settings, stopping.signal)
  return {
    stop: () => {
      stopping.abort()
      return Promise.race([ended, wait(timeoutMs, undefined, { ref: false })])
    },
  }
}

async function keepWorking(settings: JobSettings, signal: AbortSignal): Promise<void> {
  const { workUntil } = await import('./job-worker.ts') // loaded in the background, as it takes a while
  while (!signal.aborted) {
    await workUntil(settings, signal).catch((error: Error) =>
      settings.log.warn({ reason: error.message }, 'jobs wait: their database is out of reach'),
    )
    await wait(retryDelayMs, undefined, { signal, ref: false }).catch(() => undefined)
  }
}
