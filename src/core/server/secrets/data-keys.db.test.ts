import { expect, inject, onTestFinished, test } from 'vitest'
import { createDatabase } from '../../../../e2e/setup/database/postgres.ts'
import { openDb } from '../postgres/db.ts'
import { StartError } from '../process/data-folder.ts'
import { proveDataKeys } from './data-keys.ts'
import { openPrivateData } from './private-data.ts'

const keys = (...names: string[]) => openPrivateData(new Map(names.map((name) => [name.slice(0, 1), [name.repeat(8)]])))

test('a start with other keys than those of the database is refused, a new key beside a former one is not', async () => {
  const db = openDb(await createDatabase(inject('databaseUrl')), { pool: 1, namedStatements: false })
  onTestFinished(() => db.destroy())
  const prove = (...names: string[]) => proveDataKeys(db, keys(...names))
  await prove('a-one')
  await prove('a-one')
  await expect(prove('b-two')).rejects.toThrow(StartError)
  await expect(prove('a-two')).rejects.toThrow(/sealed with other keys \(a\)/)
  await prove('b-two', 'a-one')
  await prove('b-two')
  await expect(prove('a-two', 'b-two')).rejects.toThrow(StartError)
})
