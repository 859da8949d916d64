import { EventEmitter, once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { Logger, makeWorkerUtils, type Runner, run, type WorkerEvents } from 'graphile-worker'
import pg from 'pg'
import { withAdvisoryLock } from '../postgres/advisory-lock.ts'
import { openDb } from '../postgres/db.ts'
import type { Log } from '../process/log.ts'
import type { JobSettings, Tasks } from './jobs.ts'

/** Time for jobs under way when the process ends. */
const timeoutMs = 5000
/** Time for jobs under way while the process lives; no job takes longer. */
const longest = 120_000
/** Time to report the ends of jobs: batches that failed can keep graphile-worker from ever stopping. */
const reportMs = 2000
/** Batches report ends of jobs that the database missed; graphile-worker leaves single ones as unhandled rejections. */
const heedful = { completeJobBatchDelay: 0, failJobBatchDelay: 0 }

/** Works until the signal. Rejects when working becomes impossible. */
export async function workUntil({ url, tasks, crontab, atOnce, log }: JobSettings, signal: AbortSignal): Promise<void> {
  const pool = new pg.Pool({ connectionString: url, max: 5, connectionTimeoutMillis: 5000 })
  pool.on('error', () => undefined) // the running query reports a lost server
  pool.on('connect', (client) => void client.on('error', () => undefined))
  const events: WorkerEvents = new EventEmitter()
  const present = once(events, 'pool:create').then(([{ workerPool }]) => showPresence(url, workerPool.id))
  present.catch(() => undefined) // its waiter reports it
  const underWay = new Set<Promise<void>>()
  let runner: Runner | undefined
  try {
    const logger = createLogger(log)
    await releaseDeadWorkers(pool, logger)
    const options = { pgPool: pool, concurrency: atOnce, noHandleSignals: true, pollInterval: 5000, logger, events }
    const taskList = counted(tasks, underWay, present)
    runner = await run({ ...options, preset: { worker: heedful }, crontab, taskList })
    runner.promise.catch(() => undefined) // its waiter reports it
    await Promise.race([untilStopped(runner, signal), present.then(untilGone)])
  } finally {
    await end(runner, underWay, signal)
    void present.then((client) => client.end()).catch(() => undefined)
    void pool.end()
  }
}

/** Lets jobs under way finish, briefly when the process ends. */
async function end(runner: Runner | undefined, underWay: Set<Promise<void>>, signal: AbortSignal) {
  let isOver = false
  const limit = wait(signal.aborted ? timeoutMs : longest, undefined, { ref: false })
  const over = Promise.race([runner?.stop().catch(() => undefined), limit]).then(() => {
    isOver = true
  })
  do {
    const reported = Promise.allSettled(underWay).then(() => wait(reportMs, undefined, { ref: false }))
    await Promise.race([over, reported])
  } while (!isOver && underWay.size > 0) // one that was being fetched begins late
}

/** Delays jobs until the worker's presence is visible to others, and keeps those under way in a set. */
const counted = (tasks: Tasks, underWay: Set<Promise<void>>, present: Promise<unknown>): Tasks =>
  Object.fromEntries(
    Object.entries(tasks).map(([name, task]) => [
      name,
      (payload: unknown) => {
        const job = present.then(() => task(payload))
        underWay.add(job)
        return job.finally(() => underWay.delete(job))
      },
    ]),
  )

/** Resolves at the signal; rejects when the work ends by itself. */
async function untilStopped(runner: Runner, signal: AbortSignal) {
  const stopped = once(signal, 'abort')
  if (!signal.aborted) await Promise.race([stopped, runner.promise])
  if (!signal.aborted) throw new Error('the worker ended')
}

/** Marks a living worker by the name of a connection. */
async function showPresence(url: string, name: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: name })
  client.on('error', () => undefined)
  await client.connect()
  return client
}

async function untilGone(presence: pg.Client) {
  await once(presence, 'end')
  throw new Error('the connection that shows a worker was lost')
}

/** Migrates the job tables to the version of this worker. */
export async function migrateJobs(url: string, log: Log): Promise<void> {
  const db = openDb(url, { pool: 1, namedStatements: false, patient: true })
  const makeTables = async () => {
    const utils = await makeWorkerUtils({ connectionString: url, logger: createLogger(log) }) // migrates as well
    await utils.release()
  }
  await withAdvisoryLock(db as never, makeTables).finally(() => db.destroy())
}

/** Frees jobs of killed workers, whose locks would last four hours; a connection marks live ones. */
async function releaseDeadWorkers(pool: pg.Pool, logger: Logger) {
  const utils = await makeWorkerUtils({ pgPool: pool, logger })
  try {
    const { rows } = await pool.query<{ id: string }>(
      `select distinct locked_by as id from graphile_worker._private_jobs
       where locked_by is not null and locked_by not in (select application_name from pg_stat_activity)`,
    )
    if (rows.length > 0) await utils.forceUnlockWorkers(rows.map(({ id }) => id))
  } finally {
    await utils.release()
  }
}

/** Logs of graphile-worker without the payloads of jobs. */
const createLogger = (log: Log) =>
  new Logger(() => (level, message) => {
    if (level === 'error' || level === 'warning')
      log.warn({ reason: message }, 'a job failed or could not be looked for')
  })
