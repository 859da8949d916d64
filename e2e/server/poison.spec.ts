import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { RawConnection, rawGet, rawPost } from '../setup/peers/raw-request.ts'
import { removeDataFolder, type Site, startSite } from '../setup/site/site.ts'

vi.setConfig({ testTimeout: 90_000, hookTimeout: 120_000 })

let site: Site
beforeAll(async () => {
  site = await startSite({ DATABASE_URL: inject('databaseUrl'), LOG_LEVEL: 'silent' })
  await Promise.all([ordinaryRequest(), ordinaryRequest(inject('origin'))])
})
afterAll(async () => {
  expect(await site.end()).toBe(0)
  removeDataFolder(site.dataFolder)
})

/** Milliseconds of an ordinary request. */
async function ordinaryRequest(origin = site.origin): Promise<number> {
  const from = performance.now()
  const response = await fetch(`${origin}/en/books/hero`)
  expect(response.status).toBe(200)
  await response.text()
  return performance.now() - from
}

/** Limit in milliseconds: a second, or more while an undisturbed site is slow too. */
const currentLimit = async () => Math.max(1000, 20 * (await ordinaryRequest(inject('origin'))))

const query = (keys: number) => Array.from({ length: keys }, (_, key) => `k${key}=1`).join('&')
const answer = { consent_id: randomUUID(), revision: 1, categories: ['necessary'] }

const get = (path: string, headers = '') => `GET ${path} HTTP/1.1\r\nhost: localhost\r\n${headers}\r\n`
const post = (headers: string, body = '') =>
  `POST /api/consent/record HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n${headers}\r\n${body}`
const sized = (body: string) => post(`content-length: ${body.length}\r\n`, body)
const chunked = (body: string) =>
  post('transfer-encoding: chunked\r\n', `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`)

const large = 'x'.repeat(20_000_000)
test.each<[string, number, () => string]>([
  ['100,000 query keys', 431, () => get(`/en/books/hero?${query(100_000)}`)],
  ['an address of 20 KB', 431, () => get(`/en/${'a'.repeat(20_000)}`)],
  ['a cookie of 20 KB', 431, () => get('/en/', `cookie: lang=${'a'.repeat(20_000)}\r\n`)],
  ['20,000 headers', 431, () => get('/en/', 'x: 1\r\n'.repeat(20_000))],
  ['JSON of 20 MB', 413, () => sized(JSON.stringify({ ...answer, large }))],
  ['JSON a million levels deep', 413, () => sized('['.repeat(1_000_000))],
  ['JSON 100,000 levels deep', 400, () => sized('['.repeat(100_000) + ']'.repeat(100_000))],
  ['objects 40,000 levels deep', 400, () => sized(`${'{"a":'.repeat(40_000)}1${'}'.repeat(40_000)}`)],
  ['5,000 unknown fields', 400, () => sized(JSON.stringify({ ...answer, ...query(5000).split('=1&') }))],
  ['20,000 categories', 400, () => sized(JSON.stringify({ ...answer, categories: Array(20_000).fill('necessary') }))],
  ['a false size', 400, () => post('content-length: -1\r\n')],
  ['two sizes', 400, () => post('content-length: 2\r\ncontent-length: 3\r\n', '{}')],
  ['a size and chunks', 400, () => post('content-length: 2\r\ntransfer-encoding: chunked\r\n', '0\r\n\r\n')],
  ['no HTTP at all', 400, () => '\x16\x03\x01\x02\x00 hello\r\n\r\n'],
])('%s is answered by %i at once, while others are served', async (_, status, write) => {
  const poison = write()
  const connection = await RawConnection.open(site.origin)
  const from = performance.now()
  connection.socket.write(poison)
  const served = Promise.all([connection.answered, ordinaryRequest()]).then(() => performance.now() - from)
  const limit = await currentLimit()
  expect(await served).toBeLessThan(limit)
  expect(connection.answer.status).toBe(status)
  connection.socket.destroy()
})

test('JSON of 20 MB without a stated size is answered by 413 before its end', async () => {
  const connection = await RawConnection.open(site.origin)
  connection.socket.write(chunked(JSON.stringify({ ...answer, large })))
  await Promise.all([connection.answered, ordinaryRequest()])
  expect(connection.answer.status).toBe(413)
  connection.socket.destroy()
})

test('2,000 query keys, which fit, give a page like any other', async () => {
  const { status, body } = await rawGet(site.origin, `/en/books/hero?${query(2000)}`)
  expect(status).toBe(200)
  expect(body).not.toContain('k1999')
})

describe('an odd path', () => {
  test.each([
    '/%ff',
    '/en/%ff',
    '/th/books/%c0%ae%c0%ae/',
    '/%',
    '/en/%zz',
    '/en/%e0%80%80',
    '/%00',
    '/en/%00.html',
    '/en/books/hero%00',
    '//evil.example',
    '//evil.example/en/',
    '/en//evil.example',
    '/\\evil.example',
    '/en/\\..\\..',
    '/%5cevil.example',
    '/en/%0d%0aset-cookie:%20a=1',
    '/%0d%0alocation:%20//evil.example',
    '/en/%0a',
    '/assets/../../package.json',
    '/assets/%2e%2e/%2e%2e/package.json',
    '/assets/..%2f..%2fpackage.json',
    '/assets/%00',
    '/api/%ff',
    '/api/%2e%2e/en/',
    '/api//',
    '/en/%2e%2e/%2e%2e/etc/passwd.txt',
  ])('%s is nothing', async (path) => {
    const { status, headers, body } = await rawGet(site.origin, path)
    expect([400, 404]).toContain(status)
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers).not.toHaveProperty('set-cookie')
    expect(body).not.toMatch(/FST_|node_modules|"dependencies"/)
  })

  test.each(['//[', '//a b', '//evil.example:x', '/\\[', '/%ff', 'http://['])(
    '%s is nothing to send a form to either, and a page says so',
    async (path) => {
      const { status, headers, body } = await rawPost(site.origin, path, 'accept: text/html\r\n')
      expect([400, 404]).toContain(status)
      if (status === 404) expect(headers['content-type']).toContain('text/html')
      expect(body).not.toMatch(/FST_|Invalid URL/)
    },
  )

  test.each([
    '/%2f%2fevil.example',
    '/evil.example',
    '/.//evil.example/',
    '/%2e%2e/x',
    '/xx/',
    '/EN/',
    '/klingon/books',
    '/@evil.example',
    '/?//evil.example',
  ])('%s leads nowhere but into the site', async (path) => {
    const { status, headers } = await rawGet(site.origin, path)
    if (status === 404) return
    expect(status).toBe(302)
    expect(new URL(headers.location!, site.origin).origin).toBe(site.origin)
    expect(headers.location).toMatch(/^\/en\//)
  })
})

test.each(['', 'x', 'klingon', '*;q=9', 'th;q=x', ',,,,', 'en-'.repeat(2000), '\u00ff'])(
  'the accepted languages %j lead to some language',
  async (languages) => {
    const { status, headers } = await rawGet(site.origin, '/', `accept-language: ${languages}\r\n`)
    expect(status).toBe(302)
    expect(headers.location).toMatch(/^\/(en|zh|th|ms)\/$/)
  },
)

test('300 clients that dawdle over headers and bodies keep nobody waiting, and are shown out', async () => {
  const slow = await Promise.all(Array.from({ length: 300 }, () => RawConnection.open(site.origin)))
  const beginnings = [
    'GET /en/ HTTP/1.1\r\nhost: localh',
    'POST /api/consent/record HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{"con',
    'GET /en/books/hero HTTP/1.1\r\nhost: localhost\r\ncookie: a',
  ]
  for (const [place, { socket }] of slow.entries()) socket.write(beginnings[place % beginnings.length]!)
  const open = () => slow.filter(({ socket }) => !socket.destroyed).length
  for (let count = 0; count < 10; count++) {
    const [served, limit] = await Promise.all([ordinaryRequest(), currentLimit()])
    expect(served).toBeLessThan(limit)
  }
  expect(open()).toBe(300)
  await vi.waitUntil(() => open() === 0, { timeout: 60_000, interval: 200 })
  expect(new Set(slow.map(({ answer: { status } }) => status))).toEqual(new Set([408]))
})
