import { expect, inject, test } from 'vitest'
import { gameBrowser, visit } from './setup/browser/browser.ts'

const origin = inject('origin')
const below = (url: string) => url.slice(origin.length)

test.each([
  ['/th/books/hero', '/th/#/books/hero?t=1'],
  ['/th/books/hero?cost=5', '/th/#/books/hero?cost=5'],
  ['/th/', '/th/#/?t=1'],
  ['/th/#/books/hero?cost=5', '/th/#/books/hero?cost=5'],
  ['/test/th/books/hero', '/test/th/#/books/hero?t=1'],
])("in the game's own browser %s becomes %s", async (path, wanted) => {
  const { page, seen } = await visit(path, gameBrowser)
  expect(below(page.url())).toBe(wanted)
  expect(await page.getAttribute('html', 'data-ready')).toBe('hash')
  expect(await page.locator('h1').isVisible()).toBe(true)
  expect(seen).toMatchObject({ errors: [], violations: [] })
})

test('isInMSDK=True does the same, and stays in the address over a reload and a navigation', async () => {
  const { page } = await visit('/en/books/hero?isInMSDK=True')
  expect(below(page.url())).toBe('/en/?isInMSDK=True#/books/hero?t=1')
  await page
    .getByRole('link', { name: 'Items' })
    .first()
    .evaluate((link) => (link as HTMLElement).click())
  await page.locator('h1', { hasText: 'Items' }).waitFor()
  expect(below(page.url())).toBe('/en/?isInMSDK=True#/books/equip?t=1')
  await page.reload()
  await page.waitForSelector('html[data-ready=hash]')
  expect(below(page.url())).toBe('/en/?isInMSDK=True#/books/equip?t=1')
  expect(await page.locator('h1').textContent()).toBe('Items')
})

test("the server's page is hidden until the wanted one is drawn", async () => {
  let wake = () => {}
  const woken = new Promise<void>((done) => {
    wake = done
  })
  const { page } = await visit('/en/#/books/hero', {
    ready: false,
    before: (page) =>
      page.route('**/assets/*.js', async (route) => {
        await woken
        await route.continue()
      }),
  })
  expect(await page.getAttribute('html', 'class')).toBe('waiting')
  expect(await page.locator('h1').isVisible()).toBe(false)
  wake()
  await page.waitForSelector('html[data-ready=hash]')
  expect(await page.getAttribute('html', 'class')).toBe('')
  expect(await page.locator('h1').textContent()).toBe('Champions')
  expect(await page.locator('h1').isVisible()).toBe(true)
})

test("the server's page is shown again where the script does not come", async () => {
  const { page } = await visit('/en/#/books/hero', {
    ready: false,
    before: (page) => page.route('**/assets/*.js', (route) => route.abort()),
  })
  await page.waitForSelector('html:not(.waiting)', { state: 'attached' })
  expect(await page.locator('h1').isVisible()).toBe(true)
})

test("the server's page is shown again where its texts do not come", async () => {
  const { page } = await visit('/en/#/books/hero', {
    ready: false,
    before: (page) => page.route('**/assets/site_*.js', (route) => route.abort()),
  })
  await page.waitForSelector('html:not(.waiting)', { state: 'attached' })
  expect(await page.locator('h1').isVisible()).toBe(true)
})

test('a page address is never hidden, and its script comes after it', async () => {
  const { page } = await visit('/en/books/hero', {
    ready: false,
    before: (page) => page.route('**/assets/*.js', (route) => route.abort()),
  })
  expect(await page.getAttribute('html', 'class')).toBeNull()
  expect(await page.locator('h1').isVisible()).toBe(true)
})

test('a route typed behind # draws that route', async () => {
  const { page } = await visit('/en/books/hero')
  await page.evaluate(() => {
    location.hash = '#/books/hex'
  })
  await page.waitForSelector('html[data-ready=hash]')
  await page.locator('h1', { hasText: 'Augments' }).waitFor()
})

test('a route typed over another one behind # needs no new document', async () => {
  const { page, seen } = await visit('/en/#/books/hero')
  await page.evaluate(() => {
    location.hash = '#/books/hex?tier=gold'
  })
  await page.locator('h1', { hasText: 'Augments' }).waitFor()
  expect(seen.documents).toHaveLength(1)
  await page.goBack()
  await page.locator('h1', { hasText: 'Champions' }).waitFor()
})

test.each([
  ['/en/#/nosuch', '/en/#/'],
  ['/en/#/books/nosuch?x=1', '/en/#/'],
  ['/test/th/#/nosuch', '/test/th/#/'],
])('the unknown route %s leads home', async (path, home) => {
  const { page, seen } = await visit(path)
  await page.waitForSelector('body.route-home')
  expect(below(page.url())).toBe(home)
  expect(seen.errors).toEqual([])
})

test('the way of /books leads to its first part behind # too', async () => {
  const { page } = await visit('/en/#/books?season=m15s16')
  await page.locator('h1', { hasText: 'Champions' }).waitFor()
  expect(below(page.url())).toBe('/en/#/books/hero?season=m15s16')
})

test('links behind # stay in the test folder', async () => {
  const { page } = await visit('/test/th/#/books/hero')
  const links = await page.locator('a').evaluateAll((all) => all.map((link) => link.getAttribute('href')!))
  const own = links.filter((href) => href.startsWith('/'))
  expect(own.length).toBeGreaterThan(60)
  // the one sign-in page returns to the page before it
  expect(own.filter((href) => !/^\/test\/(en|zh|th|ms)\/#\/|^\/auth\//.test(href))).toEqual([])
})

test('the skip link leads to the content and keeps the route', async () => {
  const { page } = await visit('/en/#/books/hero')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.waitForSelector('#content:focus')
  expect(await page.locator('h1').textContent()).toBe('Champions')
  expect(below(page.url())).toContain('#/books/hero')
})

test('an unknown champion is told with the nearest names behind # too', async () => {
  const { page } = await visit('/en/#/chess/m10s16/TFT10_Anie')
  expect(await page.locator('h1').textContent()).toBe('Champion not found')
  expect(await page.locator('a[href="/en/#/chess/m10s16/TFT10_Annie"]').count()).toBe(1)
})
