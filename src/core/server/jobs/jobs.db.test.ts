import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest'
import { DatabaseLink } from '../../../../e2e/setup/database/database-link.ts'
import { createEmptyDatabase, query } from '../../../../e2e/setup/database/postgres.ts'
import { type Db, isDatabaseDown, openDb } from '../postgres/db.ts'
import { createLog } from '../process/log.ts'
import { insertJob } from './jobs.store.ts'
import { doJobs, type Tasks } from './jobs.ts'

let url: string
let db: Db
beforeAll(async () => {
  url = await createEmptyDatabase(inject('databaseUrl'))
  db = openDb(url, { pool: 2, namedStatements: false })
})
afterAll(() => db.destroy())

const atOnce = 3

/** Works until the end of the test. */
function work(tasks: Tasks, connection = url) {
  const jobs = doJobs({ url: connection, tasks, crontab: '', atOnce, log: createLog('silent') })
  onTestFinished(() => jobs.stop())
  return jobs
}

/** A task that records its payloads, and a wait for one. */
function noting() {
  const noted: unknown[] = []
  return { noted, task: async (payload: unknown) => void noted.push(payload) }
}

/** True once the first worker has migrated the job tables. */
const areTablesMade = async () =>
  (await query(url, "select to_regclass('graphile_worker._private_jobs') is not null as made"))[0]!.made

test('until the tables of jobs are made, adding one fails as with a database out of reach', async () => {
  const fault = await insertJob(db, 'note', {}).catch((error: Error) => error)
  expect(isDatabaseDown(fault)).toBe(true)
})

test('a job is done once its transaction is committed, and one that is taken back is not', async () => {
  const { noted, task } = noting()
  work({ note: task })
  await expect.poll(areTablesMade).toBe(true)
  await db
    .transaction()
    .execute(async (own) => {
      await insertJob(own, 'note', { taken: 'back' })
      throw new Error('taken back')
    })
    .catch(() => undefined)
  await insertJob(db, 'note', { number: 1 })
  await expect.poll(() => noted).toEqual([{ number: 1 }])
  await insertJob(db, 'note', { number: 2 })
  await expect.poll(() => noted).toEqual([{ number: 1 }, { number: 2 }])
})

test('a job that fails is tried again', async () => {
  let tries = 0
  work({
    stumble: async () => {
      tries++
      if (tries === 1) throw new Error('not yet')
    },
  })
  await insertJob(db, 'stumble', {})
  await expect.poll(() => tries, { timeout: 20_000 }).toBe(2)
})

test('what a killed process had begun is done by the next one, and what a live one does is left to it', async () => {
  const { noted, task } = noting()
  let free = () => undefined as unknown
  const long = new Promise<void>((done) => (free = done))
  const { noted: begun, task: begin } = noting()
  work({ long: async (payload) => begin(payload).then(() => long) })
  await insertJob(db, 'long', { alive: true })
  await expect.poll(() => begun).toHaveLength(1)
  await insertJob(db, 'orphan', { number: 3 })
  await query(
    url,
    "update graphile_worker._private_jobs set locked_at = now(), locked_by = 'gone', attempts = 1 where locked_by is null",
  )
  work({ orphan: task, long: task })
  await expect.poll(() => noted).toEqual([{ number: 3 }])
  free()
  await expect.poll(() => query(url, 'select 1 from graphile_worker._private_jobs')).toEqual([])
  expect(noted).toHaveLength(1)
})

test('a job that somebody waits for goes before those that nobody waits for', async () => {
  const { noted, task } = noting()
  const frees: (() => void)[] = []
  const long = () => new Promise<void>((done) => frees.push(done))
  work({ first: long, next: task })
  for (let each = 0; each < atOnce; each++) await insertJob(db, 'first', { each })
  await expect.poll(() => frees).toHaveLength(atOnce)
  await query(url, `select graphile_worker.add_job('next', '{"waits":false}')`)
  await insertJob(db, 'next', { waits: true })
  frees.pop()!() // in turn
  await expect.poll(() => noted).toEqual([{ waits: true }, { waits: false }])
  for (const free of frees) free()
})

test('jobs with workers of their own do not wait behind others', async () => {
  const { noted, task } = noting()
  const frees: (() => void)[] = []
  work({ slow: () => new Promise<void>((done) => frees.push(done)) })
  work({ urgent: task })
  for (let each = 0; each < 2 * atOnce; each++) await insertJob(db, 'slow', { each })
  await expect.poll(() => frees).toHaveLength(atOnce)
  await insertJob(db, 'urgent', { number: 6 })
  await expect.poll(() => noted).toEqual([{ number: 6 }])
  const release = () => {
    for (const free of frees) free()
    return frees.length
  }
  await expect.poll(release).toBe(2 * atOnce)
  release()
})

test('jobs go on when their connections are cut', async () => {
  const { noted, task } = noting()
  work({ after_cut: task })
  await insertJob(db, 'after_cut', { number: 4 })
  await expect.poll(() => noted).toHaveLength(1)
  await query(url, "select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'pool-%'")
  await insertJob(db, 'after_cut', { number: 5 })
  await expect.poll(() => noted, { timeout: 30_000 }).toHaveLength(2)
})

test('a database that is cut off again and again while jobs end rejects nothing unhandled, and each job is done', async () => {
  const link = await DatabaseLink.open(url)
  onTestFinished(() => link.cut())
  const unhandled: unknown[] = []
  const note = (reason: unknown) => void unhandled.push(reason)
  process.on('unhandledRejection', note)
  onTestFinished(() => void process.off('unhandledRejection', note))
  const done = new Set<number>()
  const failed = new Set<number>()
  work(
    {
      brief: async (payload) => {
        const { number } = payload as { number: number }
        if (number % 3 === 0 && !failed.has(number)) {
          failed.add(number)
          throw new Error('the first try fails')
        }
        done.add(number)
      },
    },
    link.url,
  )
  await expect.poll(areTablesMade).toBe(true)
  let number = 0
  for (let cut = 0; cut < 4; cut++) {
    for (let each = 0; each < 200; each++) await insertJob(db, 'brief', { number: number++ })
    const before = done.size
    await expect.poll(() => done.size, { timeout: 30_000 }).toBeGreaterThan(before)
    link.cut()
    await link.mend()
  }
  const left = () => query(url, "select 1 from graphile_worker.jobs where task_identifier = 'brief' and attempts = 0")
  await expect.poll(left, { timeout: 60_000 }).toEqual([])
  expect(unhandled).toEqual([])
})
