import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { type DoTextWork, doTextWork, textWorkWith } from '#src/core/server/texts/text-work.ts'
import { readArticles } from './article-files.ts'

const facts = 'published: 2026-11-14T10:00:00+08:00\nlabels: [announcement, dev]\n'
const text = '---\ntitle: Patch 1.4\ndescription: What changes.\nupdated: 2026-11-14\n---\n\n## Champions\n\nFine.\n'

function plant(files: Record<string, string | Buffer>): string {
  const folder = mkdtempSync(join(tmpdir(), 'encore-articles-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(join(folder, path, '..'), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
  return folder
}
const read = (folder: string) => readArticles(folder, { doTextWork })
const whole = { 'patch-1-4/article.yaml': facts, 'patch-1-4/en.md': text }

test('an article has its facts and the languages that are written', async () => {
  const folder = plant({ ...whole, 'patch-1-4/th.md': text.replace('Patch 1.4', 'แพตช์ 1.4') })
  expect(await read(folder)).toEqual({
    faults: [],
    unchanged: 0,
    articles: [
      {
        contentId: 'patch-1-4',
        checksum: expect.stringMatching(/^[0-9a-f]{64}$/),
        published: '2026-11-14T10:00:00+08:00',
        labels: ['announcement', 'dev'],
        related: true,
        pinned: false,
        changes: [],
        pictures: [],
        texts: {
          en: expect.objectContaining({ title: 'Patch 1.4', html: '<h2>Champions</h2>\n<p>Fine.</p>' }),
          th: expect.objectContaining({ title: 'แพตช์ 1.4' }),
        },
      },
    ],
  })
})

test('a folder that is not there holds no articles', async () => {
  expect(await read('/nowhere')).toEqual({ articles: [], unchanged: 0, faults: [] })
})

test.each(['en.md', 'en.html'])('the byte-order mark of Notepad is no part of %s', async (file) => {
  const folder = plant({
    'bom/article.yaml': `\ufeff${facts}`,
    [`bom/${file}`]: `\ufeff${text}`.replaceAll('\n', '\r\n'),
  })
  const { articles, faults } = await read(folder)
  expect(faults).toEqual([])
  expect(articles[0]!.texts.en).toMatchObject({ title: 'Patch 1.4' })
})

test('files of Finder and Explorer are passed over, and another file is a fault', async () => {
  const left = ['.DS_Store', 'Thumbs.db', 'desktop.ini', 'patch-1-4/.DS_Store', 'patch-1-4/._stage.png']
  const planted = { ...whole, ...Object.fromEntries(left.map((name) => [name, '\0'])) }
  expect(await read(plant(planted))).toMatchObject({ faults: [], articles: [{ contentId: 'patch-1-4' }] })
  expect((await read(plant({ ...planted, notes: '' }))).faults).toEqual([{ file: 'notes', fault: 'it is no folder' }])
})

test('Thai words of an address are not joined as those of a text', async () => {
  const thai = text.replace('Fine.', 'ครั้งที่สตรีม [ครั้ง](https://th.example/ครั้งที่สตรีม)')
  const { articles } = await read(plant({ ...whole, 'patch-1-4/th.md': thai }))
  expect(articles[0]!.texts.th!.html).toContain(`<a href="${encodeURI('https://th.example/ครั้งที่สตรีม')}">`)
  expect(articles[0]!.texts.th!.html).toMatch(/[\u2060\u200b]/)
})

test('scripts and their kin do not come through', async () => {
  const evil = `${text}\n<script>alert(1)</script>\n\n[click](javascript:alert(1)) <img src=x onerror=alert(1)>\n`
  const { articles } = await read(plant({ ...whole, 'patch-1-4/en.md': evil }))
  expect(articles[0]!.texts.en!.html).not.toMatch(/script|onerror|<img/)
})

test.each([
  ['facts that are missing', { 'patch-1-4/article.yaml': undefined }, 'patch-1-4/article.yaml', undefined, 'missing'],
  ['English that is missing', { 'patch-1-4/en.md': undefined }, 'patch-1-4/en.md', undefined, 'missing'],
  ['a folder that is no id', { 'Patch 1.4/en.md': text }, 'Patch 1.4', undefined, 'lower-case words'],
  [
    'a day for an instant',
    { 'patch-1-4/article.yaml': facts.replace('T10:00:00+08:00', '') },
    'patch-1-4/article.yaml',
    1,
    'published',
  ],
  [
    'an unknown label',
    { 'patch-1-4/article.yaml': facts.replace('dev', 'gossip') },
    'patch-1-4/article.yaml',
    2,
    'labels.1',
  ],
  [
    'a label twice',
    { 'patch-1-4/article.yaml': facts.replace('announcement, dev', 'dev, dev') },
    'patch-1-4/article.yaml',
    2,
    'twice',
  ],
  [
    'a jump by script',
    { 'patch-1-4/article.yaml': `${facts}jump: { type: external, url: 'javascript:alert(1)' }\n` },
    'patch-1-4/article.yaml',
    3,
    'does not fit its type',
  ],
  ['a text in UTF-16', { 'patch-1-4/en.md': Buffer.from(text, 'utf16le') }, 'patch-1-4/en.md', 1, 'UTF-16'],
  [
    'facts in GBK',
    { 'patch-1-4/article.yaml': Buffer.concat([Buffer.from(facts), Buffer.from([0xd6, 0xd0])]) },
    'patch-1-4/article.yaml',
    3,
    'not in UTF-8',
  ],
  ['an unknown fact', { 'patch-1-4/article.yaml': `${facts}colour: red\n` }, 'patch-1-4/article.yaml', 3, 'colour'],
  ['YAML that is none', { 'patch-1-4/article.yaml': `${facts}father: [\n` }, 'patch-1-4/article.yaml', 4, ''],
  ['text without front matter', { 'patch-1-4/en.md': 'Hello\n' }, 'patch-1-4/en.md', 1, 'front matter'],
  ['no title', { 'patch-1-4/en.md': text.replace('title: Patch 1.4\n', '') }, 'patch-1-4/en.md', 2, 'title'],
  [
    'an empty description',
    { 'patch-1-4/en.md': text.replace('What changes.', '""') },
    'patch-1-4/en.md',
    3,
    'description',
  ],
  [
    'two files of one language',
    { 'patch-1-4/en.html': text },
    'patch-1-4/en.html',
    undefined,
    'there is en.md already',
  ],
  ['HTML without front matter', { 'patch-1-4/th.html': '<p>Hello</p>' }, 'patch-1-4/th.html', 1, 'front matter'],
  [
    'HTML nested without end',
    { 'patch-1-4/th.html': `---\ntitle: a\ndescription: b\nupdated: 2026-11-14\n---\n${'<div>'.repeat(200)}` },
    'patch-1-4/th.html',
    6,
    'deeper than 100',
  ],
  ['no text', { 'patch-1-4/en.md': text.split('\n## ')[0]! }, 'patch-1-4/en.md', 5, 'it has no text'],
  [
    'too much text',
    { 'patch-1-4/en.md': text + 'a'.repeat(512 * 1024) },
    'patch-1-4/en.md',
    undefined,
    'more than 524288',
  ],
  [
    'YAML that stands for millions of values',
    { 'patch-1-4/article.yaml': `${facts}father: &a [x, x]\ngroup: [*a, *a]\n` },
    'patch-1-4/article.yaml',
    4,
    'another value',
  ],
  [
    'text nested without end',
    { 'patch-1-4/en.md': `${text}\n${'> '.repeat(200_000)}x\n` },
    'patch-1-4/en.md',
    11,
    'deeper than 100',
  ],
  [
    'a group without a place',
    { 'patch-1-4/article.yaml': `${facts}group: intro\n` },
    'patch-1-4/article.yaml',
    undefined,
    'order',
  ],
])('%s: told by file and line, and nothing is taken', async (_, planted, file, line, words) => {
  const files = Object.entries({ ...whole, ...planted }).filter(
    (each): each is [string, string | Buffer<ArrayBuffer>] => each[1] !== undefined,
  )
  const { faults } = await read(plant(Object.fromEntries(files)))
  expect(faults).toHaveLength(1)
  expect(faults[0]).toMatchObject({ file, fault: expect.stringContaining(words) })
  expect(faults[0]!.line).toBe(line)
})

test('two articles at one place of a group are told', async () => {
  const grouped = `${facts}group: intro\norder: 1\n`
  const folder = plant({ 'a/article.yaml': grouped, 'a/en.md': text, 'b/article.yaml': grouped, 'b/en.md': text })
  expect((await read(folder)).faults).toEqual([
    { file: 'b/article.yaml', fault: expect.stringContaining('a has place 1') },
  ])
})

test.each([
  ['one text', (given: unknown) => JSON.stringify(given).includes('Champions'), () => 'patch-1-4/en.md'],
  ['every text', () => true, (folder: string) => basename(folder)],
])('work that fails for %s is reported with its place', async (_, isSlow, file) => {
  const folder = plant(whole)
  const slow: DoTextWork = (name, given) =>
    isSlow(given) ? Promise.reject(new Error('A text took longer than 2000 ms.')) : doTextWork(name, given)
  const { articles, faults } = await readArticles(folder, { doTextWork: slow })
  expect(articles).toEqual([])
  expect(faults).toEqual([{ file: file(folder), fault: 'A text took longer than 2000 ms.' }])
})

test('an import reads unchanged files again once their texts would be stored differently', async () => {
  const folder = plant(whole)
  const before = await read(folder)
  const known = new Map(before.articles.map(({ contentId, checksum }) => [contentId, checksum!]))
  expect(await readArticles(folder, { doTextWork, known })).toMatchObject({ articles: [], unchanged: 1 })
  const longer: DoTextWork = async (name, given) => {
    const done = await doTextWork(name, given)
    return name === 'digestText' ? { ...done, readingMinutes: 99 } : done
  }
  const after = await readArticles(folder, { doTextWork: longer, known })
  expect(after.articles.map(({ texts }) => texts.en!.readingMinutes)).toEqual([99])
})

test('a rule of many hyphens is no nesting', async () => {
  const ruled = `${text}\n${'-'.repeat(300)}\n\nMore.\n`
  const { faults } = await read(plant({ ...whole, 'patch-1-4/en.md': ruled }))
  expect(faults).toEqual([])
})

const playing = textWorkWith({
  embeds: { tube: 'https://player.example/{id}' },
  pages: { tube: ['https://tube.example/{id}'] },
  fileOrigins: [],
})
const readPlaying = (folder: string) => readArticles(folder, { doTextWork: playing })

test('a video within a text is named by platform and id, and may have a picture that lies beside it', async () => {
  const md = `${text}\n![The trailer](tube:7)\n\nSee [it](tube:8) now.\n`
  const { articles, faults } = await readPlaying(plant({ ...whole, 'patch-1-4/en.md': md }))
  expect(faults).toEqual([])
  expect(articles[0]!.texts.en!.html).toContain(
    '<figure><a href="https://tube.example/7">The trailer</a></figure>\n<p>See <a href="https://tube.example/8">it</a> now.</p>',
  )
  const pictured = `${text}\n[![The trailer](poster.png)](tube:7)\n`
  expect((await readPlaying(plant({ ...whole, 'patch-1-4/en.md': pictured }))).faults).toEqual([
    { file: 'patch-1-4/en.md', line: 11, fault: expect.stringContaining('the picture poster.png') },
  ])
})

test.each([
  ['en.md', '![Trailer](vimeo:7)', 'the video vimeo:7'],
  ['en.md', '[![Trailer](/act/a.png)](vimeo:7)', 'the video vimeo:7'],
  ['en.md', '![Trailer](tube:a.b)', 'the video tube:a.b'],
  ['th.html', '<iframe src="https://vimeo.example/7"></iframe>', 'the video https://vimeo.example/7'],
  ['th.html', '<video></video>', 'the video without an address'],
])('in %s, %s is no video that can be played: told by file and line', async (file, written, words) => {
  const planted = plant({ ...whole, [`patch-1-4/${file}`]: `${text}\n${written}\n` })
  const { articles, faults } = await readPlaying(planted)
  expect(articles).toEqual([])
  expect(faults).toEqual([
    {
      file: `patch-1-4/${file}`,
      line: 11,
      fault: `${words}: video in site.config.ts names no such platform or origin`,
    },
  ])
})
