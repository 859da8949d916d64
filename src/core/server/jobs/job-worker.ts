import { EventEmitter, once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { Logger, makeWorkerUtils, type Runner, run, type WorkerEvents } from 'graphile-worker'
import pg from 'pg'
import type { Log } from '../log.ts'
import type { JobSettings } from './jobs.ts'

/** Milliseconds that a job under way has to come to its end when it is stopped. */
const patience = 5000

/** Works until the signal; throws where that is not possible any more. */
export async function workUntil({ url, tasks, crontab, log }: JobSettings, signal: AbortSignal): Promise<void> {
  const pool = new pg.Pool({ connectionString: url, max: 3, connectionTimeoutMillis: 5000 })
  pool.on('error', () => undefined) // a lost server is told to the query under way
  pool.on('connect', (client) => void client.on('error', () => undefined))
  const events: WorkerEvents = new EventEmitter()
  const presence = new Promise<pg.Client>((done) =>
    events.once('pool:create', ({ workerPool }) =>
      done(new pg.Client({ connectionString: url, application_name: workerPool.id })),
    ),
  )
  try {
    const logger = createLogger(log)
    await releaseDeadWorkers(pool, logger)
    const options = { pgPool: pool, concurrency: 1, noHandleSignals: true, pollInterval: 5000, logger, events }
    const runner = await run({ ...options, crontab, taskList: tasks })
    runner.promise.catch(() => undefined) // told by what waits for it
    await Promise.race([untilStopped(runner, signal), untilGone(await presence)])
    await Promise.race([runner.stop(), wait(patience, undefined, { ref: false })])
  } finally {
    void presence.then((client) => client.end())
    void pool.end()
  }
}

/** Resolves at the signal; rejects where the work ends by itself. */
async function untilStopped(runner: Runner, signal: AbortSignal) {
  const stopped = once(signal, 'abort')
  if (!signal.aborted) await Promise.race([stopped, runner.promise])
  if (!signal.aborted) throw new Error('the worker ended')
}

/** Shows others by its name that a worker lives, for as long as it is connected. */
async function untilGone(presence: pg.Client) {
  const gone = once(presence, 'end')
  presence.on('error', () => undefined)
  await presence.connect()
  await gone
  throw new Error('the connection that shows a worker was lost')
}

/** Lets others do what a killed process had begun: its locks would last four hours. A live one is known by its connection. */
async function releaseDeadWorkers(pool: pg.Pool, logger: Logger) {
  const utils = await makeWorkerUtils({ pgPool: pool, logger })
  try {
    await utils.migrate()
    const { rows } = await pool.query<{ id: string }>(
      `select distinct locked_by as id from graphile_worker._private_jobs
       where locked_by is not null and locked_by not in (select application_name from pg_stat_activity)`,
    )
    if (rows.length > 0) await utils.forceUnlockWorkers(rows.map(({ id }) => id))
  } finally {
    await utils.release()
  }
}

/** What graphile-worker has to tell, without the payloads of jobs. */
const createLogger = (log: Log) =>
  new Logger(() => (level, message) => {
    if (level === 'error' || level === 'warning')
      log.warn({ reason: message }, 'a job failed or could not be looked for')
  })
