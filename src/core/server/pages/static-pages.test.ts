import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openPageArchive } from './archive/page-archive.ts'
import { dataAddressOf, dataOf, pack } from './page-cache.ts'
import { StaticPages } from './static-pages.ts'

const folder = () => {
  const made = mkdtempSync(join(tmpdir(), 'encore-static-'))
  onTestFinished(() => rmSync(made, { recursive: true }))
  return made
}

/** A site with a page that prints its text and the number of renderings. */
async function site(at = folder()) {
  const faults: unknown[] = []
  const world = { text: 'first', builds: 0, outage: false, isKept: true, data: undefined as string | undefined }
  const archive = await openPageArchive(at, 'build')
  const pages = new StaticPages({
    archive,
    isOutage: (error) => (error as Error).message === 'outage',
    onFault: (error) => faults.push(error),
  })
  const wanted = {
    address: '/en/static/a.html',
    id: 'a',
    render: async () => {
      if (world.outage) throw new Error('outage')
      return {
        status: 200,
        headers: { 'content-type': 'text/html' },
        html: `${world.text} ${++world.builds}`,
        isKept: world.isKept,
        data: world.data,
      }
    },
  }
  const show = async () => String((await pages.get(wanted)).plain)
  const follow = (own: number, all = own) => pages.follow({ pages: new Map([['a', own]]), all: String(all) })
  return { archive, pages, wanted, world, show, follow, faults, at }
}

/** Advances beyond the minute between two renderings. */
const nextMinute = () => vi.setSystemTime(Date.now() + 61_000)
function withClock() {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] })
  onTestFinished(() => void vi.useRealTimers())
}

test('500 visits at once render a page once', async () => {
  const { show, follow, world } = await site()
  follow(1)
  expect(new Set(await Promise.all(Array.from({ length: 500 }, show)))).toEqual(new Set(['first 1']))
  expect(world.builds).toBe(1)
})

test('a page is kept over a restart, and is there in an outage', async () => {
  const first = await site()
  first.follow(1)
  await first.show()
  const second = await site(first.at)
  second.world.outage = true
  expect(await second.show()).toBe('first 1')
})

test('data of a page are kept beside it by the same rendering, change with its text and go with it', async () => {
  withClock()
  const { pages, wanted, world, show, follow } = await site()
  const wantedData = {
    ...wanted,
    address: dataAddressOf(wanted.address),
    render: async () => dataOf(await wanted.render()),
  }
  const data = () => pages.get(wantedData)
  world.data = '{"title":"first"}'
  follow(1)
  await show()
  expect(String((await data()).plain)).toBe('{"title":"first"}')
  expect((await data()).headers['x-content-version']).toBe('1.1')
  expect(world.builds).toBe(1)
  nextMinute()
  world.data = '{"title":"second"}'
  follow(2)
  expect(String((await data()).plain)).toBe('{"title":"second"}')
  pages.follow({ pages: new Map(), all: '3' })
  world.data = undefined
  expect(await data()).toMatchObject({ status: 404, plain: Buffer.from('') })
})

test('a changed text is rendered before it is shown, once a minute at most', async () => {
  withClock()
  const { show, follow, world } = await site()
  follow(1)
  await show()
  world.text = 'second'
  follow(2)
  expect(await show()).toBe('first 1')
  nextMinute()
  expect(await show()).toBe('second 2')
})

test('what changed around a page is rendered behind the visitor', async () => {
  withClock()
  const { show, follow } = await site()
  follow(1)
  await show()
  follow(1, 2)
  nextMinute()
  expect(await show()).toBe('first 1')
  await vi.waitFor(async () => expect(await show()).toBe('first 2'))
})

test('a changed text that can not be rendered in an outage is shown as it was', async () => {
  withClock()
  const { show, follow, world, faults } = await site()
  follow(1)
  await show()
  follow(2)
  world.outage = true
  nextMinute()
  expect(await show()).toBe('first 1')
  expect(faults).toHaveLength(1)
})

test('a rendering that is not to be kept is shown once, in place of one of an older text too', async () => {
  withClock()
  const { show, follow, world, at } = await site()
  follow(1)
  world.isKept = false
  expect([await show(), await show()]).toEqual(['first 1', 'first 2'])
  expect(readdirSync(join(at, 'build'))).toEqual([])
  world.isKept = true
  expect([await show(), await show()]).toEqual(['first 3', 'first 3'])
  nextMinute()
  world.text = 'second'
  world.isKept = false
  follow(2)
  expect(await show()).toBe('second 4')
  world.isKept = true
  expect([await show(), await show()]).toEqual(['second 5', 'second 5'])
})

test('a torn file is rendered anew', async () => {
  const first = await site()
  first.follow(1)
  await first.show()
  const [name] = readdirSync(join(first.at, 'build'))
  const file = join(first.at, 'build', name!)
  writeFileSync(file, readFileSync(file).subarray(0, 200))
  const second = await site(first.at)
  second.follow(1)
  second.world.text = 'again'
  expect(await second.show()).toBe('again 1')
})

test('a kept page that does not say its versions is rendered anew', async () => {
  const { archive, follow, show, wanted } = await site()
  await archive.save(wanted.address, await pack({ status: 200, headers: {}, html: '' }))
  follow(1)
  expect(await show()).toBe('first 1')
})

test('a page is at hand in memory only while it is fresh and its content exists', async () => {
  const { show, pages, follow, wanted } = await site()
  const isAtHand = () => pages.peek(wanted) !== undefined
  follow(1)
  expect(isAtHand()).toBe(false)
  await show()
  expect(isAtHand()).toBe(true)
  follow(2)
  expect(isAtHand()).toBe(false)
  follow(1, 2)
  expect(isAtHand()).toBe(false)
  pages.follow({ pages: new Map(), all: '1' })
  expect(isAtHand()).toBe(false)
  follow(1)
  expect(isAtHand()).toBe(true)
  pages.forget()
  expect(isAtHand()).toBe(false)
})

test('content that is gone is asked for, and its file is not shown', async () => {
  const { show, pages, follow, world, wanted } = await site()
  follow(1)
  await show()
  pages.follow({ pages: new Map(), all: '2' })
  world.text = 'missing'
  expect(await show()).toBe('missing 2')
  expect(await pages.regenerate(wanted)).toBe('not_found')
})

test('a rendering that began before a withdrawal is not kept', async () => {
  const { pages, wanted, show, follow, at } = await site()
  follow(1)
  let finish: (() => void) | undefined
  const began = pages.get({
    ...wanted,
    render: () =>
      new Promise((done) => {
        finish = () => done({ status: 200, headers: {}, html: 'withdrawn', isKept: true })
      }),
  })
  await vi.waitUntil(() => finish)
  pages.forget()
  finish!()
  expect(String((await began).plain)).toBe('withdrawn')
  expect(readdirSync(join(at, 'build'))).toEqual([])
  expect(await show()).toBe('first 1')
})

test('regeneration says what it did, and why not', async () => {
  withClock()
  const { pages, follow, wanted, world } = await site()
  follow(1)
  expect(await pages.regenerate(wanted)).toBe('done')
  expect(await pages.regenerate(wanted)).toBe('static_page_exists')
  follow(2)
  expect(await pages.regenerate(wanted)).toBe('too_many_requests')
  nextMinute()
  expect(await pages.regenerate(wanted)).toBe('done')
  expect(world.builds).toBe(2)
})

test('without files nothing is kept', async () => {
  const pages = new StaticPages({ archive: null, isOutage: () => false, onFault: () => undefined })
  pages.follow({ pages: new Map([['a', 1]]), all: '1' })
  let builds = 0
  const wanted = {
    address: '/en/static/a.html',
    id: 'a',
    render: async () => ({ status: 200, headers: {}, html: String(++builds), isKept: true }),
  }
  expect([String((await pages.get(wanted)).plain), String((await pages.get(wanted)).plain)]).toEqual(['1', '2'])
})
