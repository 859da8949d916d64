import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { plantArticles } from '../../../../e2e/setup/articles.ts'
import { createDatabase } from '../../../../e2e/setup/postgres.ts'
import { type Db, openDb } from '../../../core/server/postgres/db.ts'
import { migrate } from '../../../core/server/postgres/migrations.ts'
import { doTextWork } from '../../../core/server/texts/text-work.ts'
import { exportArticles } from './article-export.ts'
import { importArticles } from './article-import.ts'
import { listArticles } from './articles.store.ts'

async function newDb(): Promise<Db> {
  const db = openDb(await createDatabase(inject('databaseUrl')), { pool: 1, namedStatements: true })
  onTestFinished(() => db.destroy())
  await migrate(db as never)
  return db
}

test('what is exported and imported again is the same, planned articles and all', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'encore-export-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const [first, second] = [await newDb(), await newDb()]
  const languages = { en: { title: "It's 100% & <odd>" }, th: { title: 'ซีซันใหม่' }, zh: { title: '新赛季' } }
  const facts = 'video: https://v.example/a.mp4\ngroup: intro\norder: 2\nrelated: false\ncover: dev\n'
  await importArticles(
    first,
    plantArticles({
      plain: { languages },
      planned: { age: -3, labels: 'dev, media', facts },
      version: { facts: 'father: plain\njump: { type: external, url: https://example.com }\n' },
    }),
    doTextWork,
  )
  expect(await exportArticles(first, folder)).toBe(3)
  expect(readdirSync(join(folder, 'plain')).sort()).toEqual(['article.yaml', 'en.html', 'th.html', 'zh.html'])
  expect(readFileSync(join(folder, 'plain/article.yaml'), 'utf8')).not.toMatch(/null|father|jump|group/)
  expect(await importArticles(second, folder, doTextWork)).toEqual({ added: 3, changed: 0, unchanged: 0 })
  expect(await listArticles(second)).toEqual(await listArticles(first))
})
