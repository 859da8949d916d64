import { expect, inject, onTestFinished, test } from 'vitest'
import type { Sender } from '#src/core/server/calls/handle.ts'
import { openDb } from '#src/core/server/postgres/db.ts'
import { openPrivateData } from '#src/core/server/secrets/private-data.ts'
import { createDatabase } from '../../../../e2e/setup/database/postgres.ts'
import { listEntriesOfDay } from './entries.store.ts'
import { countEntry } from './entries.ts'

test('a network counts once a day for a code, and once for all codes that the operator does not know', async () => {
  const db = openDb(await createDatabase(inject('databaseUrl')), { pool: 2, namedStatements: true })
  onTestFinished(() => db.destroy())
  const privateData = openPrivateData(new Map([['test', ['a secret of this test']]]))
  const parts = { db, privateData, timeZone: 'UTC', campaignCodes: ['trailer', 'week'] }
  const count = (code: string, address: string) =>
    countEntry(code, parts, { language: 'en', test: false, sender: { address } as Sender })
  const counted: boolean[] = []
  for (const code of ['trailer', 'trailer', 'week', 'made-up-1', 'made-up-2'])
    counted.push(await count(code, '192.0.2.1'))
  expect(counted).toEqual([true, false, true, true, false])
  expect([await count('trailer', '192.0.2.99'), await count('trailer', '198.51.100.1')]).toEqual([false, true])
  expect(await listEntriesOfDay(db, null, 'UTC')).toEqual([
    { code: 'trailer', count: 2 },
    { code: null, count: 1 },
    { code: 'week', count: 1 },
  ])
})
