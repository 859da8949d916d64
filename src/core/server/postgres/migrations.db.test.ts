import { expect, inject, onTestFinished, test } from 'vitest'
import { createEmptyDatabase } from '../../../../e2e/setup/database/postgres.ts'
import { migrateJobs } from '../jobs/job-worker.ts'
import { createLog } from '../process/log.ts'
import { openDb } from './db.ts'
import { migrate } from './migrations.ts'

function open(url: string) {
  const db = openDb(url, { pool: 1, namedStatements: false, patient: true })
  onTestFinished(() => db.destroy())
  return db as never
}

test('processes that start together on a new database migrate it once', async () => {
  const url = await createEmptyDatabase(inject('databaseUrl'))
  const applied = await Promise.all(Array.from({ length: 6 }, () => migrate(open(url))))
  expect(applied.filter(({ length }) => length > 0)).toHaveLength(1)
})

test('processes that start while another makes the tables of jobs do not meet them half made', async () => {
  for (let round = 0; round < 3; round++) {
    const url = await createEmptyDatabase(inject('databaseUrl'))
    await migrate(open(url))
    let isMade = false
    const startOthers = async (db: never) => {
      while (!isMade) expect(await migrate(db)).toEqual([])
    }
    const jobs = migrateJobs(url, createLog('error')).finally(() => {
      isMade = true
    })
    await Promise.all([jobs, ...Array.from({ length: 4 }, () => startOthers(open(url)))])
  }
})
