import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { freePort } from '#src/core/server/process/free-port.ts'
import { recordConsent } from '../setup/data/consents.ts'
import { createDatabase } from '../setup/database/postgres.ts'
import { rawGet } from '../setup/peers/raw-request.ts'
import { production, removeDataFolder, root, type Site, startSite } from '../setup/site/site.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 })

let site: Site
beforeAll(async () => {
  const port = await freePort()
  site = await startSite({
    ...production,
    PORT: String(port),
    PUBLIC_URL: `http://localhost:${port}`,
    DATABASE_URL: await createDatabase(inject('databaseUrl')),
    LOG_LEVEL: 'silent',
  })
})
afterAll(async () => {
  await site.end()
  removeDataFolder(site.dataFolder)
})

const assets = readdirSync(`${root}/dist/client/assets`)
const asset = (ending: string) => `/assets/${assets.find((name) => name.endsWith(ending))}`
const get = (path: string, init: RequestInit = {}) => fetch(site.origin + path, { redirect: 'manual', ...init })

/** Every kind of answer by its status, apart from parts of pages. */
const answers: [kind: string, status: number, ask: () => Promise<Response>][] = [
  ['a page', 200, () => get('/en/')],
  ['a page that the visitor has', 304, () => get('/en/', { headers: { 'if-none-match': '*' } })],
  ['the page to sign in', 200, () => get('/auth/login?lang=en')],
  ['a choice of language', 302, () => get('/')],
  ['a redirect of a route', 302, () => get('/en/books')],
  ['a missing page', 404, () => get('/en/nothing.html')],
  ['a missing file', 404, () => get('/nothing.txt')],
  ['a path that no text is', 404, () => get('/en/%ff')],
  ['a call', 200, () => recordConsent(site.origin)],
  ['a call with bad input', 400, () => recordConsent(site.origin, 'no id')],
  [
    'a call of another site',
    403,
    () => recordConsent(site.origin, undefined, { headers: { origin: 'https://evil.example' } }),
  ],
  [
    'a body that is too large',
    413,
    () =>
      get('/api/consent/record', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: ' '.repeat(300_000),
      }),
  ],
  ['a body that is no JSON', 415, () => get('/api/consent/record', { method: 'POST', body: 'text' })],
  ['a missing call', 404, () => get('/api/nothing')],
  ['a path below /api that no text is', 404, () => get('/api/%ff')],
  ['a method that nothing takes', 404, () => get('/en/', { method: 'DELETE' })],
  ['an SVG file, which browsers open as a document', 200, () => get(asset('.svg'))],
  ['a drawn account picture, an SVG too', 200, () => get('/auth/avatars/0123456789abcdef.svg')],
  ['a missing picture', 404, () => get('/act/m10s16/128/nothing.avif')],
  ['a missing asset', 404, () => get('/assets/nothing.js')],
  ['robots.txt', 200, () => get('/robots.txt')],
  ['security.txt', 200, () => get('/.well-known/security.txt')],
  ['the icon that browsers ask for by its old name', 302, () => get('/favicon.ico')],
  ['the map of the site', 200, () => get('/sitemap.xml')],
  ['a manifest', 200, () => get('/th/manifest.webmanifest')],
  ['the state of health', 200, () => get('/healthz')],
  ['the readiness', 200, () => get('/readyz')],
]

/** Public pages; a visitor's own pages are isolated from windows that open them. */
const isForAll = new Set([
  'a page',
  'a page that the visitor has',
  'a choice of language',
  'a redirect of a route',
  'a missing page',
  'a missing file',
  'a missing asset',
  'a path that no text is',
])

describe.each(answers)('%s (%i)', (kind, status, ask) => {
  test('has all the headers of safety', async () => {
    const response = await ask()
    const { 'content-security-policy': policy, ...headers } = Object.fromEntries(response.headers)
    expect(response.status).toBe(status)
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': isForAll.has(kind) ? 'unsafe-none' : 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    })
    expect(headers).not.toHaveProperty('x-powered-by')
    expect(policy).toMatch(/^default-src 'none';/)
    expect(policy).toMatch(/frame-ancestors 'none'/)
    const [, frames = "'none'"] = /frame-src ([^;]+)/.exec(policy!) ?? []
    expect(["'none'", 'https://www.youtube-nocookie.com']).toContain(frames)
    expect(policy!.replace(frames, '')).not.toMatch(/unsafe-|\*|https?:/)
  })
})

const picture = '/act/m10s16/128/TFT10_Sona.avif'
const policy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
const ofParts = { 'x-content-type-options': 'nosniff', 'cross-origin-resource-policy': 'same-origin' }
const ofPictures = { ...ofParts, 'cross-origin-resource-policy': 'cross-origin' }

test.each<[kind: string, status: number, ask: () => Promise<Response>, object]>([
  [
    'a script, whose policy a worker takes over',
    200,
    () => get(asset('.js')),
    { ...ofParts, 'content-security-policy': policy },
  ],
  ['a style sheet', 200, () => get(asset('.css')), ofParts],
  ['a font', 200, () => get(asset('.woff2')), ofParts],
  ['an icon', 200, () => get(asset('.png')), ofParts],
  ['a picture', 200, () => get(picture), ofPictures],
  [
    'a picture that the visitor has',
    304,
    async () => get(picture, { headers: { 'if-none-match': (await get(picture)).headers.get('etag')! } }),
    ofPictures,
  ],
])('%s (%i) has only the headers of safety that count for parts of a page', async (_, status, ask, expected) => {
  const response = await ask()
  expect(response.status).toBe(status)
  const known = [
    'date',
    'connection',
    'keep-alive',
    'content-type',
    'content-length',
    'content-encoding',
    'cache-control',
    'vary',
    'etag',
  ]
  const others = [...response.headers].filter(([name]) => !known.includes(name))
  expect(Object.fromEntries(others)).toEqual(expected)
})

test('what is not even a request is refused with the headers that are left to it', async () => {
  for (const path of [`/${'x'.repeat(20_000)}`, '/en/ /en/']) {
    const { status, headers } = await rawGet(site.origin, path)
    expect([400, 431]).toContain(status)
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'x-content-type-options': 'nosniff',
    })
  }
})

test('only production asks browsers to stay on https', async () => {
  const { headers } = await fetch(`${inject('origin')}/en/`)
  expect(headers.has('strict-transport-security')).toBe(false)
})

test.each(['/en/', '/th/books/hero', '/zh/chess/m15s16/TFT15_Ahri', '/en/nothing.html'])(
  'the policy of %s names exactly the inline blocks of its document',
  async (path) => {
    const response = await get(path)
    const html = await response.text()
    for (const tag of ['script', 'style']) {
      const blocks = html.matchAll(new RegExp(`<${tag}(?: [^>]*)?>([^]+?)</${tag}>`, 'g'))
      const inline = [...blocks].filter(([block]) => !block.startsWith('<script type="application/'))
      const hashes = inline.map(([, text]) => `'sha256-${createHash('sha256').update(text!).digest('base64')}'`)
      expect(hashes.length).toBeGreaterThan(0)
      const named = response.headers.get('content-security-policy')!.match(new RegExp(`${tag}-src 'self' ([^;]+)`))![1]
      expect(new Set(named!.split(' '))).toEqual(new Set(hashes))
    }
    expect(html).not.toMatch(/<[^>]+ (style|on[a-z]+)="/)
  },
)

test('everybody gets the same document, whatever the browser says of its owner', async () => {
  const visitors: HeadersInit[] = [
    {},
    { cookie: 'lang=th; session=abc; cc_cookie=%7B%7D' },
    { 'user-agent': 'Mozilla/5.0 (iPhone) MSDK/5.3' },
    { 'accept-language': 'zh-CN,zh;q=0.9' },
    { referer: 'https://elsewhere.example/', dnt: '1', 'x-forwarded-host': 'evil.example' },
  ]
  const seen = await Promise.all(
    visitors.map(async (headers) => {
      const response = await get('/en/books/hero?season=m15s16', { headers })
      const { etag, vary, 'content-security-policy': policy } = Object.fromEntries(response.headers)
      expect(response.headers.has('set-cookie')).toBe(false)
      return { etag, vary, policy, body: await response.text() }
    }),
  )
  for (const each of seen) expect(each).toEqual(seen[0])
  expect(seen[0]!.vary).toBe('accept-encoding')
  expect(seen[0]!.body).not.toContain('evil.example')
})
