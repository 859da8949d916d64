import type { Page } from 'playwright-core'
import { describe, expect, inject, test } from 'vitest'
import { hydrate, visit } from './setup/browser/browser.ts'
import { isScrolledTo, openLastChampion, scrollTo } from './setup/browser/scrolling.ts'

const origin = inject('origin')
const champions = '/api/gallery/champions'

const heading = (page: Page) => page.locator('h1').textContent()
const addressOf = (page: Page) => page.url().slice(origin.length)
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Parts of the gallery' }).getByRole('link', { name })

/** Waits for a heading. */
const arrival = (page: Page, name: string) => page.locator('h1', { hasText: new RegExp(`^${name}$`) }).waitFor()

const styles = [
  { style: 'path', between: '', firstCalls: [] },
  { style: 'hash', between: '/#', firstCalls: [champions] },
]

describe.each(styles)('in $style style', ({ style, between, firstCalls }) => {
  const to = (route: string, language = 'en') => `/${language}${between}${route}`

  test('a page wakes up without errors and violations, with no more calls than it needs', async () => {
    const { page, seen } = await visit(to('/books/hero?cost=5&utm_source=x'))
    expect(await heading(page)).toBe('Champions')
    expect(await page.getAttribute('html', 'data-ready')).toBe(style)
    expect(await page.locator('output').textContent()).toBe('8 champions')
    expect(addressOf(page)).toBe(to('/books/hero?cost=5&utm_source=x'))
    expect(seen).toMatchObject({ errors: [], violations: [], calls: firstCalls })
    expect(seen.documents).toHaveLength(1)
  })

  test('going to another page makes one call and no document', async () => {
    const { page, seen } = await visit(to('/books/hero'))
    await tab(page, 'Traits').click()
    await arrival(page, 'Traits')
    expect(addressOf(page)).toBe(to('/books/synergy'))
    expect(await page.title()).toBe('Traits of Remix Rumble · Encore')
    expect(seen).toMatchObject({ errors: [], violations: [], calls: [...firstCalls, '/api/gallery/traits'] })
    expect(seen.documents).toHaveLength(1)
  })

  test('the header keeps the season that is shown', async () => {
    const { page } = await visit(to('/books/hero?season=m15s16'))
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Lineups', exact: true }).click()
    await arrival(page, 'Lineups')
    expect(addressOf(page)).toBe(to('/lineup?season=m15s16'))
  })

  test('coming back to a page soon makes no call', async () => {
    const { page, seen } = await visit(to('/books/hero'))
    await tab(page, 'Traits').click()
    await arrival(page, 'Traits')
    await page.goBack()
    await arrival(page, 'Champions')
    expect(seen.calls).toEqual([...firstCalls, '/api/gallery/traits'])
  })

  test('another language keeps the route and the query, unknown parameters too', async () => {
    const query = '/books/hero?cost=4&season=m15s16&utm_source=x'
    const { page, seen } = await visit(to(query))
    await page.locator('summary', { hasText: 'Language' }).filter({ visible: true }).click()
    await page.getByRole('link', { name: 'ไทย' }).click()
    await hydrate(page, 'html[lang=th][data-ready]')
    expect(addressOf(page)).toBe(to(query, 'th'))
    expect(await page.locator('output').getAttribute('data-count')).toMatch(/^[1-9]/)
    expect(seen.documents).toHaveLength(2)
    expect(seen).toMatchObject({ errors: [], violations: [] })
  })

  test('a new page starts at its top, back and forward return to where one was', async () => {
    const { page } = await visit(to('/books/hero'))
    await scrollTo(page, 400)
    await openLastChampion(page)
    await scrollTo(page, 300)
    await page.goBack()
    await page.waitForSelector('body.route-booksHero')
    await isScrolledTo(page, 400)
    await page.goForward()
    await page.waitForSelector('body.route-chess')
    await isScrolledTo(page, 300)
  })

  test('who comes back from another document is where one was', async () => {
    const { page } = await visit(to('/books/hero'))
    await scrollTo(page, 400)
    await page.goto(`${origin}/auth/login`)
    await page.goBack()
    await isScrolledTo(page, 400)
    await hydrate(page)
    await isScrolledTo(page, 400)
  })

  test('a reload keeps the page, its filters and where one was', async () => {
    const { page, seen } = await visit(to('/books/hero?season=m15s16'))
    await scrollTo(page, 400)
    await page.reload()
    await hydrate(page)
    await isScrolledTo(page, 400)
    expect(await page.getByRole('link', { name: 'K.O. Coliseum' }).getAttribute('aria-current')).not.toBeNull()
    expect(seen).toMatchObject({ errors: [], violations: [] })
  })

  test('the focus goes to the heading of a new page, and stays where it is when a filter changes', async () => {
    const { page } = await visit(to('/books/hero'))
    await page.getByRole('link', { name: 'Cost 5' }).click()
    await page.waitForSelector('output[data-count="8"]')
    expect(await page.locator(':focus').getAttribute('aria-label')).toBe('Cost 5')
    await tab(page, 'Items').click()
    await page.waitForSelector('h1:focus')
    expect(await page.locator(':focus').textContent()).toBe('Items')
  })

  test('the focus goes to the place that a link names, on another page and on the same', async () => {
    const { page } = await visit(to('/chess/m10s16/TFT10_Annie'))
    await page.locator('main header').getByRole('link', { name: 'Spellweaver' }).click()
    await page.getByRole('dialog').getByRole('link', { name: 'See it in the gallery' }).click()
    await page.waitForSelector('#Set10_Spellweaver:focus')
    await page.keyboard.press('Tab')
    expect(await page.locator('#Set10_Spellweaver :focus').count()).toBe(1)
    await page.goto(origin + to('/books/equip'))
    await hydrate(page)
    const link = page.locator('main table tbody a').first()
    const id = new URL((await link.getAttribute('href'))!.replace('/#', ''), origin).hash
    await link.click()
    await page.getByRole('dialog').getByRole('link', { name: 'See it in the gallery' }).click()
    await page.waitForSelector(`${id}:focus`)
  })

  test("the body's classes name the page and the one before it", async () => {
    const { page } = await visit(to('/books/hero'))
    const classes = () => page.getAttribute('body', 'class')
    expect(await classes()).toBe('route-booksHero')
    await tab(page, 'Traits').click()
    await page.waitForSelector('body.route-booksSynergy')
    expect(await classes()).toBe('route-booksSynergy from-booksHero')
    await page.goBack()
    await page.waitForSelector('body.route-booksHero')
    expect(await classes()).toBe('route-booksHero from-booksSynergy')
  })

  test('typing in the search field filters in the page: no call, no new entry of the history, the focus stays', async () => {
    const { page, seen } = await visit(to('/books/hero'))
    const entries = await page.evaluate(() => history.length)
    await page.getByRole('searchbox').pressSequentially('anni')
    await page.waitForSelector('output[data-count="1"]')
    await page.waitForURL(/q=anni$/)
    expect(addressOf(page)).toBe(to('/books/hero?q=anni'))
    expect(await page.locator(':focus').inputValue()).toBe('anni')
    expect(await page.evaluate(() => history.length)).toBe(entries)
    expect(seen.calls).toEqual(firstCalls)
  })
})

test.each([
  ['/en/books/hero?a=1&code=c&cost=5&state=s', '/en/books/hero?a=1&cost=5'],
  ['/en/?from=share#/books/hero?code=c&cost=5&state=s&utm=x', '/en/?from=share#/books/hero?cost=5&utm=x'],
  ['/en/books/hero?code=c', '/en/books/hero?code=c'],
  ['/en/#/books/hero?code=c', '/en/#/books/hero?code=c'],
])('of %s stands %s in the address', async (given, kept) => {
  const { page, seen } = await visit(given)
  expect(addressOf(page)).toBe(kept)
  expect(await heading(page)).toBe('Champions')
  const isForged = given.includes('state=') // it is logged in the console and not reported
  await expect.poll(() => seen.errors).toEqual(isForged ? ['the sign-in could not be verified'] : [])
})

test('what a page tells robots of itself is gone on the next one, whose address is told', async () => {
  const { page, seen } = await visit('/en/chess/m10s16/TFT10_Annie')
  const told = page.locator('head').locator('meta[property], meta[name=description], link[hreflang]')
  expect(await told.count()).toBeGreaterThan(10)
  expect(await page.locator('script[type="application/ld+json"]').textContent()).toContain('Annie')
  await page.locator('main a[href*="/chess/"]').last().click()
  await page.waitForFunction(() => !document.title.startsWith('Annie'))
  expect(await told.count()).toBe(0)
  expect(await page.locator('script[type="application/ld+json"]').textContent()).toBe('')
  const { pathname } = new URL(page.url())
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(origin + pathname)
  expect(seen.errors).toEqual([])
})

test('what it tells is gone with another season as well, and stays as long as the page does', async () => {
  const { page } = await visit('/en/books/goop?season=m15s16')
  const told = page.locator('head meta[property="og:description"]')
  expect(await told.count()).toBe(1)
  await page.getByRole('link', { name: 'Remix Rumble' }).click()
  await page.waitForURL('**season=m10s16*')
  await expect.poll(() => told.count()).toBe(0)
})
