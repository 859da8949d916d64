import { randomUUID } from 'node:crypto'
import { parseCrontab } from 'graphile-worker'
import { expect, inject, onTestFinished, test } from 'vitest'
import { openDb } from '#src/core/server/postgres/db.ts'
import { createLog } from '#src/core/server/process/log.ts'
import { createDatabase, query } from '../../../e2e/setup/database/postgres.ts'
import { type JobParts, siteCrontab, siteTasks } from '../jobs.ts'

test('every recurring job is a task, and those of the privacy notice forget what is too old', async () => {
  const url = await createDatabase(inject('databaseUrl'))
  const db = openDb(url, { pool: 2, namedStatements: false })
  onTestFinished(() => db.destroy())
  await query(
    url,
    `insert into consent_proofs (consent_id, revision, categories, language, given_at)
    select gen_random_uuid(), 1, '{necessary}', 'en', now() - make_interval(days => age) from unnest(array[1094, 1096]) age`,
  )
  const user = randomUUID()
  await query(url, 'insert into account_users (user_id) values ($1)', [user])
  await query(
    url,
    `insert into account_sessions (token_digest, user_id, channel, expires_at)
    select sha256(age::text::bytea), $1, 1, now() - make_interval(mins => age) from unnest(array[-1, 1]) age`,
    [user],
  )
  const parts = { db, log: createLog('silent'), timeZone: 'Asia/Singapore' } as unknown as JobParts
  const tasks = siteTasks(parts)
  const names = parseCrontab(siteCrontab).map(({ task }) => task)
  expect(names.filter((name) => !tasks[name])).toEqual([])
  for (const name of names.filter((name) => name.startsWith('forget_'))) await tasks[name]!({})
  const [left] = await query(
    url,
    `select (select count(*) from consent_proofs) as proofs,
    (select count(*) from account_sessions) as sessions`,
  )
  expect(left).toEqual({ proofs: '1', sessions: '1' })
})
