import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { recordConsent } from '../setup/data/consents.ts'
import { query } from '../setup/database/postgres.ts'
import { removeDataFolder, type Site, startSite } from '../setup/site/site.ts'

vi.setConfig({ hookTimeout: 120_000 })

const record = (headers: HeadersInit = {}, id = randomUUID()) =>
  recordConsent(inject('origin'), id, { headers: { ...headers } as Record<string, string> })
const post = (body: string, contentType = 'application/json') =>
  fetch(`${inject('origin')}/api/consent/record`, { method: 'POST', body, headers: { 'content-type': contentType } })

describe('a write from another site is refused', () => {
  test.each([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'cross-site', origin: inject('origin') },
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: `${inject('origin')}.evil.example` },
    { origin: inject('origin').replace('http:', 'https:') },
  ] as Record<string, string>[])('that says %o', async (headers) => {
    const id = randomUUID()
    const response = await record(headers, id)
    expect(response.status).toBe(403)
    expect(await response.json()).toMatchObject({ code: 400003, data: null })
    expect(await query(inject('databaseUrl'), 'select 1 from consent_proofs where consent_id = $1', [id])).toEqual([])
  })

  test.each([
    {},
    { origin: inject('origin') },
    { 'sec-fetch-site': 'same-origin', origin: inject('origin') },
    { 'sec-fetch-site': 'none' },
  ] as Record<string, string>[])('but not one that says %o', async (headers) => {
    expect((await record(headers)).status).toBe(200)
  })
})

describe('a call that can not be read', () => {
  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/xml',
    'json',
    '',
  ])('is refused as %s', async (contentType) => {
    const response = await post('{}', contentType)
    expect(response.status).toBe(415)
    expect(await response.json()).toMatchObject({ code: 400015, data: null })
  })

  test.each(['{', '{"consent_id":', 'undefined', '{"__proto__": {"a": 1}}', '\u0000', ''])(
    'is refused as the malformed text %j',
    async (text) => {
      const response = await post(text)
      expect(response.status).toBe(400)
      expect(await response.json()).toMatchObject({ code: 400001, data: null })
    },
  )

  test.each([
    ['consent_id', { consent_id: 'none' }],
    ['revision', { revision: '1' }],
    ['categories', { categories: [] }],
    ['categories.1', { categories: ['necessary', 'everything'] }],
    ['unknown_field', { unknown_field: 1 }],
  ])('is told the first wrong field: %s', async (field, wrong) => {
    const input = { consent_id: randomUUID(), revision: 1, categories: ['necessary'], ...wrong }
    const response = await post(JSON.stringify(input))
    expect(response.status).toBe(400)
    const { code, msg } = (await response.json()) as { code: number; msg: string }
    expect(code).toBe(400001)
    expect(msg).toMatch(new RegExp(`^${field}: .+`))
  })

  test('is not told all of a long value back', async () => {
    const response = await post(
      JSON.stringify({ consent_id: 'x'.repeat(100_000), revision: 1, categories: ['necessary'] }),
    )
    expect(response.status).toBe(400)
    expect((await response.text()).length).toBeLessThan(500)
  })
})

test.each([
  ['CN', 'zh'],
  ['EN', 'en'],
  ['TH', 'th'],
  ['MS', 'ms'],
  ['th', 'th'],
  ['zh', 'zh'],
  ['', 'en'],
])('X-Language %s is %s', async (sent, language) => {
  const id = randomUUID()
  expect((await record({ 'x-language': sent }, id)).status).toBe(200)
  expect(await query(inject('databaseUrl'), 'select language from consent_proofs where consent_id = $1', [id])).toEqual(
    [{ language }],
  )
})

describe('with room for five requests a minute', () => {
  const limited = { DATABASE_URL: inject('databaseUrl'), RATE_LIMIT: '5', LOG_LEVEL: 'silent' }
  let direct: Site
  let proxied: Site
  beforeAll(async () => {
    direct = await startSite(limited)
    proxied = await startSite({ ...limited, TRUSTED_PROXIES: 'loopback' })
  })
  afterAll(async () => {
    for (const site of [direct, proxied]) {
      await site.end()
      removeDataFolder(site.dataFolder)
    }
  })

  /** Statuses of requests in a row, forwarded for the given addresses in turn. */
  async function statusesOf(site: Site, forwarded: string[], path = '/en/'): Promise<number[]> {
    const statuses: number[] = []
    for (const address of forwarded) {
      const response = await fetch(site.origin + path, { headers: address ? { 'x-forwarded-for': address } : {} })
      statuses.push(response.status)
    }
    return statuses
  }
  const fivePass = [200, 200, 200, 200, 200, 429]

  test('the sixth is told when to come again, and an invented X-Forwarded-For is no way round', async () => {
    expect(
      await statusesOf(direct, ['203.0.113.1', '198.51.100.1', '2001:db8::1', '', '192.0.2.1', '192.0.3.1']),
    ).toEqual(fivePass)
    const page = await fetch(`${direct.origin}/th/`)
    expect(page.status).toBe(429)
    expect(Number(page.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(Number(page.headers.get('retry-after'))).toBeLessThanOrEqual(60)
    expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'/)
    expect(page.headers.get('x-request-id')).toBeTruthy()
    expect(await page.text()).toContain('<html lang="th">')
    const call = await recordConsent(direct.origin)
    expect(call.status).toBe(429)
    expect(await call.json()).toMatchObject({ code: 400029, data: null })
    const missing = await fetch(`${direct.origin}/en/`, { method: 'DELETE' })
    expect(missing.status).toBe(429)
  })

  test('the health of the site, its pictures and its assets are not counted', async () => {
    expect(await statusesOf(direct, Array(8).fill(''), '/act/m10s16/128/TFT10_Sona.avif')).toEqual(Array(8).fill(200))
    expect(await statusesOf(direct, Array(8).fill(''), '/healthz')).toEqual(Array(8).fill(200))
    const html = await (await fetch(`${proxied.origin}/en/`, { headers: { 'x-forwarded-for': '192.0.2.1' } })).text()
    const [asset] = /\/assets\/[\w.-]+\.css/.exec(html)!
    expect(await statusesOf(direct, Array(8).fill(''), asset)).toEqual(Array(8).fill(200))
  })

  test('missing pictures are counted apart from pages, and the readiness with them', async () => {
    const six = Array(6).fill('203.0.115.1')
    expect(await statusesOf(proxied, six, '/act/m10s16/128/Nobody.avif')).toEqual([404, 404, 404, 404, 404, 429])
    expect(await statusesOf(proxied, six, '/readyz')).toEqual(fivePass)
  })

  test('a network gets few pages that are rendered for it alone, and kept pages all the same', async () => {
    const [first, second] = ['203.0.116.1', '203.0.116.2']
    expect(await statusesOf(proxied, [first], '/en/news?q=annie')).toEqual([200])
    const refused = await fetch(`${proxied.origin}/th/news?q=ahri`, { headers: { 'x-forwarded-for': second } })
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(30)
    expect(await refused.text()).toContain('<html lang="th">')
    expect(await statusesOf(proxied, [first])).toEqual([200])
  })

  test('behind a trusted proxy each network has its own room', async () => {
    expect(await statusesOf(proxied, Array(6).fill('203.0.113.1'))).toEqual(fivePass)
    expect(await statusesOf(proxied, ['203.0.113.77', '203.0.114.1'])).toEqual([429, 200])
  })

  test('behind a trusted proxy IPv6 counts by /64', async () => {
    const addresses = [1, 2, 3, 4, 5, 6].map((host) => `2001:db8:1:2::${host}`)
    expect(await statusesOf(proxied, addresses)).toEqual(fivePass)
    expect(await statusesOf(proxied, ['2001:db8:1:3::1'])).toEqual([200])
  })

  test('what a visitor writes before the address that the proxy adds changes nothing', async () => {
    const forged = [1, 2, 3, 4, 5, 6].map((count) => `10.${count}.0.1, 198.51.100.9`)
    expect(await statusesOf(proxied, forged)).toEqual(fivePass)
  })
})
