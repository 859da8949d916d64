import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { createEmptyDatabase, migrateDatabase, query } from '../../../../e2e/setup/database/postgres.ts'
import { migrateJobs } from '../jobs/job-worker.ts'
import { doJobs } from '../jobs/jobs.ts'
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

/** Makes role and database of ops/database.sql under another name; returns the role's connection address. */
async function createSiteRole() {
  const role = `site_${randomBytes(6).toString('hex')}`
  const file = readFileSync(resolve(import.meta.dirname, '../../../../ops/database.sql'), 'utf8')
  const statements = file
    .replace(/^(--|\\).*$/gm, '') // comments, and commands of psql
    .replaceAll('encore', role)
    .replace(":'password'", `'${role}'`)
    .split(';')
    .filter((each) => each.trim() !== '')
  for (const statement of statements) await query(inject('databaseUrl'), statement)
  return Object.assign(new URL(inject('databaseUrl')), { username: role, password: role, pathname: `/${role}` }).href
}

test('the role of the deployment example, which is no superuser, migrates its database and works on its jobs', async () => {
  const url = await createSiteRole()
  const rights = 'select rolsuper or rolcreatedb or rolcreaterole as many from pg_roles where rolname = current_user'
  expect(await query(url, rights)).toEqual([{ many: false }])
  await migrateDatabase(url)
  const done = new Promise((resolve) => {
    const jobs = doJobs({
      url,
      tasks: { probe: async (payload) => resolve(payload) },
      crontab: '',
      atOnce: 1,
      log: createLog('silent'),
    })
    onTestFinished(() => jobs.stop())
  })
  await query(url, `select graphile_worker.add_job('probe', '{"of": "the role"}')`)
  expect(await done).toEqual({ of: 'the role' })
})
