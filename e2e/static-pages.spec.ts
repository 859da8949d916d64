import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { yearIn } from '#src/core/year.ts'
import { staticPageCalls, type VersionMap } from '#src/features/news/static-pages.contract.ts'
import { config } from '../site.config.ts'
import { hydrate, visit } from './setup/browser/browser.ts'
import { storeArticle } from './setup/data/articles.ts'
import { DatabaseLink } from './setup/database/database-link.ts'
import { createDatabase, query } from './setup/database/postgres.ts'
import { production, removeDataFolder, type Site, startSite } from './setup/site/site.ts'

let site: Site
let url: string

beforeAll(async () => {
  url = await createDatabase(inject('databaseUrl'))
  site = await startSite({ DATABASE_URL: url })
})
afterAll(async () => {
  await site.end()
  removeDataFolder(site.dataFolder)
})

/** Stores an article or a new text of it, and waits until the site has seen it. */
async function publish(id: string, text: string, origin = site.origin) {
  const html = `<p>${text}</p>`
  const known = await query(
    url,
    `with changed as (update news_articles set version = nextval('news_versions') where content_id = $1)
     update news_texts set html = $2 where content_id = $1 returning 1`,
    [id, html],
  )
  if (known.length === 0) await storeArticle(url, { id, html })
  await query(url, `select pg_notify('encore_pages', '')`)
  const [row] = await query(url, 'select version from news_articles where content_id = $1', [id])
  await expect.poll(async () => (await map(origin)).versions[id]).toBe(Number(row!.version))
}
const map = async (origin = site.origin): Promise<VersionMap> =>
  (await fetch(`${origin}/static-pages/30051.json`)).json()
const show = async (path: string) => {
  const response = await fetch(site.origin + path, { redirect: 'manual' })
  return { status: response.status, html: await response.text(), version: response.headers.get('x-content-version') }
}
const files = () =>
  readdirSync(join(site.dataFolder, 'static'), { recursive: true }).filter((name) => /\w{64}$/.test(String(name)))

async function regenerate(content_id: string, more: object = {}) {
  const response = await fetch(site.origin + staticPageCalls.regenerate.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ content_id, game_id: 30051, area_id: 'global', lang: 'en', mode: 'prod', ...more }),
  })
  const { code, data } = await response.json()
  return { status: response.status, code, data }
}

test('the page of an article and its data are files from the first visit on, and the page is its own canonical address', async () => {
  await publish('first', 'Hello')
  const before = files().length
  const { status, html, version } = await show('/en/static/first.html')
  expect(version).toMatch(new RegExp(`^\\d+\\.[0-9a-f]{16}-${yearIn(config.timeZone, new Date())}$`)) // revisions of text, frame and footer
  expect([status, files().length - before]).toEqual([200, 2])
  expect(html).toContain(`<link rel="canonical" href="${site.origin}/en/static/first.html"`)
  expect((await show('/en/news/detail?content_id=first')).html).toContain(
    `<link rel="canonical" href="${site.origin}/en/static/first.html"`,
  )
  await expect.poll(() => files().length - before).toBe(4)
})

test('an article that does not exist has no page', async () => {
  const before = files().length
  for (const path of ['/en/static/nothing.html', '/en/static/Nothing.html', '/en/static/nothing.htm', '/en/static/x'])
    expect([path, (await show(path)).status]).toEqual([path, 404])
  expect(files()).toHaveLength(before)
})

describe('the version map', () => {
  test('names the page of each article by id, language and father, with its version', async () => {
    await publish('mapped', 'Text')
    const { rendered_page, rendered_page_group, versions, version, game_id, area_id } = await map()
    expect(rendered_page.mapped).toEqual({ en: '/en/static/mapped.html' })
    expect(rendered_page_group.mapped).toEqual({ en: '/en/static/mapped.html' })
    expect(version).toBe(Math.max(...Object.values(versions)))
    expect({ game_id, area_id }).toEqual({ game_id: '30051', area_id: 'global' })
  })

  test('of the test folder names its pages', async () => {
    await publish('mapped', 'Text')
    const { rendered_page } = await (await fetch(`${site.origin}/test/static-pages/30051.json`)).json()
    expect(rendered_page.mapped).toEqual({ en: '/test/en/static/mapped.html' })
  })

  test('of another game is missing', async () => {
    expect((await show('/static-pages/1.json')).status).toBe(404)
  })
})

test('the static configuration says where the content of the game is, for the test folder too', async () => {
  const config = await (await fetch(`${site.origin}/static-config/30051.json`)).json()
  expect(config).toEqual({
    cms_gameid: '30051',
    cms_areaid: 'global',
    custom_cms_url: site.origin,
    cms_lang: { en: 'EN', zh: 'CN', th: 'TH', ms: 'MS' },
    static_pages: '/static-pages/30051.json',
    seasons: ['m10s16', 'm15s16'],
    platform: {
      gameId: '30051',
      appId: 'encore',
      activityApi: 'https://example.com/activity-api/',
      ideApi: 'https://example.com/ide-api/',
      languagePack: 'https://example.com/language-pack/',
    },
  })
  const tested = await (await fetch(`${site.origin}/test/static-config/30051.json`)).json()
  expect(tested).toEqual({ ...config, static_pages: '/test/static-pages/30051.json' })
  expect((await show('/static-config/1.json')).status).toBe(404)
})

describe('regeneration', () => {
  test('makes a page that is not there, and says where one is', async () => {
    await publish('made', 'Text')
    expect(await regenerate('made')).toEqual({ status: 200, code: 0, data: { page: '/en/static/made.html' } })
    expect(await regenerate('made')).toMatchObject({ status: 409, code: 21014 })
    await publish('made', 'Another text')
    expect(await regenerate('made')).toMatchObject({ status: 429 }) // at most once a minute
  })

  test('refuses what is not of this site', async () => {
    expect(await regenerate('nothing')).toMatchObject({ status: 404 })
    expect(await regenerate('made', { game_id: '1' })).toMatchObject({ status: 400, code: 400005 })
    expect(await regenerate('made', { area_id: 'moon' })).toMatchObject({ status: 400, code: 400005 })
    expect(await regenerate('made', { lang: 'xx' })).toMatchObject({ status: 400, code: 400001 })
    expect(await regenerate('../made')).toMatchObject({ status: 400, code: 400001 })
  })
})

test('a visitor whose page is older than its article asks for a new one, once', async () => {
  await publish('seen', 'Old')
  await show('/en/static/seen.html')
  await publish('seen', 'New')
  const { page, seen } = await visit('/en/static/seen.html', { origin: site.origin })
  await expect.poll(() => seen.calls).toContain(staticPageCalls.regenerate.path)
  expect(seen.calls).toContain(staticPageCalls.reportVersion.path)
  const asked = seen.calls.length
  await page.reload()
  await hydrate(page)
  expect(await page.evaluate(() => localStorage.getItem('static-page:seen'))).toMatch(/^\d+$/)
  expect(seen.calls.slice(asked).filter((path) => path === staticPageCalls.regenerate.path)).toEqual([])
})

test('pages that name another origin are made anew', async () => {
  await publish('moved', 'Text')
  await show('/en/static/moved.html')
  await site.end()
  const settings = { DATABASE_URL: url, DATA_DIR: site.dataFolder, PUBLIC_URL: 'http://127.0.0.1:1' }
  site = await startSite(settings)
  expect((await show('/en/static/moved.html')).html).toContain('href="http://127.0.0.1:1/en/static/moved.html"')
})

describe('without PostgreSQL', () => {
  let link: DatabaseLink
  let own: Site
  beforeAll(async () => {
    link = await DatabaseLink.open(url)
    const dataFolder = mkdtempSync(join(tmpdir(), 'encore-takedown-'))
    own = await startSite({ ...production, DATABASE_URL: link.url, DATA_DIR: dataFolder })
  })
  afterAll(async () => {
    await own.end()
    link.cut()
    removeDataFolder(own.dataFolder)
  })

  const restart = async (between: () => unknown = () => undefined) => {
    await own.end()
    await between()
    own = await startSite({ ...production, DATABASE_URL: link.url, DATA_DIR: own.dataFolder })
  }
  const statusOf = async (path: string) => (await fetch(own.origin + path)).status
  const isIn = async (path: string, words: string) => (await (await fetch(own.origin + path)).text()).includes(words)
  const database = async () => (await (await fetch(`${own.origin}/readyz`)).json()).database
  const keptFiles = () =>
    readdirSync(own.dataFolder, { recursive: true, withFileTypes: true })
      .filter((file) => file.isFile() && /^\w{64}$/.test(file.name))
      .map((file) => readFileSync(join(file.parentPath, file.name), 'latin1'))
  const withdraw = (id: string) =>
    query(
      url,
      `with gone as (update news_articles set published_at = 'infinity' where content_id = $1)
       delete from news_cards where content_id = $1`,
      [id],
    )

  test('the pages are there, after a restart too', async () => {
    await publish('lasting', 'Still here', own.origin)
    for (const path of ['/en/static/lasting.html', '/en/news']) expect(await statusOf(path), path).toBe(200)
    link.cut()
    await expect.poll(database).toBe('down')
    await restart()
    expect(await isIn('/en/static/lasting.html', 'Still here')).toBe(true)
    expect(await isIn('/en/news', 'lasting')).toBe(true)
    await link.mend()
    await expect.poll(database).toBe('up')
  })

  test('an article that was withdrawn is not shown, and leaves no file', async () => {
    await publish('taken-down', 'Seen and withdrawn', own.origin)
    const pages = ['/en/static/taken-down.html', '/en/news/detail?content_id=taken-down', '/en/news']
    const paths = [...pages, ...pages.map((path) => `/act/page-data${path}`)]
    await expect.poll(() => isIn('/en/news', 'static/taken-down.html')).toBe(true)
    for (const path of paths) expect(await isIn(path, 'taken-down'), path).toBe(true)
    expect(keptFiles().filter((text) => text.includes('taken-down')).length).toBeGreaterThan(0)
    await withdraw('taken-down')
    await expect.poll(() => keptFiles().filter((text) => text.includes('taken-down'))).toEqual([])
    for (const path of ['/en/static/taken-down.html', '/act/page-data/en/static/taken-down.html'])
      expect(await statusOf(path), path).toBe(404)
    link.cut()
    await expect.poll(database).toBe('down')
    await restart()
    for (const path of paths) expect(await isIn(path, 'Seen and withdrawn'), path).toBe(false)
    await link.mend()
    await expect.poll(database).toBe('up')
  })

  test('an article that was withdrawn during a stop is not shown by the next start, with the database or without', async () => {
    await publish('missed', 'Withdrawn meanwhile', own.origin)
    await expect.poll(() => isIn('/en/static/missed.html', 'Withdrawn meanwhile')).toBe(true)
    await expect.poll(() => isIn('/en/news', 'static/missed.html')).toBe(true)
    await restart(async () => {
      await withdraw('missed')
      link.cut()
    })
    for (const path of ['/en/static/missed.html', '/en/news', '/en/news/detail?content_id=missed'])
      expect(await isIn(path, 'missed'), path).toBe(false)
    for (const path of ['/en/', '/en/books/hero', '/en/guide']) expect(await statusOf(path), path).toBe(200)
    await restart(() => link.mend())
    expect(keptFiles().filter((text) => text.includes('missed'))).toEqual([])
    expect(await statusOf('/en/static/missed.html')).toBe(404)
  })
})
