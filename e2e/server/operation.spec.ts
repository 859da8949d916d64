import { afterEach, expect, inject, test, vi } from 'vitest'
import { freePort } from '#src/core/server/process/free-port.ts'
import { recordConsent } from '../setup/data/consents.ts'
import { RawConnection } from '../setup/peers/raw-request.ts'
import { production, removeDataFolder, type Site, startSite } from '../setup/site/site.ts'

vi.setConfig({ testTimeout: 60_000 })

const patiently = { timeout: 20_000 }

let site: Site
afterEach(async () => {
  await site.end()
  removeDataFolder(site.dataFolder)
})
const start = async (environment: Record<string, string>) => {
  site = await startSite({ DATABASE_URL: inject('databaseUrl'), ...environment })
}

test('the log of production is JSON by request, and tells nothing of who asked', async () => {
  const port = String(await freePort())
  await start({
    ...production,
    PORT: port,
    PUBLIC_URL: `http://localhost:${port}`,
    TRUSTED_PROXIES: 'loopback',
  })
  const canary = 'canary-4711'
  const address = '203.0.113.47'
  const headers = {
    cookie: `lang=${canary}`,
    'user-agent': canary,
    referer: `https://example.com/${canary}`,
    authorization: canary,
    'x-forwarded-for': address,
    'x-language': canary,
  }
  const asked = [
    await fetch(`${site.origin}/en/books/hero?q=${canary}&season=${canary}`, { headers }),
    await fetch(`${site.origin}/en/nothing.html?${canary}`, { headers }),
    await fetch(`${site.origin}/%ff?${canary}`, { headers }),
    await fetch(`${site.origin}/assets/nothing.js?${canary}`, { headers }),
    await recordConsent(site.origin, canary, { headers }),
    await recordConsent(site.origin, undefined, { headers: { ...headers, origin: `https://${canary}.example` } }),
    await recordConsent(site.origin, undefined, { headers, body: `{"${canary}` }),
  ]
  expect(asked.map(({ status }) => status)).toEqual([200, 404, 404, 404, 400, 403, 400])
  const ids = asked.map((response) => response.headers.get('x-request-id')!)
  await vi.waitUntil(() => ids.every((id) => linesOf(id).some(({ msg }) => msg === 'request completed')), patiently)
  for (const id of ids)
    expect(linesOf(id)[0]).toMatchObject({ msg: 'incoming request', req: { path: expect.any(String) } })
  expect(site.output()).not.toContain(canary)
  expect(site.output()).not.toContain(address)
  expect(JSON.stringify(ids.flatMap(linesOf))).not.toMatch(/127\.0\.0\.1|::1/)
})

/** Log lines of a request. Throws when one is no JSON. */
const linesOf = (id: string): Record<string, unknown>[] =>
  site
    .output()
    .split('\n')
    .filter((line) => line.includes(id))
    .map((line) => JSON.parse(line))

test('a log that nobody reads stalls neither answers nor the end, and what it lost is told', async () => {
  const METRICS_PORT = String(await freePort())
  await start({ ...production, METRICS_PORT })
  const log = site.child.stdout!
  const path = `${site.origin}/assets/${'x'.repeat(15_000)}`
  const ask = async (url: string) => (await fetch(url, { signal: AbortSignal.timeout(15_000) })).text()
  const flood = (times: number) => Promise.all(Array.from({ length: times }, () => ask(path)))
  try {
    log.pause()
    await flood(120) // more than pipe and queue hold
    const figures = await ask(`http://127.0.0.1:${METRICS_PORT}/metrics`)
    const [, dropped] = /^encore_log_lines_dropped_total (\d+)$/m.exec(figures)!
    expect(Number(dropped)).toBeGreaterThan(0)
    log.resume()
    await vi.waitUntil(() => site.output().includes('lines of the log were lost'), patiently)
    expect(site.output()).toMatch(/"lines":\d+,"msg":"lines of the log were lost/)
    log.pause()
    await flood(40)
    expect(await site.end('SIGTERM')).toBe(0)
  } finally {
    await site.end('SIGKILL') // one that stalls would hear nothing else
  }
})

test('what an operator did not ask for is not logged on a first start', async () => {
  await start({})
  await fetch(`${site.origin}/en/`)
  expect(site.output()).not.toMatch(/request/)
  expect(site.output()).not.toMatch(/deprecat/i)
})

test('at the end requests under way finish, /readyz tells the proxies, and connections are let go', async () => {
  await start({ DRAIN_SECONDS: '5', LOG_LEVEL: 'silent' })
  await fetch(`${site.origin}/en/`) // fills the cache, which answers while the site drains
  const body = JSON.stringify({ consent_id: crypto.randomUUID(), revision: 1, categories: ['necessary'] })
  const slow = await RawConnection.open(site.origin)
  const idle = await RawConnection.open(site.origin)
  slow.socket.write(
    `POST /api/consent/record HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body.slice(0, 20)}`,
  )
  idle.socket.write('GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n')
  await idle.answered
  const gone = site.end('SIGTERM')
  await vi.waitUntil(async () => (await fetch(`${site.origin}/readyz`)).status === 503, patiently)
  const readiness = await fetch(`${site.origin}/readyz`)
  expect(await readiness.json()).toMatchObject({ status: 'draining' })
  const page = await fetch(`${site.origin}/en/`)
  expect(page.status).toBe(200)
  expect(page.headers.get('connection')).toBe('close')
  await vi.waitUntil(
    () =>
      fetch(`${site.origin}/healthz`).then(
        () => false,
        () => true,
      ),
    patiently,
  )
  await idle.closed
  expect(slow.socket.destroyed).toBe(false)
  slow.socket.write(body.slice(20))
  await slow.closed
  expect(slow.answer.status).toBe(200)
  expect(slow.answer.headers.connection).toBe('close')
  expect(await gone).toBe(0)
})

test('a client that never finishes does not hold the end up for ever', async () => {
  await start({ LOG_LEVEL: 'silent' })
  const stuck = await RawConnection.open(site.origin)
  stuck.socket.write('POST /api/consent/record HTTP/1.1\r\nhost: localhost\r\ncontent-length: 9\r\n\r\n{')
  const trickle = setInterval(() => stuck.socket.write(' '), 2000)
  await fetch(`${site.origin}/en/`)
  expect(await site.end('SIGTERM')).toBe(0)
  clearInterval(trickle)
})

test('the operator port serves figures for Prometheus, and the public one none', async () => {
  const port = await freePort()
  await start({ METRICS_PORT: String(port), LOG_LEVEL: 'silent' })
  await fetch(`${site.origin}/en/`)
  await fetch(`${site.origin}/api/nothing`)
  const response = await fetch(`http://127.0.0.1:${port}/metrics`)
  expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=/)
  const text = await response.text()
  expect(text).toMatch(/^encore_http_seconds_count\{kind="page",status="200"\} 1$/m)
  expect(text).toMatch(/^encore_http_seconds_count\{kind="call",status="404"\} 1$/m)
  expect(text).toMatch(/^process_cpu_seconds_total [\d.]+$/m)
  for (const line of text.split('\n').filter(Boolean))
    expect(line).toMatch(/^(# (HELP|TYPE) \w+ .+|\w+(\{.+\})? [-+\d.e]+)$/)
  expect((await fetch(`${site.origin}/metrics`, { redirect: 'manual' })).status).toBe(302)
})
