import type { Page } from 'playwright-core'
import { describe, expect, inject, test } from 'vitest'
import { phone, visit } from './setup/browser/browser.ts'
import { pullDown } from './setup/browser/pulling.ts'

const patch = '/en/static/remix-rumble-patch-notes-1-4.html'

const titles = (page: Page) => page.locator('main article h2').allTextContents()

describe('without a script', () => {
  const plain = { ready: false, javaScriptEnabled: false }

  test('tabs, pages and search are links and a form', async () => {
    const { page } = await visit('/en/news', plain)
    const first = await titles(page)
    expect(first).toHaveLength(10)
    await page.getByRole('link', { name: 'Next' }).click()
    expect(page.url()).toBe(`${inject('origin')}/en/news?page=2`)
    const second = await titles(page)
    expect(second.filter((title) => first.includes(title))).toEqual([])
    await page.getByRole('link', { name: 'Media', exact: true }).click()
    expect(await page.locator('nav [aria-current=page]', { hasText: 'Media' }).count()).toBe(1)
    await page.getByRole('searchbox').fill('disco')
    await page.getByRole('searchbox').press('Enter')
    expect(page.url()).toBe(`${inject('origin')}/en/news?label=media&q=disco`)
    expect(await titles(page)).toContain('Five minutes with Disco')
  })
})

test('parameters that the page does not know are in none of its links, on the server and in a page that is awake', async () => {
  const { page, seen } = await visit('/en/news?fbclid=x&page=2')
  const hrefs = await page.locator('main a').evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(hrefs.filter((href) => href?.includes('fbclid'))).toEqual([])
  expect(seen.errors).toEqual([])
})

test('a click on an article keeps what else the address says, on cards, in texts and in hash style', async () => {
  const { page } = await visit('/en/news?ecode=creator-week&label=announcement')
  await page.locator('main article a').first().click()
  await page.waitForURL('**/en/static/*.html?ecode=creator-week')
  await page.locator('main a[rel=next], main a[rel=prev]').first().click()
  await page.waitForURL((url) => url.pathname.includes('/static/') && url.search === '?ecode=creator-week')
  const { page: other } = await visit('/en/#/news?ecode=creator-week')
  await other.locator('main article a').first().click()
  await other.waitForURL(/\/en\/#\/static\/[a-z0-9-]+\.html\?ecode=creator-week$/)
})

test('an id that is too long, or none, is unknown', async () => {
  for (const id of [`${'a'.repeat(63)}-b`, 'A', 'a--b', '-', '%00'])
    expect([id, (await fetch(`${inject('origin')}/en/news/detail?content_id=${id}`)).status]).toEqual([id, 404])
})

test('a page behind the last leads to the last', async () => {
  const answer = await fetch(`${inject('origin')}/en/news?page=99`, { redirect: 'manual' })
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/en/news?page=2'])
})

test('what nothing is found for is told, with the way back', async () => {
  const { page } = await visit('/en/news?q=pentakill+wallpaper')
  expect(await page.locator('main').textContent()).toContain('Nothing found for “pentakill wallpaper”')
  await page.getByRole('link', { name: 'Show all news' }).click()
  await page.waitForURL('**/en/news')
  await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('')
})

/** Records announcements of the list in `window.announced`. */
const listen = (page: Page) =>
  page.addInitScript(() => {
    const announced: string[] = []
    Object.assign(window, { announced })
    const names = ['loadstart', 'loadend', 'loaderror', 'label-change', 'update', 'finish', 'news-click']
    for (const name of names) document.addEventListener(name, () => announced.push(name))
  })
/** Waits for the announcement of arrival. */
const untilCome = (page: Page) => expect.poll(() => announced(page)).toContain('update')
const announced = (page: Page) =>
  page.evaluate(() => (window as unknown as { announced: string[] }).announced.splice(0))

test('a wide screen shows more on demand, with the pager beside it', async () => {
  const { page } = await visit('/en/news', { before: listen })
  await untilCome(page)
  const more = page.getByRole('link', { name: 'Show more' })
  await more.scrollIntoViewIfNeeded()
  const pager = page.getByRole('navigation', { name: 'Pages' })
  const [ofMore, ofPager] = [(await more.boundingBox())!, (await pager.boundingBox())!]
  expect(Math.abs(ofMore.y + ofMore.height / 2 - ofPager.y - ofPager.height / 2)).toBeLessThan(4)
  expect(await titles(page)).toHaveLength(10)
  await more.click()
  await page.locator('main', { hasText: 'That’s all' }).waitFor()
  expect(new Set(await titles(page)).size).toBe(20)
  expect(await announced(page)).toEqual(['loadstart', 'loadend', 'finish'])
})

describe('on a phone', () => {
  test('the list goes on until all are there, tells what it does, and is found again as it was', async () => {
    const { page, seen } = await visit('/en/news', { ...phone, before: listen })
    await untilCome(page)
    expect(await titles(page)).toHaveLength(10)
    await page.getByRole('link', { name: 'Show more' }).scrollIntoViewIfNeeded()
    await page.locator('main', { hasText: 'That’s all' }).waitFor()
    const all = await titles(page)
    expect(new Set(all).size).toBe(20)
    expect(await announced(page)).toEqual(['loadstart', 'loadend', 'finish'])
    await page.locator('article a').last().click()
    await page.waitForURL('**/en/static/*.html')
    expect(await announced(page)).toEqual(['news-click'])
    await page.goBack()
    await page.locator('main', { hasText: 'That’s all' }).waitFor()
    expect(await titles(page)).toEqual(all)
    expect(seen.errors).toEqual([])
  })

  test('going to the first page from the second begins anew', async () => {
    const { page } = await visit('/en/news?page=2', phone)
    const second = await titles(page)
    await page.getByRole('link', { name: 'All', exact: true }).click()
    await page.waitForURL('**/en/news')
    await page.getByRole('link', { name: 'Show more' }).scrollIntoViewIfNeeded()
    await page.getByRole('link', { name: 'Show more' }).waitFor({ state: 'detached' })
    expect(new Set(await titles(page)).size).toBe(20)
    expect(await titles(page)).toEqual(expect.arrayContaining(second))
  })

  test('more that can not be fetched is told, and trying again works', async () => {
    const { page } = await visit('/en/news', { ...phone, before: listen })
    await untilCome(page)
    await page.route('**/GetContentByLabel', (route) => route.abort())
    await page.getByRole('link', { name: 'Show more' }).scrollIntoViewIfNeeded()
    await page.getByRole('alert').waitFor()
    expect(await announced(page)).toEqual(['loadstart', 'loaderror'])
    await page.unroute('**/GetContentByLabel')
    await page.getByRole('link', { name: 'Try again' }).click()
    await page.locator('main', { hasText: 'That’s all' }).waitFor()
  })

  test('the list is pulled down to be fetched anew', async () => {
    const { page } = await visit('/en/news', phone)
    const answers: (() => void)[] = []
    await page.route('**/GetContentByLabel', async (route) => {
      await new Promise<void>((done) => answers.push(done))
      await route.continue()
    })
    const state = await pullDown(page, { pull: 'Pull to refresh', release: 'Release to refresh' })
    await expect.poll(() => state.textContent()).toBe('Loading')
    await expect.poll(() => answers.length).toBeGreaterThan(0)
    for (const answer of answers) answer()
    await state.waitFor({ state: 'detached' })
    expect(await titles(page)).toHaveLength(10)
  })
})

test('a link within an article leads on without loading a document', async () => {
  const { page, seen } = await visit(patch)
  const documents = seen.documents.length
  await page.locator('main [data-rich] a', { hasText: 'champions' }).click()
  await page.waitForURL('**/en/books/hero?season=m10s16')
  expect(seen.documents).toHaveLength(documents)
})

test('a link within an article in hash style stays in it', async () => {
  const { page } = await visit('/th/#/static/remix-rumble-patch-notes-1-4.html')
  await page.locator('main [data-rich] a[href*="books/hero"]').click()
  await page.waitForURL('**/th/#/books/hero?season=m10s16')
})

test('a patch note lists its changes before its first heading, each with a link, values and their direction', async () => {
  const { page } = await visit(patch, { javaScriptEnabled: false, ready: false })
  const row = page.locator('main li', { has: page.getByRole('link', { name: 'Karthus' }) })
  expect(await row.textContent()).toBe('KarthusMana15 / 95changes to→15 / 105▼')
  expect(await row.getByRole('img', { name: 'Nerfed' }).count()).toBe(1)
  const parts = await page.locator('main h2').allTextContents()
  expect(parts.slice(0, 3)).toEqual(['Champions', 'Traits', 'Why we changed this'])
  await row.getByRole('link').click()
  expect(new URL(page.url()).pathname).toBe('/en/chess/m10s16/TFT10_Karthus')
})

test('sharing copies the address, and tells where that fails', async () => {
  const { page } = await visit(patch, { permissions: ['clipboard-read', 'clipboard-write'] })
  await page.getByRole('button', { name: 'Share' }).click()
  await page.getByRole('button', { name: 'Copied' }).waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('denied'))
    document.execCommand = () => false
  })
  await page.getByRole('button', { name: 'Copied' }).click()
  await page.getByRole('button', { name: 'Copy failed' }).waitFor()
})

test('an introduction is reached from the header, shows no others below, and leads to the next', async () => {
  const { page } = await visit('/en/books/hero')
  const bar = page.locator('header nav').first()
  await bar.locator('summary', { hasText: 'How to play' }).click()
  await bar.getByRole('link', { name: 'Start a game' }).click()
  await page.waitForURL('**/en/static/start-a-game.html?no_related=1')
  await bar.locator('summary[data-current]', { hasText: 'How to play' }).waitFor()
  expect(await page.locator('main', { hasText: 'More like this' }).count()).toBe(0)
  await page.locator('main a[rel=next]').click()
  await page.waitForURL('**/en/static/user-interface.html?no_related=1')
})

test('an article that is unknown is a missing page that says so', async () => {
  for (const query of ['?content_id=nothing', '?father_content_id=nothing', '', '?content_id=%3Cscript%3E']) {
    expect((await fetch(`${inject('origin')}/en/news/detail${query}`)).status).toBe(404)
  }
  const { page } = await visit('/en/news/detail?content_id=nothing')
  expect(await page.locator('h1').textContent()).toBe('Article not found')
})

test('an unknown id with a known father leads to the newest of that piece', async () => {
  const { page } = await visit('/en/news/detail?content_id=nothing&father_content_id=start-a-game')
  expect(await page.locator('h1').textContent()).toBe('Start a game: eight players, 100 health each')
})
