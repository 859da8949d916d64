import { sql } from 'kysely'
import { expect, inject, onTestFinished, test } from 'vitest'
import { openDb } from '#src/core/server/postgres/db.ts'
import { migrate } from '#src/core/server/postgres/migrations.ts'
import { doTextWork } from '#src/core/server/texts/text-work.ts'
import { plantArticles } from '../../../../../e2e/setup/data/articles.ts'
import { createDatabase } from '../../../../../e2e/setup/database/postgres.ts'
import { importArticles } from '../articles/article-import.ts'
import { listPublished } from './news.store.ts'
import { writeFeed } from './syndication.ts'

test('what XML can’t hold is left out of a feed, from an import and from what is stored', async () => {
  const db = openDb(await createDatabase(inject('databaseUrl')), { pool: 1, namedStatements: true })
  onTestFinished(() => db.destroy())
  await migrate(db as never)
  const languages = { en: { title: 'Pasted\vfrom\uffff an office' } }
  await importArticles(db, plantArticles({ odd: { languages } }), { doTextWork })
  const [stored] = await db.selectFrom('news_cards').select('card').execute()
  expect(stored!.card).toMatchObject({ title: 'Pasted from an office' })
  await db.updateTable('news_cards').set({ card: sql`card || '{"title":"Stored\\u001b before\\uffff"}'` }).execute()
  const options = { tab: 'all', language: 'en', origin: 'https://encore.example' } as const
  for (const format of ['atom', 'json'] as const) {
    const feed = await writeFeed(db, { ...options, format })
    expect(feed).toContain('Stored before')
    expect(feed).not.toMatch(/(?!\s)\p{Cc}|\\u001b|\uffff/u)
  }
})

test('a changed article is updated in feeds, and its publication stays', async () => {
  const db = openDb(await createDatabase(inject('databaseUrl')), { pool: 1, namedStatements: true })
  onTestFinished(() => db.destroy())
  await migrate(db as never)
  const day = (age: number) => new Date(Date.now() - age * 86_400_000).toISOString().slice(0, 10)
  const oldest = { age: 25, languages: { en: { title: 'Changed', updated: day(8) } } }
  const untouched = { age: 20, languages: { en: { title: 'Untouched', updated: day(21) } } }
  await importArticles(db, plantArticles({ oldest, untouched }), { doTextWork })
  const options = { tab: 'all', language: 'en', origin: 'https://encore.example' } as const
  const { items } = JSON.parse(await writeFeed(db, { ...options, format: 'json' }))
  expect(items).toMatchObject([
    { title: 'Untouched', date_modified: items[0].date_published },
    { title: 'Changed', date_modified: `${day(8)}T00:00:00.000Z` },
  ])
  expect(items[1].date_published.slice(0, 10)).toBe(day(25))
  const atom = await writeFeed(db, { ...options, format: 'atom' })
  expect(/<updated>(.*?)</.exec(atom)![1]).toBe(`${day(8)}T00:00:00.000Z`)
  expect(await listPublished(db)).toMatchObject([{ updated: { en: day(8) } }, { updated: { en: day(21) } }])
})

test('signs of markup in a title are words, in Atom and in JSON', async () => {
  const db = openDb(await createDatabase(inject('databaseUrl')), { pool: 1, namedStatements: true })
  onTestFinished(() => db.destroy())
  await migrate(db as never)
  await importArticles(db, plantArticles({ odd: { languages: { en: { title: 'Units <b> & cost' } } } }), { doTextWork })
  const options = { tab: 'all', language: 'en', origin: 'https://encore.example' } as const
  expect(await writeFeed(db, { ...options, format: 'atom' })).toContain('<![CDATA[Units &lt;b&gt; &amp; cost]]>')
  const [item] = JSON.parse(await writeFeed(db, { ...options, format: 'json' })).items
  expect([item.title, item.url]).toEqual(['Units <b> & cost', 'https://encore.example/en/static/odd.html'])
})

test('feeds and the list of the sitemap stay in order of time, whatever is pinned', async () => {
  const db = openDb(await createDatabase(inject('databaseUrl')), { pool: 1, namedStatements: true })
  onTestFinished(() => db.destroy())
  await migrate(db as never)
  const articles = { new: { age: 1 }, notes: { age: 5, facts: 'pinned: true\n' }, old: { age: 9 } }
  await importArticles(db, plantArticles(articles), { doTextWork })
  const options = { tab: 'all', language: 'en', origin: 'https://encore.example' } as const
  const { items } = JSON.parse(await writeFeed(db, { ...options, format: 'json' }))
  expect(items.map(({ title }: { title: string }) => title)).toEqual(['new', 'notes', 'old'])
  const atom = await writeFeed(db, { ...options, format: 'atom' })
  const ids = [...atom.matchAll(/static\/(\w+)\.html"/g)].map(([, id]) => id)
  expect([...new Set(ids)]).toEqual(['new', 'notes', 'old'])
  expect((await listPublished(db)).map(({ contentId }) => contentId)).toEqual(['old', 'notes', 'new'])
})
