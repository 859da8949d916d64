import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createDatabase } from '../../../../e2e/setup/database/postgres.ts'
import { bigintArray, textArray } from './binary-arrays.ts'
import { type Db, openDb } from './db.ts'

let db: Db
beforeAll(async () => {
  db = openDb(await createDatabase(inject('databaseUrl')), { pool: 1, namedStatements: true, patient: true })
})
afterAll(() => db.destroy())

test('the database reads numbers and texts as they were given', async () => {
  const numbers = fc.array(fc.maxSafeNat(), { maxLength: 50 })
  const texts = fc.array(
    fc.string({ unit: 'grapheme' }).map((text) => text.replaceAll('\0', '')),
    { maxLength: 50 },
  )
  await fc.assert(
    fc.asyncProperty(numbers, texts, async (someNumbers, someTexts) => {
      const { rows } = await sql`
        select ${bigintArray(someNumbers.length, (index) => someNumbers[index]!)}::bigint[]::text[] as numbers,
          ${textArray(someTexts)}::text[] as texts`.execute(db)
      expect(rows).toEqual([{ numbers: someNumbers.map(String), texts: someTexts }])
    }),
    { numRuns: 200 },
  )
})
