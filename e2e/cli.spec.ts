import { randomUUID } from 'node:crypto'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { createDatabase, query } from './setup/database/postgres.ts'
import { encore } from './setup/site/encore.ts'
import { removeDataFolder, root, type Site, startSite } from './setup/site/site.ts'

const database = new pg.Client(inject('databaseUrl'))
beforeAll(() => database.connect())
afterAll(() => database.end())

async function addProof(client: pg.Client, ageInDays: number, language = 'en'): Promise<string> {
  const id = randomUUID()
  await client.query(
    `insert into consent_proofs (consent_id, revision, categories, language, given_at)
     values ($1, 1, '{necessary}', $3, now() - make_interval(days => $2))`,
    [id, ageInDays, language],
  )
  return id
}

async function hasProof(client: pg.Client, id: string): Promise<boolean> {
  return (await client.query('select 1 from consent_proofs where consent_id = $1', [id])).rowCount === 1
}

test.each([
  ['', ['game-data', 'content', 'newsletter', 'pages', 'consent', 'analytics', 'db']],
  ['content', ['import', 'export']],
  ['newsletter', ['send', 'readers']],
  ['newsletter send', ['<content_id>', 'confirmed reader']],
  ['content export', ['<dir>', 'one folder each']],
  ['content import', ['<dir>', 'content/articles']],
  ['game-data', ['check', 'coverage']],
  ['game-data check', ['[dir]', 'glyphs']],
  ['game-data coverage', ['Usage: encore game-data coverage']],
  ['pages', ['drop']],
  ['pages drop', ['Usage: encore pages drop']],
  ['consent', ['purge']],
  ['consent purge', ['--older-than-days <days>', '1095']],
  ['stats names', ['<file>', 'puuid and name']],
  ['analytics', ['--days <days>', '7', 'day']],
  ['analytics day', ['[date]', '2026-08-08']],
  ['db', ['migrate']],
  ['db migrate', ['Usage: encore db migrate']],
])('"encore %s --help" tells what there is', async (command, words) => {
  const { code, said } = await encore(`${command} --help`)
  expect(code).toBe(0)
  for (const word of words) expect(said).toContain(word)
})

test('a wrong command or option is refused with the usage', async () => {
  expect(await encore('consnt')).toMatchObject({
    code: 1,
    complained: expect.stringContaining('Did you mean consent?'),
  })
  const { code, complained } = await encore('consent purge --older-than-days soon')
  expect(code).toBe(1)
  expect(complained).toContain('whole number of days')
})

describe('content import', () => {
  const folder = mkdtempSync(join(tmpdir(), 'encore-articles-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  const text = '---\ntitle: Soundcheck\ndescription: A test.\nupdated: 2026-11-01\n---\n\nOne, two.\n'
  const article = join(folder, 'soundcheck')

  test('stores the articles of a folder and tells how many changed, and which are left to editors', async () => {
    const url = await createDatabase(inject('databaseUrl'))
    expect(await encore('db migrate', { DATABASE_URL: url })).toMatchObject({ code: 0 })
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
      said: 'Added: 0, changed: 0, unchanged: 0.\nSkipped, because editors have published or withdrawn them: soundcheck.\n',
    })
    writeFileSync(join(article, 'en.md'), text.replace('title', 'headline'))
    const { code, complained } = await run()
    expect(code).toBe(1)
    expect(complained).toContain('Nothing was imported.\nsoundcheck/en.md:2: ')
  })

  test('names a folder that is not there', async () => {
    const { code, complained } = await encore('content import /nowhere/articles')
    expect({ code, complained }).toEqual({ code: 1, complained: 'There is no /nowhere/articles.\n' })
  })
})

describe('game data', () => {
  const copy = mkdtempSync(join(tmpdir(), 'encore-game-data-'))
  const firstNumber = Object.keys(JSON.parse(readFileSync(join(root, 'game-data/numbers.json'), 'utf8')))[0]!
  afterAll(() => rmSync(copy, { recursive: true }))

  test('of the project have no faults', async () => {
    expect(await encore('game-data check')).toMatchObject({ code: 0, said: '2 seasons, no faults.\n' })
  })

  test('with a fault are refused by file, entry and field', async () => {
    for (const folder of ['game-data', 'art/glyphs'])
      cpSync(join(root, folder), join(copy, folder), { recursive: true })
    expect(await encore(`game-data check ${copy}`)).toMatchObject({ code: 0 })
    const file = join(copy, 'game-data/m10s16/champions.json')
    const champions = JSON.parse(readFileSync(file, 'utf8'))
    champions[0].traits.push('Set10_Nothing')
    writeFileSync(file, JSON.stringify(champions))
    expect(await encore(`game-data check ${copy}`)).toMatchObject({
      code: 1,
      complained: 'game-data/m10s16/champions.json: TFT10_Annie: traits: there is no Set10_Nothing\n',
    })
    champions[0].cost = 'free'
    writeFileSync(file, JSON.stringify(champions))
    expect((await encore(`game-data check ${copy}`)).complained).toMatch(/champions\.json: TFT10_Annie: cost: .+\n$/)
  })

  test('without a label for a number are refused', async () => {
    for (const folder of ['game-data', 'art/glyphs'])
      cpSync(join(root, folder), join(copy, folder), { recursive: true })
    const file = join(copy, 'game-data/number-labels/th.json')
    const { [firstNumber]: _, ...labels } = JSON.parse(readFileSync(file, 'utf8'))
    writeFileSync(file, JSON.stringify(labels))
    expect(await encore(`game-data check ${copy}`)).toMatchObject({
      code: 1,
      complained: `game-data/number-labels/th.json: ${firstNumber}: the number has no label\n`,
    })
  })

  test('that are not there are named', async () => {
    expect(await encore('game-data check /nowhere')).toMatchObject({
      code: 1,
      complained: 'There is no /nowhere/game-data.\n',
    })
  })

  test('are counted by season, kind and language', async () => {
    const { said } = await encore('game-data coverage')
    const [head, ...rows] = said.trim().split('\n')
    expect(head!.split(/\s+/)).toEqual(['season', 'kind', 'total', 'en', 'zh', 'th', 'ms'])
    expect(rows).toHaveLength(10)
    expect(rows[0]).toMatch(/^m10s16 +skills +60 +60 100% +60 100% +60 100% +3 +5%$/)
    expect(rows.find((row) => row.startsWith('m15s16   snack numbers'))).toMatch(/ 131 +\d+ +\d+%/)
  })
})

test('every instance hears that it is to forget its pages', async () => {
  await database.query('listen encore_pages')
  const heard = new Promise<void>((done) => database.once('notification', () => done()))
  expect(await encore('pages drop')).toMatchObject({ code: 0 })
  await heard
})

test('proofs of consent go after three years, or after as many days as asked for', async () => {
  const [expired, valid, recent] = [
    await addProof(database, 1096),
    await addProof(database, 1094),
    await addProof(database, 1),
  ]
  expect((await encore('consent purge')).said).toMatch(/^Deleted proofs: \d+\./)
  expect([await hasProof(database, expired), await hasProof(database, valid)]).toEqual([false, true])
  await encore('consent purge --older-than-days 1000')
  expect([await hasProof(database, valid), await hasProof(database, recent)]).toEqual([false, true])
})

test('proofs of a language that the site gets later are stored, and other words are not', async () => {
  const id = await addProof(database, 1, 'vi')
  expect(await hasProof(database, id)).toBe(true)
  await expect(addProof(database, 1, 'Vietnamese')).rejects.toThrow(/consent_proofs_language_check/)
})

test('analytics tells the totals of the last days, the newest first', async () => {
  const url = await createDatabase(inject('databaseUrl'))
  await encore('db migrate', { DATABASE_URL: url })
  expect((await encore('analytics', { DATABASE_URL: url })).said).toMatch(
    /^day +action +page +language +count +sessions\n$/,
  )
  await query(
    url,
    `insert into analytics_days (day, action, page, language, count, sessions)
     select (now() at time zone 'Asia/Singapore')::date - age, action, 'HomePage', 'th', 1200, 7
     from (values (0, 'share'), (1, 'page_view'), (2, 'search')) as given (age, action)`,
  )
  const { said } = await encore('analytics --days 2', { DATABASE_URL: url })
  expect(said.split('\n').slice(1, -1)).toEqual([
    expect.stringMatching(/^\d{4}-\d\d-\d\d share +HomePage +th +1200 +7$/),
    expect.stringMatching(/^\d{4}-\d\d-\d\d page_view +HomePage +th +1200 +7$/),
  ])
  expect((await encore('analytics --days none', { DATABASE_URL: url })).complained).toContain('whole number of days')
})

test('analytics tells the totals of one day, and who came by which code', async () => {
  const url = await createDatabase(inject('databaseUrl'))
  await encore('db migrate', { DATABASE_URL: url })
  await query(
    url,
    `with given as (select (now() at time zone 'Asia/Singapore')::date as today),
     days as (insert into analytics_days (day, action, page, language, count) select today, 'page_view', 'HomePage', 'en', 12 from given
              union all select '2026-08-08', 'share', 'ArticlePage', 'ms', 3)
     insert into analytics_entries (day, code, count)
     select today, 'launch-trailer', 1200 from given union all select today, '', 4 from given union all select '2026-08-08', 'creator-week', 5`,
  )
  const today = await encore('analytics day', { DATABASE_URL: url })
  expect(today.said.split('\n').slice(1, -1)).toEqual([
    expect.stringMatching(/^\d{4}-\d\d-\d\d page_view +HomePage +en +12 +0$/),
    '',
    expect.stringMatching(/^ecode +count$/),
    expect.stringMatching(/^launch-trailer +1200$/),
    expect.stringMatching(/^\(others\) +4$/),
  ])
  const launch = await encore('analytics day 2026-08-08', { DATABASE_URL: url })
  expect(launch.said).toMatch(/^day .+\n2026-08-08 share .+ 3 +0\n\necode .+\ncreator-week +5\n$/)
  expect((await encore('analytics day 2026-02-30', { DATABASE_URL: url })).complained).toContain('a date such as')
})

test('a database is migrated once, and a command that comes too early says so', async () => {
  const name = `cli_${randomUUID().slice(0, 8)}`
  await database.query(`create database ${name}`)
  const environment = { DATABASE_URL: inject('databaseUrl').replace(/encore$/, name) }
  expect(await encore('consent purge', environment)).toMatchObject({
    code: 1,
    complained: 'The database is not migrated yet: run "encore db migrate" first.\n',
  })
  expect((await encore('db migrate', environment)).said).toMatch(/^Applied: 0001_consent_proofs/)
  expect((await encore('db migrate', environment)).said).toBe('Nothing to apply.\n')
  expect((await encore('consent purge', environment)).said).toBe('Deleted proofs: 0.\n')
  await database.query(`drop database ${name}`)
})

test('a build starts on a database that a newer one has migrated', async () => {
  const url = await createDatabase(inject('databaseUrl'))
  await encore('db migrate', { DATABASE_URL: url })
  await query(url, `insert into core_migrations (name, timestamp) values ('9999_of_a_newer_build', '2030-01-01')`)
  expect((await encore('db migrate', { DATABASE_URL: url })).said).toBe('Nothing to apply.\n')
})

test.each([
  ['postgres://127.0.0.1:1/encore', "The database can't be reached (ECONNREFUSED); check DATABASE_URL.\n"],
  ['mysql://127.0.0.1/encore', expect.stringMatching(/^The setting DATABASE_URL is wrong: .+\n$/)],
])('a DATABASE_URL that leads nowhere (%s) is told in one sentence', async (url, sentence) => {
  expect(await encore('pages drop', { DATABASE_URL: url })).toMatchObject({ code: 1, complained: sentence })
})

describe('without DATABASE_URL', () => {
  let site: Site
  beforeAll(async () => {
    site = await startSite()
  })
  afterAll(async () => {
    await site.end()
    removeDataFolder(site.dataFolder)
  })

  test('the database of a running site is used, and its start deletes what is too old', async () => {
    const environment = { DATA_DIR: site.dataFolder }
    expect((await encore('db migrate', environment)).said).toBe('Nothing to apply.\n')
    const id = await withEmbedded(site, (client) => addProof(client, 1096))
    await site.end()
    expect(await encore('consent purge', environment)).toMatchObject({
      code: 1,
      complained: `No PostgreSQL is running in ${site.dataFolder}: start the site first, or set DATABASE_URL.\n`,
    })
    site = await startSite({ DATA_DIR: site.dataFolder })
    await withEmbedded(site, (client) => expect.poll(() => hasProof(client, id), { timeout: 5000 }).toBe(false))
  })
})

async function withEmbedded<T>({ dataFolder }: Site, run: (client: pg.Client) => Promise<T>): Promise<T> {
  const port = Number(readFileSync(join(dataFolder, 'postgres/postmaster.pid'), 'utf8').split('\n')[3])
  const password = readFileSync(join(dataFolder, 'postgres-password'), 'utf8')
  const client = new pg.Client({ host: '127.0.0.1', port, user: 'postgres', password, database: 'encore' })
  await client.connect()
  try {
    return await run(client)
  } finally {
    await client.end()
  }
}
