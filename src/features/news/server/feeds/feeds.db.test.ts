import { expect, inject, onTestFinished, test } from 'vitest'
import { openDb } from '#src/core/server/postgres/db.ts'
import { migrate } from '#src/core/server/postgres/migrations.ts'
import { doTextWork } from '#src/core/server/texts/text-work.ts'
import { type PlantedArticle, plantArticles } from '../../../../../e2e/setup/data/articles.ts'
import { createDatabase } from '../../../../../e2e/setup/database/postgres.ts'
import { importArticles } from '../articles/article-import.ts'
import { plainFeedOf } from './feeds.ts'
import { listCards } from './news.store.ts'

test('a feed is one object as long as its cards are the same, so that it is packed once, and another one after a change', async () => {
  const db = openDb(await createDatabase(inject('databaseUrl')), { pool: 2, namedStatements: true })
  onTestFinished(() => db.destroy())
  await migrate(db as never)
  const importAll = async (articles: Record<string, PlantedArticle>) => {
    await db.deleteFrom('news_articles').execute()
    await importArticles(db, plantArticles(articles), { doTextWork })
  }
  const hear = async (offset = 0) =>
    plainFeedOf(await listCards(db, { language: 'en', list: 'all', offset, limit: 1 }), offset)
  await importAll({ a: { age: 1 }, b: { age: 2 } })
  const before = await hear()
  expect(await hear()).toBe(before)
  expect(await hear(1)).toMatchObject({ info_content: [{ content_id: 'b' }], next_offset: 2, is_finish: true })
  await importAll({ a: { age: 1, languages: { en: { title: 'Changed' } } }, b: { age: 2 } })
  expect(await hear()).toMatchObject({ info_content: [{ title: 'Changed' }], total_num: 2, is_finish: false })
  await importAll({ a: { age: 1 } })
  expect(await hear()).toMatchObject({ info_content: [{ title: 'a' }], total_num: 1, is_finish: true })
})
