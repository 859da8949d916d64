import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { query } from '../../../../e2e/setup/database/postgres.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts'

const folder = mkdtempSync(join(tmpdir(), 'encore-embedded-'))
const password = join(folder, 'postgres-password')
let postgres: EmbeddedPostgres
beforeAll(async () => {
  postgres = await startEmbeddedPostgres(folder)
  await query(postgres.url, 'create table kept (value int); insert into kept values (1)')
})
afterAll(async () => {
  await postgres.stop()
  rmSync(folder, { recursive: true })
})

test.each([
  ['lost', () => rmSync(password)],
  ['empty', () => writeFileSync(password, '')],
])('a cluster whose password is %s gets a new one and keeps its data', async (_, lose) => {
  await postgres.stop()
  lose()
  postgres = await startEmbeddedPostgres(folder)
  expect(await query(postgres.url, 'select value from kept')).toEqual([{ value: 1 }])
})

test('files that PostgreSQL can not use end a start in one sentence', async () => {
  await postgres.stop()
  const url = new URL(postgres.url)
  rmSync(password)
  mkdirSync(password)
  await expect(startEmbeddedPostgres(folder)).rejects.toThrow(
    /^PostgreSQL's password .+ can't be read: EISDIR; a start without/,
  )
  rmSync(password, { recursive: true })
  writeFileSync(password, url.password)
  rmSync(join(folder, 'postgres.log'), { force: true })
  mkdirSync(join(folder, 'postgres.log'))
  postgres = await startEmbeddedPostgres(folder)
  expect(postgres.state).toBe('started')
})
