import type { Page, Route } from 'playwright-core'
import { describe, expect, inject, test } from 'vitest'
import { hydrate, visit } from './setup/browser/browser.ts'

const origin = inject('origin')

/** Whether the heading is still the element that the server sent. */
const isServersOwn = (page: Page) => page.evaluate(() => document.querySelector('h1')!.hasAttribute('data-server'))
const markServersOwn = (page: Page) =>
  page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => document.querySelector('h1')!.setAttribute('data-server', '')),
  )

/** Requests for data of pages, in the order they were sent. */
function dataAsked(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname.startsWith('/act/page-data/')) asked.push(pathname + search)
  })
  return asked
}

describe('a kept page', () => {
  test.each([
    '/en/',
    '/en/rank/hero',
    '/en/books/hex?season=m15s16',
    '/en/lineup',
    '/en/chess/m10s16/TFT10_Annie',
    '/en/static/gallery-arrives.html',
    '/en/guide',
    '/th/news',
  ])('is hydrated with the data from beside it: %s', async (path) => {
    let asked: string[] = []
    const { page, seen } = await visit(path, {
      before: async (page) => {
        asked = dataAsked(page)
        await markServersOwn(page)
      },
    })
    expect(await isServersOwn(page)).toBe(true)
    expect(asked).toEqual([`/act/page-data${path}`])
    expect(seen).toMatchObject({ errors: [], violations: [], documents: [path] })
    expect(seen.calls.filter((call) => !call.includes('/account/') && !call.includes('Login'))).toEqual([])
  })

  test('asks for its data by the address that is kept, whatever else its own names', async () => {
    let asked: string[] = []
    await visit('/en/books/hero?utm_source=mail&season=m15s16', {
      before: async (page) => {
        asked = dataAsked(page)
      },
    })
    expect(asked).toEqual(['/act/page-data/en/books/hero?season=m15s16'])
  })
})

test('a page that is not kept holds its data itself', async () => {
  let asked: string[] = []
  const { page, seen } = await visit('/en/books/hero?q=annie', {
    before: async (page) => {
      asked = dataAsked(page)
      await markServersOwn(page)
    },
  })
  expect(await isServersOwn(page)).toBe(true)
  expect(asked).toEqual([])
  expect(seen).toMatchObject({ errors: [], calls: [] })
})

/** Sends a document as it was before its content changed: without a name, and with another version. */
async function sendOlder(route: Route, name: string) {
  const response = await route.fetch()
  const html = await response.text()
  expect(html).toContain(`>${name}<`)
  await route.fulfill({
    response,
    body: html.replaceAll(`>${name}<`, '>Somebody<').replace(/data-version="[^"]+"/, 'data-version="older"'),
  })
}
const older = (path: string, name: string) => (page: Page) =>
  page.route(origin + path, (route) => sendOlder(route, name))

describe('a page whose content has changed since', () => {
  test.each([
    ['/en/books/hero', 'Annie'],
    ['/en/rank/hero', 'Annie'],
    ['/en/static/gallery-arrives.html', 'What is inside'],
  ])('is drawn from what its address shows now, without an error: %s', async (path, name) => {
    const { page, seen } = await visit(path, { ready: false, before: older(path, name) })
    expect(await page.getByText(name, { exact: true }).count()).toBe(0)
    await hydrate(page)
    expect(await page.getByText(name, { exact: true }).count()).toBeGreaterThan(0)
    expect(await page.getByText('Somebody', { exact: true }).count()).toBe(0)
    expect(seen).toMatchObject({ errors: [], violations: [], documents: [path] })
  })

  test('does what was pressed before', async () => {
    const before = async (page: Page) => {
      await older('/en/lineup', 'Lineups')(page)
      await markServersOwn(page)
    }
    const { page, seen } = await visit('/en/lineup', { ready: false, before })
    const pins = page.locator('main article button[aria-pressed]')
    await pins.nth(2).click()
    await expect.poll(() => pins.nth(2).getAttribute('aria-pressed')).toBe('true')
    expect(await isServersOwn(page)).toBe(false)
    expect(await pins.nth(0).getAttribute('aria-pressed')).toBe('false')
    expect(seen.errors).toEqual([])
  })
})

describe('a page whose data can not be had', () => {
  const refuse = (route: Route) => route.fulfill({ status: 503 })
  const sources = { data: '**/act/page-data/**', calls: '**/api/**' }
  const refusingAll = (page: Page) => Promise.all(Object.values(sources).map((source) => page.route(source, refuse)))

  test('is drawn from what its loader answers', async () => {
    const { page } = await visit('/en/books/hero', {
      before: (page) => page.route(sources.data, refuse),
    })
    expect(await page.locator('main a[href*="/chess/"]').count()).toBeGreaterThan(50)
  })

  test.each(['data', 'calls'] as const)(
    'stays as it is while nothing answers, and a press wakes it and is done once there are %s',
    async (answering) => {
      const { page, seen } = await visit('/en/lineup', { ready: false, before: refusingAll })
      const refused = page.waitForResponse((response) => response.url().includes('/api/') && response.status() === 503)
      await page.mouse.move(1, 1)
      await page.mouse.move(2, 2)
      await refused
      expect(await page.locator('main article').count()).toBeGreaterThan(5)
      expect(await page.getAttribute('html', 'data-ready')).toBeNull()
      await page.unroute(sources[answering])
      const pin = page.locator('main article button[aria-pressed]').nth(1)
      await pin.click()
      await page.waitForSelector('html[data-ready]')
      await expect.poll(() => pin.getAttribute('aria-pressed')).toBe('true')
      expect(seen.errors.filter((error) => !error.includes('503'))).toEqual([])
    },
  )

  test('lets a pressed link lead on', async () => {
    const { page } = await visit('/en/lineupDetail/m10s16/kda-ahri', { ready: false, before: refusingAll })
    const refused = page.waitForResponse((response) => response.status() === 503)
    await page.locator('main a[data-card=champion]:visible').first().click()
    await refused
    await page.waitForURL('**/en/chess/m10s16/TFT10_Evelynn')
  })
})
