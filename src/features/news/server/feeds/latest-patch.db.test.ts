import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { type Db, openDb } from '#src/core/server/postgres/db.ts'
import { doTextWork } from '#src/core/server/texts/text-work.ts'
import { plantArticles } from '../../../../../e2e/setup/data/articles.ts'
import { createDatabase } from '../../../../../e2e/setup/database/postgres.ts'
import { importArticles } from '../articles/article-import.ts'
import { findLatestPatch } from './latest-patch.store.ts'

let db: Db
beforeAll(async () => {
  db = openDb(await createDatabase(inject('databaseUrl')), { pool: 2, namedStatements: true })
})
afterAll(() => db.destroy())

beforeEach(() => {
  const changes = (season: string) =>
    `changes:\n  - { season: ${season}, kind: item, id: a, from: '1', to: '2', direction: up, what: { en: a, zh: b, th: c, ms: d } }\n`
  return importArticles(
    db,
    plantArticles({
      older: { age: 9, facts: changes('m10s16') },
      newer: { age: 5, facts: changes('m10s16'), languages: { en: { title: 'Patch' }, th: { title: 'แพตช์' } } },
      'to-come': { age: -1, facts: changes('m10s16') },
      plain: { age: 1 },
    }),
    { doTextWork },
  )
})

test('the latest patch is the newest published article that changes something in the season', async () => {
  const patch = await findLatestPatch(db, { season: 'm10s16', language: 'th' })
  expect(patch).toMatchObject({ contentId: 'newer', title: 'แพตช์', changes: [{ id: 'a', direction: 'up' }] })
  expect((await findLatestPatch(db, { season: 'm10s16', language: 'ms' }))?.title).toBe('Patch')
  expect(await findLatestPatch(db, { season: 'm15s16', language: 'en' })).toBeNull()
})
