import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { type Db, openDb } from '#src/core/server/postgres/db.ts'
import { doTextWork } from '#src/core/server/texts/text-work.ts'
import { plantArticles } from '../../../../../e2e/setup/data/articles.ts'
import { createDatabase } from '../../../../../e2e/setup/database/postgres.ts'
import { importArticles } from '../articles/article-import.ts'
import { listPatches } from './patches.store.ts'

let db: Db
beforeAll(async () => {
  db = openDb(await createDatabase(inject('databaseUrl')), { pool: 2, namedStatements: true })
})
afterAll(() => db.destroy())

beforeEach(() => {
  const changes = (...ids: string[]) =>
    `changes:\n${ids
      .map(
        (id) =>
          `  - { season: m10s16, kind: item, id: ${id}, from: '1', to: '2', direction: up, what: { en: a, zh: b, th: c, ms: d } }\n`,
      )
      .join('')}`
  return importArticles(
    db,
    plantArticles({
      older: { age: 9, facts: changes('a', 'b') },
      newer: { age: 5, facts: changes('a'), languages: { en: { title: 'Patch' }, th: { title: 'แพตช์' } } },
      'to-come': { age: -1, facts: changes('a') },
      plain: { age: 1 },
    }),
    { doTextWork },
  )
})

test('patches are published articles that change something of the season, the newest first', async () => {
  const patches = await listPatches(db, { season: 'm10s16' }, { language: 'th', limit: 5 })
  expect(patches).toMatchObject([
    { contentId: 'newer', title: { text: 'แพตช์', lang: undefined }, changes: [{ id: 'a', direction: 'up' }] },
    { contentId: 'older' },
  ])
  const [first, ...others] = await listPatches(db, { season: 'm10s16' }, { language: 'ms', limit: 1 })
  expect([first, others]).toMatchObject([{ title: { text: 'Patch', lang: 'en' } }, []])
  expect(await listPatches(db, { season: 'm15s16' }, { language: 'en', limit: 1 })).toEqual([])
})

test('patches of one thing have its changes alone', async () => {
  const of = (id: string) => listPatches(db, { season: 'm10s16', kind: 'item', id }, { language: 'en', limit: 5 })
  expect((await of('b')).map(({ contentId, changes }) => [contentId, changes.map(({ id }) => id)])).toEqual([
    ['older', ['b']],
  ])
  expect(await of('c')).toEqual([])
})
