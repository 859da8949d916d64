import { describe, expect, inject, test } from 'vitest'
import { rawGet } from './setup/peers/raw-request.ts'

const origin = inject('origin')

/** One request, redirects not followed. */
const ask = (path: string, init: RequestInit = {}) => fetch(origin + path, { redirect: 'manual', ...init })

/** Requests a path of a host as a Chinese visitor. */
const askAs = (host: string, path: string) => rawGet(origin, path, `accept-language: zh\r\n`, host)

/** Returns status and location, such as '302 /en/'. */
async function answerOf(path: string, init: RequestInit = {}): Promise<string> {
  const { status, headers } = await ask(path, init)
  return [status, headers.get('location')].filter(Boolean).join(' ')
}

const canonicalOf = (html: string) => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]
const isKept = ({ headers }: Response) => headers.get('cache-control')!.includes('s-maxage')

const legal = ['terms-of-service', 'privacy-notice', 'cookie-policy', 'open-source', 'test-flight']
const pages = [
  '/',
  ...['hero', 'synergy', 'equip', 'hex', 'goop'].map((kind) => `/books/${kind}`),
  '/chess/m10s16/TFT10_Annie',
  ...legal.map((name) => `/${name}`),
]

test.each(['en', 'zh', 'th', 'ms'].flatMap((language) => pages.map((page) => `/${language}${page}`)))(
  '%s is a page that a cache may keep and a search engine may show',
  async (path) => {
    const response = await ask(path)
    const html = await response.text()
    expect(response.status).toBe(200)
    expect(isKept(response)).toBe(true)
    expect(html).not.toContain('name="robots"')
    expect(html).toContain('<h1')
    const season = path.endsWith('/goop') ? 'm15s16' : 'm10s16'
    expect(canonicalOf(html)).toBe(origin + path + (path.includes('/books/') ? `?season=${season}` : ''))
  },
)

test('home of another season is a page of its own, home of the running one is plain home', async () => {
  const origin = inject('origin')
  for (const [path, own] of [
    ['/en/?season=m15s16', '?season=m15s16'],
    ['/en/?season=m10s16', ''],
    ['/en/?season=m99s9', ''],
    ['/en/?season=m15s16&page=newChampions', '?season=m15s16'],
  ] as const) {
    const html = await (await fetch(origin + path)).text()
    expect([path, canonicalOf(html)]).toEqual([path, `${origin}/en/${own}`])
    expect(html).toContain(`<link rel="alternate" hrefLang="th" href="${origin}/th/${own}"/>`)
  }
})

test('a filtered gallery page has the unfiltered one of its season as its canonical address', async () => {
  const html = await (await ask('/en/books/hero?cost=5&season=m15s16&utm_source=x')).text()
  expect(canonicalOf(html)).toBe(`${origin}/en/books/hero?season=m15s16`)
})

test.each([
  ['/en/books', '302 /en/books/hero'],
  ['/en/books?season=m15s16&cost=5', '302 /en/books/hero?cost=5&season=m15s16'],
  ['/test/th/books', '302 /test/th/books/hero'],
])('the gallery %s leads to its first part: %s', async (path, answer) => {
  expect(await answerOf(path)).toBe(answer)
})

test.each([
  ['without any wish', {}, '/en/'],
  ['for the cookie', { cookie: 'lang=th', 'accept-language': 'zh-CN' }, '/th/'],
  ['for a cookie among others', { cookie: 'a=b; lang=ms; c=d' }, '/ms/'],
  ['past a cookie of an unknown language', { cookie: 'lang=fr', 'accept-language': 'ms-MY' }, '/ms/'],
  ['past a cookie of a similar name', { cookie: 'xlang=th' }, '/en/'],
  ['for the language of the browser', { 'accept-language': 'zh-CN,zh;q=0.9,en;q=0.8' }, '/zh/'],
  ['by weight, not by order', { 'accept-language': 'en;q=0.5,th-TH;q=0.9' }, '/th/'],
  ['past languages that the site does not speak', { 'accept-language': 'fr-FR,ms;q=0.2' }, '/ms/'],
  ['in English where it speaks none of them', { 'accept-language': 'fr-FR,de' }, '/en/'],
  ['past a header that makes no sense', { 'accept-language': ';;q=,%%' }, '/en/'],
])('the bare origin answers %s', async (_, headers, home) => {
  const response = await ask('/', { headers: headers as HeadersInit })
  expect([response.status, response.headers.get('location')]).toEqual([302, home])
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('vary')).toContain('accept-language, cookie')
})

test.each([
  ['/?page=2', '302 /en/?page=2'],
  ['/th', '302 /th/'],
  ['/th?page=2', '302 /th/?page=2'],
  ['/th/books/hero/', '302 /th/books/hero'],
  ['/th/books/hero//', '404'],
  ['/th/books/hero/?cost=5&utm=x', '302 /th/books/hero?cost=5&utm=x'],
  ['/test', '302 /test/en/'],
  ['/test/', '302 /test/en/'],
  ['/test/th', '302 /test/th/'],
  ['/test/th/books/hero/?q=a', '302 /test/th/books/hero?q=a'],
])('slashes: %s answers %s', async (path, answer) => {
  expect(await answerOf(path)).toBe(answer)
})

test.each([
  ['/en/books/%68ero?season=m15s16', '302 /en/books/hero?season=m15s16'],
  ['/en/books%2Fhero', '302 /en/books/hero'],
  ['/en/nosuch%c3%a9', '302 /en/nosuch%C3%A9'],
  ['/en/chess/m10s16/tFT10_aNNIE?names=en', '302 /en/chess/m10s16/TFT10_Annie?names=en'],
  ['/%2Fexample.com/', '404'],
  ['/%5Cexample.com/', '404'],
])('a page has one spelling: %s answers %s', async (path, answer) => {
  expect(await answerOf(path)).toBe(answer)
})

test.each([
  ['/en/nosuch', '302 /en/'],
  ['/zh/nosuch/deeper?x=1', '302 /zh/'],
  ['/en/books/nosuch', '302 /en/'],
  ['/en/BOOKS/HERO', '302 /en/'],
  ['/test/th/nosuch', '302 /test/th/'],
])('the unknown route %s leads home: %s', async (path, answer) => {
  expect(await answerOf(path)).toBe(answer)
})

test.each([
  '/nosuch.png',
  '/en/nosuch.html',
  '/test/zh/nosuch.js',
  '/en/static/1.html',
  '/assets/nosuch.js',
  '//example.com/x',
  '/en//books/hero',
])('the unknown file %s is a page that says so', async (path) => {
  const response = await ask(path)
  expect(response.status).toBe(404)
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(isKept(response)).toBe(false)
  expect(await response.text()).toMatch(/<meta name="robots" content="noindex"[\s\S]*<h1/)
})

test('an unknown file is named in the language of its address, else in the language of the visitor', async () => {
  const textOf = async (path: string) => (await ask(path, { headers: { 'accept-language': 'th' } })).text()
  expect(await textOf('/zh/nosuch.html')).toContain('<html lang="zh-Hans"')
  expect(await textOf('/nosuch.html')).toContain('<html lang="th"')
})

test.each([
  ['a misspelt champion', '/en/chess/m10s16/TFT10_Anie', 'TFT10_Annie'],
  ['a champion by his name alone', '/en/chess/m10s16/annie', 'TFT10_Annie'],
  ['a champion by his Chinese name', `/en/chess/m10s16/${encodeURIComponent('安妮')}`, 'TFT10_Annie'],
  ['a champion with the id of another season', '/en/chess/m10s16/TFT15_Annie', 'TFT10_Annie'],
])('%s is missing, and the nearest names are offered', async (_, path, nearest) => {
  const response = await ask(path)
  const html = await response.text()
  expect(response.status).toBe(404)
  expect(html).toContain('Champion not found')
  expect(html).toContain('content="noindex"')
  expect(championsIn(html)[0]).toBe(nearest)
})

test('a champion who is near nobody is missing, and none is offered', async () => {
  const html = await (await ask('/en/chess/m10s16/nobody')).text()
  expect(championsIn(html)).toEqual([])
  expect(html).not.toContain('Did you mean')
  expect(html).toContain('Show all champions')
})

/** Ids of the champions that a page's content links to, in order. */
const championsIn = (html: string) => {
  const [content] = /<main[\s\S]*<\/main>/.exec(html)!
  return Array.from(content.matchAll(/href="\/en\/chess\/m10s16\/(\w+)"/g), ([, id]) => id)
}

test.each([
  ['an unknown season', '/en/chess/m99s9/TFT10_Annie'],
  ['a season that is no key', '/en/chess/nonsense/TFT10_Annie'],
  ['an id longer than any', `/en/chess/m10s16/${'a'.repeat(90)}`],
  ['an id of other letters', `/en/chess/m10s16/${encodeURIComponent('<script>แอนนี่')}`],
])('a champion of %s is missing', async (_, path) => {
  const response = await ask(path)
  expect(response.status).toBe(404)
  expect(await response.text()).toContain('Champion not found')
})

test('a champion of an unknown season is not blamed for it, and one of a known season leads back to that', async () => {
  const textOf = async (path: string) => (await ask(path)).text()
  const ofUnknown = await textOf('/en/chess/m99s9/TFT10_Annie')
  expect(ofUnknown).toContain('There’s no season “m99s9”')
  expect(ofUnknown).not.toContain('There’s no champion')
  const ofKnown = await textOf('/en/chess/m15s16/TFT15_Nobody')
  expect(ofKnown).toContain('There’s no champion “TFT15_Nobody”')
  expect(ofKnown).toContain('href="/en/books/hero?season=m15s16"')
})

test('an unknown season of the gallery is a page with the empty state, out of search engines', async () => {
  const response = await ask('/en/books/hero?season=m99s9')
  const html = await response.text()
  expect(response.status).toBe(200)
  expect(html).toContain('There’s no season “m99s9”')
  expect(html).toContain('content="noindex"')
})

const reserved = ['act', 'auth', 'studio', 'static-config', 'static-pages', 'assets', 'dev', 'healthz', 'readyz']
test.each([...reserved, '.well-known'])('the reserved segment %s never becomes a route', async (segment) => {
  expect(await answerOf(`/${segment}/nosuch/deeper`)).toBe('404')
})

test('the test folder without a language is reserved too', async () => {
  expect(await answerOf('/test/xx/books')).toBe('404')
})

test.each(['/api', '/api/', '/api/nosuch', '/api/gallery/champions/nosuch'])('%s is missing as JSON', async (path) => {
  for (const method of ['GET', 'POST']) {
    const response = await ask(path, { method })
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({ code: 400004, data: null })
  }
})

test.each([
  ['/books/hero', '/books/hero'],
  ['/books/hero?cost=5&utm=x', '/books/hero?cost=5&utm=x'],
  ['/fr/books', '/fr/books'],
  ['/EN/', '/EN/'],
  ['/nosuch', '/nosuch'],
])('%s has no language and is given the one of the visitor', async (path, below) => {
  const headers = { 'accept-language': 'zh' }
  expect(await answerOf(path, { headers })).toBe(`302 /zh${below}`)
  expect(await answerOf(path, { headers, method: 'HEAD' })).toBe(`302 /zh${below}`)
  expect(await answerOf(path, { headers, method: 'POST' })).toBe('404')
})

test.each(['/en/books/hero', '/en/nosuch.html', '/assets/nosuch.js', '/en/nosuch', '/'])(
  'HEAD of %s answers as GET does, without a body',
  async (path) => {
    const [head, get] = await Promise.all([ask(path, { method: 'HEAD' }), ask(path)])
    const told = ({ status, headers }: Response) => [
      status,
      ...['location', 'content-type', 'cache-control', 'etag'].map((name) => headers.get(name)),
    ]
    expect(told(head)).toEqual(told(get))
    expect(await head.text()).toBe('')
  },
)

test('every link of a page in the test folder stays in it, and search engines stay out', async () => {
  const html = await (await ask('/test/th/books/hero')).text()
  const links = [...html.matchAll(/<a [^>]*?href="(\/[^"]*)"/g)].map(([, href]) => href!)
  expect(links.length).toBeGreaterThan(60)
  // the one sign-in page returns to the page before it
  expect(links.filter((href) => !href.startsWith('/test/') && !href.startsWith('/auth/'))).toEqual([])
  expect(links).toContain('/test/zh/books/hero')
  expect(links).toContain('/test/th/chess/m10s16/TFT10_Annie')
  expect(html).toContain('content="noindex"')
  expect(canonicalOf(html)).toBe(`${origin}/th/books/hero?season=m10s16`)
})

describe('a host for tests', () => {
  test.each([
    ['test.example.com', '/', '/test/zh/'],
    ['encore-test.example.com:8080', '/th/books/hero?q=a', '/test/th/books/hero?q=a'],
    ['TEST.example.com', '/books/hero', '/test/zh/books/hero'],
  ])('%s leads from %s into the test folder', async (host, path, location) => {
    await askAs('localhost', path) // fills the cache for the others
    expect(await askAs(host, path)).toMatchObject({ status: 302, headers: { location } })
  })

  test('shows the pages of the test folder', async () => {
    expect((await askAs('test.example.com', '/test/th/books/hero')).status).toBe(200)
  })

  test.each(['latest.example.com', 'contest.example.com', ''])('is none of the name %j', async (host) => {
    expect((await askAs(host, '/th/books/hero')).status).toBe(200)
  })
})

test.each([
  ['an unknown value', 'cost=99&trait=%3Cb%3E&season=nonsense&names=fr'],
  ['a list', 'cost[]=5&cost[0]=1'],
  ['JSON', `cost=${encodeURIComponent('{"a":[1]}')}&season=${encodeURIComponent('"m15s16"')}`],
  ['an empty value', 'cost=&season=&q='],
  ['names of the language itself', '__proto__=1&constructor=2&toString=3'],
  ['halves of an encoding', 'cost=%&trait=%ff&season=%E0%A4%A'],
])('%s in the query is as if it were absent', async (_, query) => {
  const [plain, odd] = await Promise.all([ask('/en/books/hero'), ask(`/en/books/hero?${query}`)])
  expect(odd.status).toBe(200)
  expect(await odd.text()).toBe(await plain.text())
})

test('of a doubled parameter the last one counts, and their order does not', async () => {
  const textOf = async (query: string) => (await ask(`/en/books/hero?${query}`)).text()
  const plain = await textOf('cost=5&season=m15s16')
  expect(await textOf('season=m15s16&cost=1&cost=5')).toBe(plain)
  expect(await textOf('season=m15s16&cost=5')).toBe(plain)
  expect(await textOf('cost=1&season=m15s16')).not.toBe(plain)
})
