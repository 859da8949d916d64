import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { expect, inject, onTestFinished, test } from 'vitest'
import { openDb } from '#src/core/server/postgres/db.ts'
import { doTextWork } from '#src/core/server/texts/text-work.ts'
import { type PlantedArticle, plantArticles } from '../../../../../e2e/setup/data/articles.ts'
import { createDatabase } from '../../../../../e2e/setup/database/postgres.ts'
import { importArticles } from '../articles/article-import.ts'
import { listSummaries } from './news.store.ts'
import { toCard } from './presenters.ts'

test('a list follows its articles: their order, their texts and their number', async () => {
  const db = openDb(await createDatabase(inject('databaseUrl')), { pool: 2, namedStatements: true })
  onTestFinished(() => db.destroy())
  const importAll = async (articles: Record<string, PlantedArticle>) => {
    await db.deleteFrom('news_articles').execute()
    await importArticles(db, plantArticles(articles), { doTextWork })
  }
  const list = (offset = 0) => listSummaries(db, { language: 'en', list: 'all', offset, limit: 1 })
  await importAll({ a: { age: 1 }, b: { age: 2 } })
  expect(await list(1)).toMatchObject({ summaries: [{ contentId: 'b' }], total: 2 })
  await importAll({ a: { age: 1, languages: { en: { title: 'Changed' } } }, b: { age: 2 } })
  expect(await list()).toMatchObject({ summaries: [{ title: 'Changed' }], total: 2 })
  await importAll({ a: { age: 1 } })
  expect(await list()).toMatchObject({ summaries: [{ title: 'a' }], total: 1 })
})

test('pinned articles come first, then the newest, and pages go on in that order', async () => {
  const db = openDb(await createDatabase(inject('databaseUrl')), { pool: 2, namedStatements: true })
  onTestFinished(() => db.destroy())
  const articles = { new: { age: 1 }, notes: { age: 5, facts: 'pinned: true\n' }, old: { age: 9 } }
  await importArticles(db, plantArticles(articles), { doTextWork })
  const list = async (offset: number) => {
    const { summaries } = await listSummaries(db, { language: 'en', list: 'all', offset, limit: 2 })
    return summaries.map(({ contentId }) => contentId)
  }
  expect([await list(0), await list(2)]).toEqual([['notes', 'new'], ['old']])
})

test('cards that an older version stored by the names of the wire are kept by our own', async () => {
  const db = openDb(await createDatabase(inject('databaseUrl')), { pool: 2, namedStatements: true })
  onTestFinished(() => db.destroy())
  const facts = 'father: piece\nvideo: https://example.org/a.mp4\njump: { type: external, url: https://example.org/ }\n'
  await importArticles(db, plantArticles({ a: { facts }, b: {} }), { doTextWork })
  const list = () => listSummaries(db, { language: 'en', list: 'all', offset: 0, limit: 9 })
  const { summaries } = await list()
  for (const summary of summaries) {
    const card = JSON.stringify(toCard(summary, {}))
    await db.updateTable('news_cards').set({ card }).where('content_id', '=', summary.contentId).execute()
  }
  expect((await list()).summaries).not.toEqual(summaries)
  for (const migration of ['0025_news_card_names', '0050_news_content_part'])
    await sql.raw(readFileSync(`migrations/${migration}.sql`, 'utf8')).execute(db)
  const byMoment = (each: typeof summaries) =>
    each.map((summary) => ({ ...summary, published: Date.parse(summary.published) }))
  expect(byMoment((await list()).summaries)).toEqual(byMoment(summaries))
})
