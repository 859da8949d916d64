import { runMigrations } from 'graphile-worker'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest'
import { doJobs } from '#src/core/server/jobs/jobs.ts'
import { type Db, openDb } from '#src/core/server/postgres/db.ts'
import { createLog } from '#src/core/server/process/log.ts'
import { createEmptyDatabase, query } from '../../../../../e2e/setup/database/postgres.ts'
import { dropPagesSoon, matchTasks, pagesTask } from './rankings.jobs.ts'

let url: string
let db: Db
beforeAll(async () => {
  url = await createEmptyDatabase(inject('databaseUrl'))
  db = openDb(url, { pool: 2, namedStatements: false })
})
afterAll(() => db.destroy())

/** Counts notifications from now on. */
async function countNotifications(): Promise<() => Promise<number>> {
  const listener = new pg.Client(url)
  let notified = 0
  listener.on('notification', () => notified++)
  await listener.connect()
  onTestFinished(() => listener.end())
  await listener.query('listen encore_pages')
  return async () => {
    await listener.query('select 1') // the answer comes after all earlier notifications
    return notified
  }
}

test('pages are dropped at once while there are no job tables, and later once for all requests of ten seconds', async () => {
  const notified = await countNotifications()
  await dropPagesSoon(db)
  expect(await notified()).toBe(1)

  await runMigrations({ connectionString: url })
  for (let time = 0; time < 5; time++) await dropPagesSoon(db)
  const waiting = await query(
    url,
    `select id, run_at between now() and now() + interval '10 seconds' as soon from graphile_worker.jobs where task_identifier = $1`,
    [pagesTask],
  )
  expect(waiting).toMatchObject([{ soon: true }])
  expect(await notified()).toBe(1)

  const jobs = doJobs({ url, tasks: matchTasks({ db }), crontab: '', atOnce: 1, log: createLog('silent') })
  onTestFinished(() => jobs.stop())
  await query(url, 'select graphile_worker.reschedule_jobs($1, run_at => now())', [[waiting[0]!.id]])
  await expect.poll(notified).toBe(2)
  await dropPagesSoon(db)
  await expect.poll(() => query(url, 'select id from graphile_worker.jobs')).toHaveLength(1)
})
