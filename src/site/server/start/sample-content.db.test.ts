import { appendFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { beforeEach, expect, inject, onTestFinished, test } from 'vitest'
import { openDb } from '#src/core/server/postgres/db.ts'
import { migrate } from '#src/core/server/postgres/migrations.ts'
import { doTextWork } from '#src/core/server/texts/text-work.ts'
import { readGameData } from '#src/game/server/season-files.ts'
import { plantArticles } from '../../../../e2e/setup/data/articles.ts'
import { drawn } from '../../../../e2e/setup/data/pictures.ts'
import { createDatabase, query } from '../../../../e2e/setup/database/postgres.ts'
import { keepSampleContent, readBuiltSampleContent, readSampleContent, storeSampleContent } from './sample-content.ts'

const project = resolve(import.meta.dirname, '../../../..')
const gameData = readGameData(project)

let root: string
beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'encore-samples-'))
  const planted = root
  onTestFinished(() => rmSync(planted, { recursive: true }))
  cpSync(plantArticles({ shown: {} }), join(root, 'content/articles'), { recursive: true })
  cpSync(join(project, 'content/lineups/m10s16'), join(root, 'content/lineups/m10s16'), { recursive: true })
  writeFileSync(join(root, 'content/articles/shown/stage.png'), await drawn(40, 30).png().toBuffer())
  appendFileSync(join(root, 'content/articles/shown/en.md'), '\n![A stage](stage.png)\n')
  mkdirSync(join(root, 'dist/server'), { recursive: true })
})

const build = async () =>
  keepSampleContent(join(root, 'dist/server'), await readSampleContent({ projectRoot: root, gameData, doTextWork }))

test('the build has the content of the files with pictures, and it is stored once', async () => {
  await build()
  const built = await readBuiltSampleContent(root)
  expect(built).toEqual(await readSampleContent({ projectRoot: root, gameData, doTextWork }))
  expect(built.articles.articles[0]!.pictures[0]!.bytes).toBeInstanceOf(Buffer)
  const url = await createDatabase(inject('databaseUrl'))
  const db = openDb(url, { pool: 1, namedStatements: true })
  onTestFinished(() => db.destroy())
  await migrate(db as never)
  await storeSampleContent(db, built)
  await storeSampleContent(db, built)
  expect(
    await query(
      url,
      'select content_id, revision::text, length(bytes)::text as size from news_articles, news_pictures',
    ),
  ).toEqual([
    { content_id: 'shown', revision: '1', size: String(built.articles.articles[0]!.pictures[0]!.bytes.length) },
  ])
  expect(await query(url, 'select count(*) from lineups_lineups')).toEqual([{ count: '8' }])
  const tierC = `'{"tier": "C"}' where lineup_id = 'punk-jinx'`
  await query(url, `update lineups_revisions set draft = draft || ${tierC}`)
  await query(url, `update lineups_lineups set content = content || ${tierC}`)
  await query(
    url,
    `insert into lineups_audit_events (editor, action, season, lineup_id, revision)
     values ('anna', 'publish', 'm10s16', 'punk-jinx', 1)`,
  )
  expect(await storeSampleContent(db, built)).toEqual(['m10s16/punk-jinx'])
})

test('a fault in a file is reported by the start, not by the build', async () => {
  appendFileSync(join(root, 'content/articles/shown/article.yaml'), 'colour: red\n')
  await build()
  const stored = storeSampleContent(null as never, await readBuiltSampleContent(root))
  await expect(stored).rejects.toThrow(/^Nothing was imported\.\nshown\/article\.yaml:\d+: colour: /)
})
