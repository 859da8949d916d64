import { setTimeout as wait } from 'node:timers/promises'
import { type Db, isDatabaseDown } from '../postgres/db.ts'
import type { Log } from '../process/log.ts'
import { findJobTable } from './jobs.store.ts'

/** What jobs do, by their names. A task that throws is tried again, later each time. */
export type Tasks = Record<string, (payload: unknown) => Promise<void>>

export interface JobSettings {
  /** Connection address that no transaction pooler stands before. */
  url: string
  tasks: Tasks
  /** When tasks are done by themselves, as lines of a crontab in UTC. */
  crontab: string
  log: Log
}

/** Milliseconds after which jobs are begun anew where the database was out of reach. */
const retryDelayMs = 2000
/** Milliseconds that an end waits for jobs, and for a database that may not answer. */
const timeoutMs = 6000

/** Makes the tables of jobs where a database has none, so that the first visitor can ask for one; `url` is that of JobSettings. One that is out of reach gets them later, by doJobs. */
export async function makeJobTables(db: Db, { url, log }: Pick<JobSettings, 'url' | 'log'>): Promise<void> {
  try {
    if (await findJobTable(db)) return
    const { migrateJobs } = await import('./job-worker.ts')
    await migrateJobs(url, log)
  } catch (error) {
    if (!isDatabaseDown(error)) throw error
  }
}

/** Does the jobs that wait in the database, a few at a time, until it is stopped; an outage of the database only delays them. */
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
  const { workUntil } = await import('./job-worker.ts') // it takes its time to load, and no visitor waits for it
  while (!signal.aborted) {
    await workUntil(settings, signal).catch((error: Error) =>
      settings.log.warn({ reason: error.message }, 'jobs wait: their database is out of reach'),
    )
    await wait(retryDelayMs, undefined, { signal, ref: false }).catch(() => undefined)
  }
}
