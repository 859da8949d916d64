import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { freePort } from '#src/core/server/process/free-port.ts'
import { databaseUrlOf, query } from '../setup/database/postgres.ts'
import { production, removeDataFolder, root, type Site, startSite } from '../setup/site/site.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 })

const get = (path: string, headers: HeadersInit = {}) => fetch(inject('origin') + path, { redirect: 'manual', headers })

describe('a page that the visitor has', () => {
  test.each([
    ['as a weak tag', (tag: string) => tag],
    ['as a strong tag', (tag: string) => tag.replace('W/', '')],
    ['in a list', (tag: string) => `"other", ${tag} , W/"third"`],
    ['as a star', () => '*'],
  ])('is not sent again when it names it %s', async (_, named) => {
    const first = await get('/en/books/hero')
    const again = await get('/en/books/hero', { 'if-none-match': named(first.headers.get('etag')!) })
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
    for (const name of ['etag', 'content-security-policy', 'cache-control', 'vary']) {
      expect(again.headers.get(name), name).toBe(first.headers.get(name))
    }
  })

  test.each(['W/"other"', '""', 'x'])('is sent when it names %s', async (tag) => {
    const response = await get('/en/books/hero', { 'if-none-match': tag })
    expect(response.status).toBe(200)
    expect(await response.text()).toContain('</html>')
  })

  test('is sent when it is no page but an error', async () => {
    expect((await get('/en/nothing.html', { 'if-none-match': '*' })).status).toBe(404)
  })
})

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['*', 'br'],
  ['gzip;q=0', null],
  ['identity', null],
])('to a browser that accepts %s a page is sent as %s', async (accepted, encoding) => {
  const response = await get('/th/', { 'accept-encoding': accepted })
  expect(response.headers.get('content-encoding')).toBe(encoding)
  expect(await response.text()).toBe(await (await get('/th/', { 'accept-encoding': 'identity' })).text())
})

test.each(['br', 'gzip', null])('a page that is not kept is sent as %s, and once', async (encoding) => {
  const address = '/th/books/hero?q=annie'
  const plain = await get(address, { 'accept-encoding': 'identity' })
  const headers = { 'accept-encoding': encoding ?? 'identity' }
  const response = await get(address, headers)
  expect(response.headers.get('content-encoding')).toBe(encoding)
  expect(response.headers.get('vary')).toBe('accept-encoding')
  expect(await response.text()).toBe(await plain.text())
  const again = await get(address, { ...headers, 'if-none-match': response.headers.get('etag')! })
  expect([again.status, await again.text()]).toEqual([304, ''])
  const head = await fetch(inject('origin') + address, { method: 'HEAD', headers })
  expect([head.status, await head.text()]).toEqual([200, ''])
})

describe('the endless addresses leave no page behind', () => {
  const nameOf = (address: string) => createHash('sha256').update(address).digest('hex')
  const kept = () =>
    ['pages', 'static'].flatMap((folder) =>
      readdirSync(join(inject('dataFolder'), folder), { recursive: true }).map((file) => basename(String(file))),
    )

  test.each([
    [
      'of searches, unknown seasons and unknown traits',
      '/en/books/hero?trait=Set10_Emo',
      ['/en/books/hero?q=annie', '/en/books/hero?season=m99s99', '/en/books/hero?trait=Nobody'],
    ],
    ['of the search', '/en/search', ['/en/search?q=annie', '/en/search?season=m99s99', '/en/search?q=a&season=m10s16']],
    [
      'of articles beside unknown ids and fathers of others',
      '/en/news/detail?content_id=gallery-arrives&father_content_id=gallery-arrives',
      [
        '/en/news/detail?content_id=gallery-arrives&father_content_id=a1',
        '/en/news/detail?content_id=a1&father_content_id=gallery-arrives',
        '/en/news?q=annie',
      ],
    ],
    [
      'of what rankings sort and filter themselves',
      '/en/rank/hero?bracket=diamond-plus&season=m15s16',
      [
        '/en/rank/hero?sort=pickRate',
        '/en/rank/hero?cost=5&min=1000&names=en&season=m15s16',
        '/en/rank/equip?category=radiant',
        '/en/rank/lineup?style=easy',
      ],
    ],
  ])('%s', async (_, plain, endless) => {
    for (const path of endless) expect((await get(path)).status, path).toBe(200)
    await get(plain)
    await vi.waitUntil(() => kept().includes(nameOf(plain)), { timeout: 10_000 })
    for (const path of endless) expect(kept(), path).not.toContain(nameOf(path))
  })
})

test.each([
  ['/en/', 'public, max-age=0, s-maxage=60, stale-while-revalidate=600'],
  ['/en/chess/m15s16/TFT15_Ahri', 'public, max-age=0, s-maxage=60, stale-while-revalidate=600'],
  ['/en/news', 'public, max-age=0, s-maxage=60'],
  ['/en/static/gallery-arrives.html', 'public, max-age=0, s-maxage=60'],
  ['/en/news/detail?content_id=gallery-arrives', 'public, max-age=0, s-maxage=60'],
  ['/en/guide', 'public, max-age=0, s-maxage=60'],
  ['/act/search/th.json', 'public, max-age=300, stale-while-revalidate=86400'],
  ['/en/news/all.atom', 'public, max-age=60'],
  ['/', 'no-store'],
  ['/en/books', 'no-store'],
  ['/en/nothing.html', 'no-store'],
  ['/en/chess/m15s16/Nobody', 'no-store'],
  ['/api/nothing', 'no-store'],
  ['/assets/nothing.js', 'no-store'],
  ['/readyz', 'no-store'],
  ['/robots.txt', 'public, max-age=3600'],
])('%s may be kept as %s', async (path, kept) => {
  expect((await get(path)).headers.get('cache-control')).toBe(kept)
})

describe('the data of a page', () => {
  const dataOf = (path: string, init: RequestInit = {}) =>
    fetch(`${inject('origin')}/act/page-data${path}`, { redirect: 'manual', ...init })

  test.each([
    '/en/',
    '/th/books/hex?season=m15s16',
    '/en/news',
    '/en/static/gallery-arrives.html',
    '/test/en/rank/hero',
  ])('are JSON of the version that its document names, and kept like it: %s', async (path) => {
    const page = await get(path)
    const [, version] = / data-version="([^"]+)"/.exec(await page.text())!
    const data = await dataOf(path)
    expect(data.status).toBe(200)
    expect(data.headers.get('content-type')).toBe('application/json; charset=utf-8')
    for (const name of ['cache-control', 'vary']) expect(data.headers.get(name), name).toBe(page.headers.get(name))
    const body = await data.text()
    expect(JSON.parse(body)).toMatchObject({ version, matches: [{ i: '__root__#' }, { l: { ok: true } }] })
    const packed = await dataOf(path, { headers: { 'accept-encoding': 'br' } })
    expect(packed.headers.get('content-encoding')).toBe('br')
    expect(await packed.text()).toBe(body)
  })

  test('are not sent again to who has them, nor to who asks for their head', async () => {
    const first = await dataOf('/en/books/hero')
    const again = await dataOf('/en/books/hero', { headers: { 'if-none-match': first.headers.get('etag')! } })
    expect([again.status, await again.text()]).toEqual([304, ''])
    const head = await dataOf('/en/books/hero', { method: 'HEAD' })
    expect([head.status, await head.text()]).toEqual([200, ''])
    for (const name of ['etag', 'content-type', 'cache-control', 'vary'])
      expect(head.headers.get(name), name).toBe(first.headers.get(name))
  })

  test.each([
    ['of a search', '/en/books/hero?q=annie'],
    ['of a page that leads elsewhere', '/en/books'],
    ['of an address without a language', '/books/hero'],
    ['of a page of a made-up season', '/en/books/hero?season=m99s99'],
    ['of a champion that does not exist', '/en/chess/m10s16/Unknown'],
    ['of a file that does not exist', '/en/nothing.html'],
    ['of an article that does not exist', '/en/static/nothing.html'],
    ['of no page', '/'],
    ['of a path with an empty part', '/en//books/hero'],
    ['of data', '/act/page-data/en/'],
  ])('%s do not exist', async (_, path) => {
    const response = await dataOf(path)
    expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store'])
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
  })

  test.each(['POST', 'PUT', 'DELETE'])('are not there for %s', async (method) => {
    expect((await dataOf('/en/books/hero', { method })).status).toBe(404)
  })
})

test('a redirect that depends on the visitor says so', async () => {
  expect((await get('/')).headers.get('vary')).toBe('accept-language, cookie')
})

test('each asset may be kept for a year, and its packed forms are the plain one', async () => {
  const names = readdirSync(`${root}/dist/client/assets`).filter((name) => !/\.(br|gz)$/.test(name))
  expect(names.length).toBeGreaterThan(5)
  for (const name of names) {
    const plain = readFileSync(`${root}/dist/client/assets/${name}`)
    const isPacked = /\.(js|css|svg|txt)$/.test(name)
    for (const encoding of ['br', 'gzip', 'identity']) {
      const response = await get(`/assets/${name}`, { 'accept-encoding': encoding })
      expect(response.status, name).toBe(200)
      expect(response.headers.get('content-encoding') ?? 'identity', name).toBe(isPacked ? encoding : 'identity')
      expect(response.headers.get('vary'), name).toBe(isPacked ? 'accept-encoding' : null)
      expect(response.headers.get('cache-control'), name).toBe('public, max-age=31536000, immutable')
      expect(plain.equals(Buffer.from(await response.arrayBuffer())), `${name} as ${encoding}`).toBe(true)
    }
  }
})

test.each([
  ['js', 'text/javascript; charset=utf-8'],
  ['css', 'text/css; charset=utf-8'],
  ['svg', 'image/svg+xml'],
  ['png', 'image/png'],
  ['woff2', 'font/woff2'],
])('an asset that ends with .%s is sent as %s', async (ending, type) => {
  const name = readdirSync(`${root}/dist/client/assets`).find((each) => each.endsWith(`.${ending}`))
  const response = await get(`/assets/${name}`)
  expect(response.headers.get('content-type')).toBe(type)
})

test.each(['nothing.js', '..%2f.vite%2fmanifest.json', '%2e%2e/index.html', 'x.js.br', ''])(
  'there is no asset %j',
  async (name) => {
    expect((await get(`/assets/${name}`)).status).toBe(404)
  },
)

describe('two instances on one database', () => {
  const sites: Site[] = []
  const metricsPorts: number[] = []
  let databaseUrl: string
  beforeAll(async () => {
    for (let count = 0; count < 2; count++) {
      const port = await freePort()
      metricsPorts.push(port)
      const shared: Record<string, string> =
        count === 0 ? { DATA_KEYS: production.DATA_KEYS } : { DATABASE_URL: databaseUrl }
      sites.push(await startSite({ METRICS_PORT: String(port), LOG_LEVEL: 'silent', ...shared }))
      databaseUrl ??= databaseUrlOf(sites[0]!.dataFolder)
    }
    // any query counts: a heartbeat replaces the listen
    const listening = `select 1 from pg_stat_activity where application_name = 'encore-listener' and query <> ''`
    await vi.waitUntil(async () => (await query(databaseUrl, listening)).length === 2, { timeout: 20_000 })
  })
  afterAll(async () => {
    for (const site of sites.reverse()) {
      await site.end()
      removeDataFolder(site.dataFolder)
    }
  })

  /** Page drops of each instance. */
  const drops = () =>
    Promise.all(
      metricsPorts.map(async (port) => {
        const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
        return Number(/^encore_page_drops_total (\d+)$/m.exec(text)![1])
      }),
    )
  const becomes = (count: number) =>
    vi.waitUntil(async () => (await drops()).every((each) => each === count), { timeout: 20_000 })

  test('forget their pages when they begin to listen, at a notice, and once more when a lost listening connection stands again', async () => {
    await becomes(1)
    await query(databaseUrl, `select pg_notify('encore_pages', '')`)
    await becomes(2)
    const ended = await query(
      databaseUrl,
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'encore-listener'`,
    )
    expect(ended.length).toBe(2)
    await becomes(3)
    await query(databaseUrl, `select pg_notify('encore_pages', '')`)
    await becomes(4)
  })
})
