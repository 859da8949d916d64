import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, inject, test } from 'vitest'
import { createDatabase, query } from './setup/database/postgres.ts'
import { encore } from './setup/site/encore.ts'
import { removeDataFolder, startSite } from './setup/site/site.ts'

test('a command that is refused ends with 1 and its usage', async () => {
  const { code, said, complained } = await encore('consnt')
  expect([code, said]).toEqual([1, ''])
  expect(complained).toContain('Did you mean consent?')
  expect(complained).toContain('Usage: encore')
})

describe('content import', () => {
  const folder = mkdtempSync(join(tmpdir(), 'encore-articles-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  const text = '---\ntitle: Soundcheck\ndescription: A test.\nupdated: 2026-11-01\n---\n\nOne, two.\n'
  const article = join(folder, 'soundcheck')

  test('stores the articles of a folder and tells how many changed, and which are left to editors', async () => {
    const url = await createDatabase(inject('databaseUrl'))
    mkdirSync(article)
    writeFileSync(join(article, 'article.yaml'), 'published: 2026-11-01T10:00:00+08:00\nlabels: [dev]\n')
    writeFileSync(join(article, 'en.md'), text)
    const run = () => encore(`content import ${folder}`, { DATABASE_URL: url })
    expect(await run()).toMatchObject({ code: 0, said: 'Added: 1, changed: 0, unchanged: 0.\n' })
    expect(await run()).toMatchObject({ code: 0, said: 'Added: 0, changed: 0, unchanged: 1.\n' })
    await query(
      url,
      `insert into news_deeds (editor, action, content_id, revision) values ('anna', 'withdraw', 'soundcheck', 1)`,
    )
    writeFileSync(join(article, 'en.md'), text.replace('One', 'Once'))
    expect(await run()).toMatchObject({
      code: 0,
      said: 'Added: 0, changed: 0, unchanged: 0.\nSkipped, because editors have published or withdrawn them: soundcheck.\nTo take the files all the same, name each by --replace ID; what editors wrote stays in the history.\n',
    })
    writeFileSync(join(article, 'en.md'), text.replace('title', 'headline'))
    const { code, complained } = await run()
    expect(code).toBe(1)
    expect(complained).toContain('Nothing was imported.\nsoundcheck/en.md:2: ')
  })
})

test('without DATABASE_URL the database of a running site is used, and of none it says so', async () => {
  const site = await startSite()
  const environment = { DATA_DIR: site.dataFolder }
  expect((await encore('db migrate', environment)).said).toBe('Nothing to apply.\n')
  await site.end()
  expect(await encore('db migrate', environment)).toMatchObject({
    code: 1,
    complained: `No PostgreSQL is running in ${site.dataFolder}: start the site first, or set DATABASE_URL.\n`,
  })
  removeDataFolder(site.dataFolder)
})
