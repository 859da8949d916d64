import { afterAll, beforeAll, expect, inject, onTestFinished, test, vi } from 'vitest'
import { type Db, openDb } from '#src/core/server/postgres/db.ts'
import { migrate } from '#src/core/server/postgres/migrations.ts'
import { createLog } from '#src/core/server/process/log.ts'
import { createDatabase, query } from '../../../../../e2e/setup/database/postgres.ts'
import { followVersions } from './news.jobs.ts'

let url: string
let db: Db
beforeAll(async () => {
  url = await createDatabase(inject('databaseUrl'))
  db = openDb(url, { pool: 2, namedStatements: true })
  await migrate(db as never)
})
afterAll(() => db.destroy())

/** Follows versions of a database whose articles cannot be read until `mend`. */
async function followBroken() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  await query(url, 'alter table news_articles rename to articles_away')
  const follow = vi.fn()
  const warnings: string[] = []
  const log = createLog('warn', { write: (line: string) => void warnings.push(line) })
  const versions = followVersions({ db, log, follow })
  versions.look()
  await expect.poll(() => warnings).toHaveLength(1)
  return { versions, follow, warnings, mend: () => query(url, 'alter table articles_away rename to news_articles') }
}

test('versions that could not be read are read again by themselves, without another notice', async () => {
  const { versions, follow, warnings, mend } = await followBroken()
  vi.advanceTimersByTime(5000)
  await expect.poll(() => warnings).toHaveLength(2)
  await mend()
  vi.advanceTimersByTime(5000)
  await expect.poll(() => follow.mock.calls).toHaveLength(1)
  vi.advanceTimersByTime(60_000)
  await versions.stop()
  expect([follow.mock.calls, warnings].map(({ length }) => length)).toEqual([1, 2])
})

test('nothing is read again once that was stopped', async () => {
  const { versions, follow, warnings, mend } = await followBroken()
  await versions.stop()
  await mend()
  vi.advanceTimersByTime(60_000)
  await versions.stop() // waits for a read in progress
  expect([follow.mock.calls.length, warnings.length]).toEqual([0, 1])
})
