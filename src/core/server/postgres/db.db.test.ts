import { sql } from 'kysely'
import { expect, inject, onTestFinished, test } from 'vitest'
import { createDatabase } from '../../../../e2e/setup/database/postgres.ts'
import { isDatabaseDown, openDb } from './db.ts'

const columnsOf = async (rows: Promise<{ rows: unknown[] }>) => Object.keys((await rows).rows[0] as object)

test('what a migration changes is returned by statements that were prepared before; a transaction under way may be tried again', async () => {
  const db = openDb(await createDatabase(inject('databaseUrl')), { pool: 1, namedStatements: true })
  onTestFinished(() => db.destroy())
  await sql`create table things (id integer)`.execute(db)
  await sql`insert into things values (1)`.execute(db)
  const read = (from = db) => columnsOf(sql`select * from things where id = ${1}`.execute(from))
  expect(await read()).toEqual(['id'])
  await sql`alter table things add column name text`.execute(db)
  expect(await read()).toEqual(['id', 'name'])
  await sql`alter table things add column place integer`.execute(db)
  const reading = () => db.transaction().execute(async (own) => read(own))
  await expect(reading()).rejects.toSatisfy(isDatabaseDown)
  expect(await reading()).toEqual(['id', 'name', 'place'])
})
