import { createHash } from 'node:crypto'
import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, inject, onTestFinished, test } from 'vitest'
import { type Db, openDb } from '#src/core/server/postgres/db.ts'
import { migrate } from '#src/core/server/postgres/migrations.ts'
import { doTextWork, textWorkWith } from '#src/core/server/texts/text-work.ts'
import { noVideos } from '#src/core/videos.ts'
import { plantArticles } from '../../../../../e2e/setup/data/articles.ts'
import { animatedPng, moving } from '../../../../../e2e/setup/data/pictures.ts'
import { createDatabase } from '../../../../../e2e/setup/database/postgres.ts'
import { exportArticles } from './article-export.ts'
import { readArticles } from './article-files.ts'
import { importArticles } from './article-import.ts'
import { listArticles } from './articles.store.ts'
import { findPicture } from './pictures.store.ts'

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
  const pinned = `pinned: true\nchanges:\n  - { season: m10s16, kind: item, id: a, from: '1', to: '2', direction: up, what: { en: a, zh: b, th: c, ms: d } }\n`
  const files = plantArticles({
    plain: { languages, facts: pinned },
    planned: { age: -3, labels: 'dev, media', facts },
    version: { facts: 'father: plain\njump: { type: external, url: https://example.com }\n' },
  })
  appendFileSync(join(files, 'plain/zh.md'), '\n**注：**100~150[^1]\n来自https://a.example。\n\n[^1]: 出处。\n')
  await importArticles(first, files, { doTextWork })
  expect(await exportArticles(first, folder)).toBe(3)
  expect(readdirSync(join(folder, 'plain')).sort()).toEqual(['article.yaml', 'en.html', 'th.html', 'zh.html'])
  expect(readFileSync(join(folder, 'plain/article.yaml'), 'utf8')).not.toMatch(/null|father|jump|group/)
  expect(await importArticles(second, folder, { doTextWork })).toMatchObject({ added: 3, changed: 0, unchanged: 0 })
  expect(await listArticles(second)).toEqual(await listArticles(first))
  expect(readFileSync(join(folder, 'plain/zh.html'), 'utf8')).toContain('<li id="note-1">')
})

test('pictures beside a text are made anew, shown from an address of the site, and come back with an export', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'encore-export-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const [first, second] = [await newDb(), await newDb()]
  const files = plantArticles({ pictured: {} })
  const drawn = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#c0ffee' } })
    .png()
    .toBuffer()
  writeFileSync(join(files, 'pictured/stage.png'), drawn)
  appendFileSync(join(files, 'pictured/en.md'), '\n![A stage](stage.png) ![Again](./stage.png)\n')
  await importArticles(first, files, { doTextWork })
  const [{ texts }] = (await listArticles(first)) as [Awaited<ReturnType<typeof listArticles>>[number]]
  const [, name] = /src="\/act\/news\/pictures\/(\w{32})\.webp" width="40" height="30"/.exec(texts[0]!.html)!
  expect(await sharp((await findPicture(first, name!))!).metadata()).toMatchObject({ format: 'webp', width: 40 })
  await exportArticles(first, folder)
  expect(readdirSync(join(folder, 'pictured')).sort()).toEqual([`${name}.webp`, 'article.yaml', 'en.html'].sort())
  expect(await importArticles(second, folder, { doTextWork })).toMatchObject({ added: 1 })
  expect(await listArticles(second)).toEqual(await listArticles(first))
  expect(await findPicture(second, name!)).toEqual(await findPicture(first, name!))
  writeFileSync(join(files, 'pictured/stage.png'), await sharp(drawn).negate().png().toBuffer())
  expect(await importArticles(first, files, { doTextWork })).toMatchObject({ changed: 1 })
})

test('videos within a text come back with an export', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'encore-export-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const [first, second] = [await newDb(), await newDb()]
  const work = textWorkWith({ ...noVideos, embeds: { tube: 'https://player.example/{id}' } })
  const files = plantArticles({ filmed: {} })
  writeFileSync(
    join(files, 'filmed/p.png'),
    await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
      .png()
      .toBuffer(),
  )
  appendFileSync(join(files, 'filmed/en.md'), '\n![It\u2019s "it" & more](tube:7)\n\n[![Two](p.png)](tube:8)\n')
  await importArticles(first, files, { doTextWork: work })
  const [{ texts }] = (await listArticles(first)) as [Awaited<ReturnType<typeof listArticles>>[number]]
  expect(texts[0]!.html.match(/<figure><a href="https:\/\/player\.example\/\d">/g)).toHaveLength(2)
  await exportArticles(first, folder)
  expect(await importArticles(second, folder, { doTextWork: work })).toMatchObject({ added: 1 })
  expect(await listArticles(second)).toEqual(await listArticles(first))
})

test('a file that calls itself exported and is no picture is refused by file and line', async () => {
  const files = plantArticles({ pictured: {} })
  const name = `${createHash('sha256').update('no picture').digest('hex').slice(0, 32)}.webp`
  writeFileSync(join(files, 'pictured', name), 'no picture')
  appendFileSync(join(files, 'pictured/en.md'), `\n![A stage](${name})\n`)
  const { faults } = await readArticles(files, { doTextWork })
  expect(faults).toEqual([
    { file: 'pictured/en.md', line: 9, fault: `the picture ${name}: it is not a picture, or one too large` },
  ])
})

test.each([
  ['en', 'screen shot.png', 'screen%20shot.png'],
  ['en', 'screen shot.png', '<screen shot.png>'],
  ['en', '100%20.png', '100%2520.png'],
  ['en', 'Über & "Stage".JPG', '<Über & "Stage".JPG>'],
  ['en', 'U\u0308ber.png', '\u00dcber.png'],
  ['en', '\u00dcber.png', 'U\u0308ber.png'],
  ['en', '截图（一）.png', '截图（一）.png'],
  ['th', 'ภาพหน้าจอครั้งที่สตรีม.png', 'ภาพหน้าจอครั้งที่สตรีม.png'],
] as const)('in %s, the picture %s is shown by %s', async (language, name, source) => {
  const files = plantArticles({ pictured: { languages: { en: { title: 'Pictured' }, th: { title: 'ภาพ' } } } })
  const written = sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
  writeFileSync(join(files, 'pictured', name), await (name.endsWith('G') ? written.jpeg() : written.png()).toBuffer())
  appendFileSync(join(files, `pictured/${language}.md`), `\n![A stage](${source})\n`)
  const { articles, faults } = await readArticles(files, { doTextWork })
  expect(faults).toEqual([])
  expect(articles[0]!.texts[language]!.html).toMatch(/src="\/act\/news\/pictures\/\w{32}\.webp"/)
})

test.each([
  ['ภาพสตรีม.png', 'ภาพสตรีม.png'],
  ['<two words.png>', 'two words.png'],
  ['a\\_b.png', 'a_b.png'],
])('a text of Thai that shows %s, which is missing, is refused by name and line', async (source, name) => {
  const files = plantArticles({ pictured: { languages: { en: { title: 'Pictured' }, th: { title: 'ภาพ' } } } })
  appendFileSync(join(files, 'pictured/th.md'), `\n![A stage](${source})\n`)
  const { faults } = await readArticles(files, { doTextWork })
  const fault = `the picture ${name}: there is no such PNG, JPEG or WebP file next to it`
  expect(faults).toEqual([{ file: 'pictured/th.md', line: 9, fault }])
})

test.each([
  ['moving.webp', () => moving(3), 'it moves: use a video'],
  ['moving.png', () => animatedPng(), 'it moves: use a video'],
  ['moving.gif', async () => Buffer.from('GIF89a'), 'it is GIF: use PNG, JPEG or WebP, or a video for what moves'],
  ['phone.HEIC', async () => Buffer.from('ftyp'), 'it is HEIC: use PNG, JPEG or WebP'],
  ['large.png', async () => Buffer.alloc(8 * 1024 * 1024 + 1), 'it has 8388609 bytes, more than 8388608'],
])('a text that shows %s is refused by the reason', async (name, make, fault) => {
  const files = plantArticles({ pictured: {} })
  writeFileSync(join(files, 'pictured', name), await make())
  appendFileSync(join(files, 'pictured/en.md'), `\n![A stage](${name})\n`)
  const { faults } = await readArticles(files, { doTextWork })
  expect(faults).toEqual([{ file: 'pictured/en.md', line: 9, fault: expect.stringContaining(fault) }])
})

test.each([
  ['stage.png', 'there is no such PNG, JPEG or WebP file next to it'],
  ['../stage.png', 'there is no such PNG, JPEG or WebP file next to it'],
  ['notes.txt', 'there is no such PNG, JPEG or WebP file next to it'],
  ['broken.png', 'it is not a picture, or one too large'],
  ['https://pictures.example/a.png', 'its origin is none of pictureOrigins in site.config.ts'],
  ['//pictures.example/a.png', 'its origin is none of pictureOrigins in site.config.ts'],
])('a text that shows %s is refused by file and line: %s', async (source, fault) => {
  const files = plantArticles({ pictured: {} })
  writeFileSync(join(files, 'pictured/broken.png'), 'no picture')
  writeFileSync(join(files, 'pictured/notes.txt'), 'notes')
  appendFileSync(join(files, 'pictured/en.md'), `\n![A stage](${source})\n`)
  const { articles, faults } = await readArticles(files, { doTextWork, pictureOrigins: ['https://allowed.example'] })
  expect([articles, faults]).toEqual([
    [],
    [{ file: 'pictured/en.md', line: 9, fault: `the picture ${source}: ${fault}` }],
  ])
})
