import { expect, inject, onTestFinished, test } from 'vitest'
import { openDb } from '#src/core/server/postgres/db.ts'
import { createDatabase, query } from '../../../../../e2e/setup/database/postgres.ts'
import { insertCodeEntry, listWrongEntries } from './captchas.store.ts'

test('networks are listed by their wrong codes, until those are forgotten', async () => {
  const url = await createDatabase(inject('databaseUrl'))
  const db = openDb(url, { pool: 2, namedStatements: true })
  onTestFinished(() => db.destroy())
  const enter = async (network: string, wrong: number) => {
    for (let n = 0; n < wrong; n++) await insertCodeEntry(db, { network, site: network, isWrong: true })
    await insertCodeEntry(db, { network, site: network, isWrong: false })
  }
  await enter('few', 2)
  await enter('some', 3)
  await enter('many', 5)
  expect(await listWrongEntries(db, 3)).toEqual([
    { key: 'many', count: 5 },
    { key: 'some', count: 3 },
  ])
  await query(url, "update account_code_entries set since = since - interval '1 day'")
  expect(await listWrongEntries(db, 3)).toEqual([])
})
