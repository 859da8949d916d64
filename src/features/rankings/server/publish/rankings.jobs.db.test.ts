import { runMigrations } from 'graphile-worker'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest'
import { doJobs } from '#src/core/server/jobs/jobs.ts'
import { type Db, openDb } from '#src/core/server/postgres/db.ts'
import { createLog } from '#src/core/server/process/log.ts'
import { createEmptyDatabase, query } from '../../../../../e2e/setup/database/postgres.ts'
import { matchTasks, pagesTask, tellPagesSoon } from './rankings.jobs.ts'

let url: string
let db: Db
beforeAll(async () => {
  url = await createEmptyDatabase(inject('databaseUrl'))
  db = openDb(url, { pool: 2, namedStatements: false })
})
afterAll(() => db.destroy())

/** Counts notifications from now on. */
async function countTold(): Promise<() => Promise<number>> {
  const listener = new pg.Client(url)
  let told = 0
  listener.on('notification', () => told++)
  await listener.connect()
  onTestFinished(() => listener.end())
  await listener.query('listen encore_pages')
  return async () => {
    await listener.query('select 1') // the answer comes after all earlier notifications
    return told
  }
}

test('pages are told at once as long as there are no tables of jobs, and later once for all who ask in ten seconds', async () => {
  const told = await countTold()
  await tellPagesSoon(db)
  expect(await told()).toBe(1)

  await runMigrations({ connectionString: url })
  for (let time = 0; time < 5; time++) await tellPagesSoon(db)
  const waiting = await query(
    url,
    `select id, run_at between now() and now() + interval '10 seconds' as soon from graphile_worker.jobs where task_identifier = $1`,
    [pagesTask],
  )
  expect(waiting).toMatchObject([{ soon: true }])
  expect(await told()).toBe(1)

  const jobs = doJobs({ url, tasks: matchTasks({ db }), crontab: '', log: createLog('silent') })
  onTestFinished(() => jobs.stop())
  await query(url, 'select graphile_worker.reschedule_jobs($1, run_at => now())', [[waiting[0]!.id]])
  await expect.poll(told).toBe(2)
  await tellPagesSoon(db)
  await expect.poll(() => query(url, 'select id from graphile_worker.jobs')).toHaveLength(1)
})
