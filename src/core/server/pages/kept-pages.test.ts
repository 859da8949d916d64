import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { createLog } from '../process/log.ts'
import { answerKeptPages, type KeptPagesOptions } from './kept-pages.ts'
import { pack } from './page-cache.ts'

const html = '<h1>kept</h1>'
const pageWith = (headers: Record<string, string> = {}) => pack({ status: 200, headers, html })

/** A server whose app answers 'app' behind cached pages, with its observations, logs and faults. */
async function serve(own: Partial<KeptPagesOptions> = {}) {
  const page = await pageWith({ 'content-type': 'text/html' })
  const seen = { observed: [] as unknown[], lines: [] as string[], faults: [] as unknown[] }
  const server = createServer((_, response) => response.end('app'))
  answerKeptPages(server, {
    find: ({ url }) => (url!.startsWith('/kept') ? page : undefined),
    limit: { take: async () => 0 },
    trustedProxies: [],
    headers: { 'x-frame-options': 'DENY' },
    isDraining: () => false,
    observe: (...observed) => seen.observed.push(observed.slice(0, 2)),
    log: createLog('info', { write: (line: string) => void seen.lines.push(line) }),
    onFault: (error) => seen.faults.push(error),
    ...own,
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  const ask = (path: string, init: RequestInit = {}) => fetch(`http://127.0.0.1:${port}${path}`, init)
  return { ask, page, seen }
}

test('a kept page has the headers of every answer, an id of its own, a figure and a log line without its query', async () => {
  const { ask, seen } = await serve()
  const [first, second] = [await ask('/kept?name=Ann'), await ask('/kept?name=Ann')]
  expect(await first.text()).toBe(html)
  const { 'x-frame-options': frame, 'x-request-id': id } = Object.fromEntries(first.headers)
  expect(frame).toBe('DENY')
  expect(id).not.toBe(second.headers.get('x-request-id'))
  expect(seen.observed).toEqual([
    ['page', 200],
    ['page', 200],
  ])
  expect(JSON.parse(seen.lines[0]!)).toMatchObject({
    reqId: id,
    req: { method: 'GET', path: '/kept' },
    res: { status: 200 },
  })
  expect(seen.lines.join()).not.toContain('Ann')
})

test('a page that is packed tighter later is sent so, with its length', async () => {
  const { ask, page } = await serve()
  const lengthOf = async () =>
    Number((await ask('/kept', { headers: { 'accept-encoding': 'br' } })).headers.get('content-length'))
  expect(await lengthOf()).toBe(page.brotli.length)
  page.brotli = (await pack({ status: 200, headers: {}, html: `${html} tighter` })).brotli
  expect(brotliDecompressSync(page.brotli).toString()).toBe(`${html} tighter`)
  expect(await lengthOf()).toBe(page.brotli.length)
})

test.each<[string, string, RequestInit, Partial<KeptPagesOptions>]>([
  ['an address without a kept page', '/other', {}, {}],
  ['another method', '/kept', { method: 'POST' }, {}],
  ['a network that has asked too often', '/kept', {}, { limit: { take: async () => 60 } }],
  ['everything while the site drains', '/kept', {}, { isDraining: () => true }],
])('%s is left to the app', async (_, path, init, options) => {
  const { ask, seen } = await serve(options)
  expect(await (await ask(path, init)).text()).toBe('app')
  expect(seen).toEqual({ observed: [], lines: [], faults: [] })
})

test('an old rendering of an outage is left to the app, which may have a newer one', async () => {
  const stale = await pageWith({ warning: '110' })
  const { ask } = await serve({ find: () => stale })
  expect(await (await ask('/kept')).text()).toBe('app')
})

test('an answer that fails ends its connection alone, and is told', async () => {
  const gone = new Error('the store of the limits is gone')
  const takes = [() => Promise.reject(gone), async () => 0]
  const { ask, seen } = await serve({ limit: { take: () => takes.shift()!() } })
  await expect(ask('/kept')).rejects.toThrow('fetch failed')
  expect(await (await ask('/kept')).text()).toBe(html)
  expect(seen.faults).toEqual([gone])
})
