import { expect, inject, onTestFinished, test } from 'vitest'
import { openDb } from '#src/core/server/postgres/db.ts'
import { storeArticle } from '../../../../../e2e/setup/data/articles.ts'
import { createDatabase, query } from '../../../../../e2e/setup/database/postgres.ts'
import { findVersions } from './versions.store.ts'

test('the end of an article’s publication is counted, in whatever way it ends, and nothing else is', async () => {
  const url = await createDatabase(inject('databaseUrl'))
  const db = openDb(url, { pool: 1, namedStatements: true })
  onTestFinished(() => db.destroy())
  const later = `now() + interval '1 day'`
  const published = (at: string) => () =>
    query(url, `update news_articles set published_at = ${at} where content_id = 'a'`)
  const { withdrawals: before } = await findVersions(db)
  const counted: [string, number][] = []
  for (const [what, run] of [
    ['stored', () => storeArticle(url, { id: 'a', html: '' })],
    ['published again', published(`now() - interval '1 day'`)],
    ['withdrawn', published(`'infinity'`)],
    ['scheduled', published(later)],
    ['published', published('now()')],
    ['scheduled again', published(later)],
    ['published at last', published('now()')],
    ['deleted', () => query(url, `delete from news_articles`)],
  ] as const) {
    await run()
    counted.push([what, Number((await findVersions(db)).withdrawals) - Number(before)])
  }
  expect(counted).toEqual([
    ['stored', 0],
    ['published again', 0],
    ['withdrawn', 1],
    ['scheduled', 1],
    ['published', 1],
    ['scheduled again', 2],
    ['published at last', 2],
    ['deleted', 3],
  ])
})
