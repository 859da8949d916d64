import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import {
  dataAddressOf,
  dataOf,
  type PackedPage,
  type Page,
  type PageArchive,
  PageCache,
  pack,
  type Rendered,
} from './page-cache.ts'

const rendered = (html: string, status = 200): Rendered => ({
  status,
  html,
  headers: { 'x-of': 'the page' },
  isKept: true,
})
const textOf = (page: Page) => page.plain.toString()
class Outage extends Error {}

function memoryArchive() {
  const pages = new Map<string, PackedPage>()
  const archive: PageArchive = {
    save: async (address, page) => void pages.set(address, page),
    find: async (address) => pages.get(address) ?? null,
  }
  return { pages, archive }
}
const cacheWith = (archive?: PageArchive, maxBytes = 1_000_000) =>
  new PageCache({ maxBytes, archive, isOutage: (error) => error instanceof Outage })

test('a page is rendered once and kept, however many ask', async () => {
  const cache = cacheWith()
  const render = vi.fn(async () => rendered('one'))
  const pages = await Promise.all(Array.from({ length: 50 }, () => cache.get('/en/', render)))
  await cache.get('/en/', render)
  expect(render).toHaveBeenCalledTimes(1)
  expect(new Set(pages)).toEqual(new Set([pages[0]]))
})

test('a page that says for how long it is kept is rendered again after it', async () => {
  const cache = cacheWith()
  const render = vi.fn(async () => ({ ...rendered('a count'), keptFor: 0.05 }))
  await Promise.all([cache.get('/en/', render), cache.get('/en/', render)])
  await cache.get('/en/', render)
  expect(render).toHaveBeenCalledTimes(1)
  await vi.waitFor(async () => {
    await cache.get('/en/', render)
    expect(render).toHaveBeenCalledTimes(2)
  })
})

test('addresses do not share a page', async () => {
  const cache = cacheWith()
  await cache.get('/en/', async () => rendered('english'))
  expect(textOf(await cache.get('/th/', async () => rendered('thai')))).toBe('thai')
})

test('a failed rendering is told to all who waited and is not kept', async () => {
  const cache = cacheWith()
  const failing = async () => Promise.reject(new Error('a bug'))
  const answers = await Promise.allSettled([cache.get('/en/', failing), cache.get('/en/', failing)])
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(textOf(await cache.get('/en/', async () => rendered('better')))).toBe('better')
})

test.each([302, 404, 500])('a page with status %i is neither kept nor archived', async (status) => {
  const { pages, archive } = memoryArchive()
  const cache = cacheWith(archive)
  await cache.get('/en/', async () => rendered('gone', status))
  expect(textOf(await cache.get('/en/', async () => rendered('back')))).toBe('back')
  expect([...pages.values()].map(textOf)).toEqual(['back'])
})

test('a page of a made-up address is rendered for each who asks, and neither kept nor archived', async () => {
  const { pages, archive } = memoryArchive()
  const cache = cacheWith(archive)
  const render = vi.fn(async () => ({ ...rendered('nothing is called so'), isKept: false }))
  await cache.get('/en/?q=x', render)
  await cache.get('/en/?q=x', render)
  expect(render).toHaveBeenCalledTimes(2)
  expect(cache.peek('/en/?q=x')).toBeUndefined()
  expect(pages.size).toBe(0)
})

test('only a page that is kept is compressed ahead of its sending', async () => {
  const cache = cacheWith()
  for (const [status, isKept] of [
    [200, false],
    [404, true],
  ] as const)
    expect(await cache.get('/en/x', async () => ({ ...rendered('x', status), isKept }))).not.toHaveProperty('brotli')
  expect(await cache.get('/en/x', async () => rendered('x'))).toHaveProperty('brotli')
})

test('what is kept never exceeds its bytes; the page unused for longest goes', async () => {
  const large = 'x'.repeat(20_000)
  const cache = cacheWith(undefined, 60_000)
  const render = vi.fn(async () => rendered(large))
  await cache.get('/1', render)
  await cache.get('/2', render)
  await cache.get('/1', render)
  await cache.get('/3', render)
  expect(render).toHaveBeenCalledTimes(3)
  await cache.get('/1', render)
  expect(render).toHaveBeenCalledTimes(3)
  await cache.get('/2', render)
  expect(render).toHaveBeenCalledTimes(4)
})

test('a page whose rendering began before a drop is neither kept nor archived, and nobody who asks later gets it', async () => {
  const { pages, archive } = memoryArchive()
  const cache = cacheWith(archive)
  let finish: (page: Rendered) => void = () => undefined
  const old = cache.get('/en/', () => new Promise((done) => (finish = done)))
  cache.drop()
  const fresh = await cache.get('/en/', async () => rendered('new'))
  finish(rendered('old'))
  await old
  expect(textOf(fresh)).toBe('new')
  expect(textOf(await cache.get('/en/', async () => rendered('third')))).toBe('new')
  expect([...pages.values()].map(textOf)).toEqual(['new'])
})

test('in an outage the last rendering answers with a warning, and the outside world is tried again', async () => {
  const { archive } = memoryArchive()
  await cacheWith(archive).get('/en/', async () => rendered('last'))
  const restarted = cacheWith(archive)
  const render = vi.fn(async () => Promise.reject(new Outage()))
  const page = await restarted.get('/en/', render)
  expect(page).toMatchObject({ status: 200, headers: { 'x-of': 'the page', warning: '110 - "Response is Stale"' } })
  expect(textOf(page)).toBe('last')
  await restarted.get('/en/', render)
  expect(render).toHaveBeenCalledTimes(1)
  await vi.waitUntil(async () => textOf(await restarted.get('/en/', async () => rendered('current'))) === 'current', {
    timeout: 5000,
  })
})

test('a drop also forgets that a page could not be rendered', async () => {
  const { archive } = memoryArchive()
  await cacheWith(archive).get('/en/', async () => rendered('last'))
  const cache = cacheWith(archive)
  await cache.get('/en/', async () => Promise.reject(new Outage()))
  cache.drop()
  expect(textOf(await cache.get('/en/', async () => rendered('current')))).toBe('current')
})

test('pages that may be withdrawn have an archive of their own', async () => {
  const [plain, revocable] = [memoryArchive(), memoryArchive()]
  const options = { maxBytes: 1_000_000, archive: plain.archive, revocable: revocable.archive, isOutage: () => true }
  const cache = new PageCache(options)
  await cache.get('/en/', async () => rendered('home'))
  await cache.get('/en/news', async () => ({ ...rendered('news'), isRevocable: true }))
  expect([plain.pages, revocable.pages].map((pages) => [...pages.keys()])).toEqual([['/en/'], ['/en/news']])
  const restarted = new PageCache(options)
  for (const [address, text] of [
    ['/en/', 'home'],
    ['/en/news', 'news'],
  ] as const)
    expect(textOf(await restarted.get(address, async () => Promise.reject(new Outage())))).toBe(text)
})

test('an outage without a last rendering, and a bug with one, are failures', async () => {
  const { archive } = memoryArchive()
  const cache = cacheWith(archive)
  await cache.get('/en/', async () => rendered('last'))
  cache.drop()
  await expect(cache.get('/en/', async () => Promise.reject(new Error('a bug')))).rejects.toThrow('a bug')
  await expect(cache.get('/th/', async () => Promise.reject(new Outage()))).rejects.toThrow(Outage)
})

test('a page is answered although the archive can not keep it', async () => {
  const full = { save: async () => Promise.reject(new Error('ENOSPC')), find: async () => null }
  const onFault = vi.fn()
  const cache = new PageCache({ maxBytes: 1000_000, archive: full, onFault })
  expect(textOf(await cache.get('/en/', async () => rendered('one')))).toBe('one')
  await vi.waitUntil(() => onFault.mock.calls.length === 1)
})

describe('data of a page', () => {
  const withData = (html: string): Rendered => ({ ...rendered(html), data: `{"of":"${html}"}`, isRevocable: true })
  const address = dataAddressOf('/en/')

  test('are kept beside it by the same rendering, and dropped with it', async () => {
    const cache = cacheWith()
    await cache.get('/en/', async () => withData('one'))
    const data = await cache.get(address, async () => Promise.reject(new Error('rendered again')))
    expect([textOf(data), data.isRevocable]).toEqual(['{"of":"one"}', true])
    expect(data.headers).toEqual({
      'content-type': 'application/json; charset=utf-8',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    })
    cache.drop()
    expect(cache.peek(address)).toBeUndefined()
  })

  test('come from a rendering of the page where the cache has lost them', async () => {
    const cache = cacheWith()
    const data = await cache.get(address, async () => dataOf(withData('one')))
    expect(textOf(data)).toBe('{"of":"one"}')
    expect(cache.peek(address)).toBe(data)
    expect(cache.peek('/en/')).toBeUndefined()
  })

  test('are there in an outage, like the page', async () => {
    const { archive } = memoryArchive()
    const cache = new PageCache({ maxBytes: 1_000_000, revocable: archive, isOutage: () => true })
    await cache.get('/en/', async () => withData('one'))
    cache.drop()
    expect(textOf(await cache.get(address, async () => Promise.reject(new Outage())))).toBe('{"of":"one"}')
  })

  test('of a page that a drop has made old while it was rendered are not kept', async () => {
    const cache = cacheWith()
    await cache.get('/en/', async () => {
      cache.drop()
      return withData('old')
    })
    expect(cache.peek(address)).toBeUndefined()
  })

  test('are missing where the document holds them or the page is no page', async () => {
    expect(dataOf(rendered('one'))).toMatchObject({ status: 404, html: '', isKept: false })
    expect(dataOf(rendered('gone', 404))).toMatchObject({ status: 404, html: '', isKept: false })
  })
})

test('the entity tag changes with the body and with each header, the policy among them', async () => {
  const page = rendered('one')
  const { etag } = await pack(page)
  expect((await pack({ ...page })).etag).toBe(etag)
  expect((await pack({ ...page, html: 'two' })).etag).not.toBe(etag)
  expect((await pack({ ...page, headers: { 'content-security-policy': "default-src 'self'" } })).etag).not.toBe(etag)
})

test('in any order of asking, changing, dropping and finishing, a page asked for after a drop is of the content after it', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(fc.constantFrom('ask', 'change'), { maxLength: 30 }),
      async (s, steps) => {
        const cache = cacheWith()
        let content = 0
        const render = async () => {
          const read = content
          await s.schedule(Promise.resolve())
          return rendered(String(read))
        }
        const asked: Promise<void>[] = []
        for (const step of steps) {
          if (step === 'change') {
            content++
            cache.drop()
          } else {
            const atLeast = content
            asked.push(
              cache.get('/en/', render).then((page) => expect(Number(textOf(page))).toBeGreaterThanOrEqual(atLeast)),
            )
          }
          if (s.count() > 2) await s.waitOne()
        }
        await s.waitFor(Promise.all(asked))
        expect(textOf(await s.waitFor(cache.get('/en/', render)))).toBe(String(content))
      },
    ),
    { numRuns: 50 },
  )
})
