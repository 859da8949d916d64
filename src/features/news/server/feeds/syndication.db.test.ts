import { expect, inject, onTestFinished, test } from 'vitest'
import { openDb } from '#src/core/server/postgres/db.ts'
import { migrate } from '#src/core/server/postgres/migrations.ts'
import { doTextWork } from '#src/core/server/texts/text-work.ts'
import { plantArticles } from '../../../../../e2e/setup/data/articles.ts'
import { createDatabase } from '../../../../../e2e/setup/database/postgres.ts'
import { importArticles } from '../articles/article-import.ts'
import { writeFeed } from './syndication.ts'

test('signs of markup in a title are words, in Atom and in JSON', async () => {
  const db = openDb(await createDatabase(inject('databaseUrl')), { pool: 1, namedStatements: true })
  onTestFinished(() => db.destroy())
  await migrate(db as never)
  await importArticles(db, plantArticles({ odd: { languages: { en: { title: 'Units <b> & cost' } } } }), { doTextWork })
  const options = { tab: 'all', language: 'en', origin: 'https://encore.example' } as const
  expect(await writeFeed(db, { ...options, format: 'atom' })).toContain('<![CDATA[Units &lt;b> &amp; cost]]>')
  const [item] = JSON.parse(await writeFeed(db, { ...options, format: 'json' })).items
  expect([item.title, item.url]).toEqual(['Units <b> & cost', 'https://encore.example/en/static/odd.html'])
})
