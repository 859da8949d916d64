import { expect, inject, onTestFinished, test } from 'vitest'
import { openDb } from '#src/core/server/postgres/db.ts'
import { doTextWork } from '#src/core/server/texts/text-work.ts'
import { type PlantedArticle, plantArticles } from '../../../../../e2e/setup/data/articles.ts'
import { createDatabase } from '../../../../../e2e/setup/database/postgres.ts'
import { importArticles } from '../articles/article-import.ts'
import { listCards } from './news.store.ts'

test('a list follows its articles: their order, their texts and their number', async () => {
  const db = openDb(await createDatabase(inject('databaseUrl')), { pool: 2, namedStatements: true })
  onTestFinished(() => db.destroy())
  const importAll = async (articles: Record<string, PlantedArticle>) => {
    await db.deleteFrom('news_articles').execute()
    await importArticles(db, plantArticles(articles), { doTextWork })
  }
  const list = (offset = 0) => listCards(db, { language: 'en', list: 'all', offset, limit: 1 })
  await importAll({ a: { age: 1 }, b: { age: 2 } })
  expect(await list(1)).toMatchObject({ cards: [{ content_id: 'b' }], total: 2 })
  await importAll({ a: { age: 1, languages: { en: { title: 'Changed' } } }, b: { age: 2 } })
  expect(await list()).toMatchObject({ cards: [{ title: 'Changed' }], total: 2 })
  await importAll({ a: { age: 1 } })
  expect(await list()).toMatchObject({ cards: [{ title: 'a' }], total: 1 })
})
