import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { analyticsCalls } from '#src/features/analytics/analytics.contract.ts'
import { restless, visit } from './setup/browser/browser.ts'
import { banner, chosenCategories, dialog, openPreferences } from './setup/browser/consent-ui.ts'
import { counting, meetFault, sendAll } from './setup/browser/visit-reports.ts'
import { filmed, storeArticle } from './setup/data/articles.ts'
import { databaseUrlOf, query } from './setup/database/postgres.ts'
import { endSite, previewPath, type StudioSite, startStudioSite } from './setup/site/studio-site.ts'

let site: StudioSite
let url: string
beforeAll(async () => {
  site = await startStudioSite({ LOG_LEVEL: 'error' })
  url = databaseUrlOf(site.dataFolder)
})
afterAll(async () => {
  await endSite(site)
})
beforeEach(() => query(url, 'truncate analytics_days, analytics_sessions'))

const { reportActions, reportFaults } = analyticsCalls
type VisitOptions = Parameters<typeof visit>[1]

/** Opens a page and waits until the visit is counted, where it may be. */
async function visitCounted(path: string, options: VisitOptions = {}) {
  const { page, seen } = await visit(path, { origin: site.origin, consent: false, ...options })
  page.setDefaultTimeout(8000)
  await counting(page)
  const told = (call: { path: string }) => seen.calls.filter((path) => path === call.path)
  return { page, seen, reported: () => told(reportActions), reportedFaults: () => told(reportFaults) }
}

/** Leaves the page, which sends its queue; resolves when that is counted. */
async function leave(page: Page) {
  const answered = page.waitForResponse((response) => response.url().endsWith(reportActions.path))
  await page.evaluate(() => dispatchEvent(new Event('pagehide')))
  expect((await answered).status()).toBe(200)
}

const totals = async () =>
  (
    await query(
      url,
      `select action, page, language, count::int, sessions::int from analytics_days order by action, page, language`,
    )
  ).map((row) => Object.values(row).join(' '))
const countSessions = async () => (await query(url, 'select session_id from analytics_sessions')).length
const keptIn = (page: Page) => page.evaluate(() => Object.keys(sessionStorage).filter((key) => key === 'session'))
const choose = async (page: Page, choice: 'all' | 'necessary') => {
  await banner(page).locator(`button[value=${choice}]`).click()
  await expect.poll(() => chosenCategories(page)).toBeTruthy()
}

describe('a visitor who has not chosen', () => {
  test('is counted without an identifier, a cookie or storage', async () => {
    const { page, seen } = await visitCounted('/th/books/hero')
    await page.locator('main nav a[href$="/books/synergy"]').click()
    await page.waitForSelector('body.route-booksSynergy')
    expect(await keptIn(page)).toEqual([])
    expect(await page.context().cookies()).toEqual([])
    await leave(page)
    expect(await totals()).toEqual(['page_view booksHero th 1 0', 'page_view booksSynergy th 1 0'])
    expect(await countSessions()).toBe(0)
    expect(seen).toMatchObject({ errors: [], violations: [] })
  })

  test('is counted with a session from the moment of accepting', async () => {
    const { page } = await visitCounted('/en/books/hero')
    await choose(page, 'all')
    await expect.poll(() => keptIn(page)).toEqual(['session'])
    await page.locator('main nav a[href$="/books/synergy"]').click()
    await page.waitForSelector('body.route-booksSynergy')
    await leave(page)
    expect(await totals()).toEqual(['page_view booksHero en 1 0', 'page_view booksSynergy en 1 1'])
    expect(await countSessions()).toBe(1)
  })

  test('is not counted after refusing, nor for what waited', async () => {
    const { page, reported, reportedFaults } = await visitCounted('/en/books/hero')
    await meetFault(page)
    await choose(page, 'necessary')
    await sendAll(page)
    expect([reported(), reportedFaults()]).toEqual([[], []])
    expect(await totals()).toEqual([])
  })
})

test('a visitor who accepted is one session on all pages of the visit', async () => {
  const { page } = await visitCounted('/en/books/hero')
  await choose(page, 'all')
  await page.goto(`${site.origin}/zh/activities/none.html`)
  await page.goto(`${site.origin}/en/all-activities`)
  await page.mouse.move(5, 5)
  await page.mouse.move(6, 6)
  await counting(page)
  await leave(page)
  expect(await totals()).toContain('page_view allActivities en 1 1')
  expect(await countSessions()).toBe(1)
})

test('a visitor who withdraws is counted no more, and the id is gone at once', async () => {
  const { page, reported } = await visitCounted('/en/books/hero')
  await choose(page, 'all')
  await expect.poll(() => keptIn(page)).toEqual(['session'])
  await expect.poll(reported).toHaveLength(1) // faults before the choice
  await page.locator('[data-action=filter_change] a').first().click()
  await openPreferences(page)
  await dialog(page).locator('[data-role=necessary]').click()
  await expect.poll(() => keptIn(page)).toEqual([])
  await sendAll(page)
  expect(reported()).toHaveLength(1)
  expect(await countSessions()).toBe(0)
})

test('a visitor who refused is not counted, nor are the faults that they meet', async () => {
  const { page, reported, reportedFaults } = await visitCounted('/en/books/hero', { consent: true })
  await page.locator('main nav a[href$="/books/synergy"]').click()
  await page.waitForSelector('body.route-booksSynergy')
  await meetFault(page)
  await sendAll(page)
  expect([reported(), reportedFaults()]).toEqual([[], []])
  expect(await keptIn(page)).toEqual([])
})

test.each([
  ['doNotTrack', '1'],
  ['globalPrivacyControl', true],
])('a browser that says %s is not counted, even where analytics was accepted', async (name, value) => {
  const before = (page: Page) =>
    page.addInitScript(([name, value]) => void Object.defineProperty(navigator, name as string, { value }), [
      name,
      value,
    ] as const)
  const { page, reported, reportedFaults } = await visitCounted('/en/books/hero', { before })
  await choose(page, 'all')
  await meetFault(page)
  await sendAll(page)
  expect([reported(), reportedFaults()]).toEqual([[], []])
  expect(await countSessions()).toBe(0)
})

test.each([{ dnt: '1' }, { 'sec-gpc': '1' }])('what a browser sends with %j is not counted', async (headers) => {
  const { page, reported } = await visitCounted('/en/books/hero', { extraHTTPHeaders: headers as never })
  await sendAll(page)
  expect(reported()).toHaveLength(1)
  await visitCounted('/ms/books/hero').then(({ page }) => leave(page))
  expect(await totals()).toEqual(['page_view booksHero ms 1 0'])
})

describe('what is counted', () => {
  test('of the news: searches, changes of the tab and clicks on articles', async () => {
    const { page } = await visitCounted('/en/news')
    await page.getByRole('searchbox').fill('season')
    await page.keyboard.press('Enter')
    await page.waitForURL(/q=season/)
    await page.locator('nav a[href*="label=dev"]').click()
    await page.waitForURL(/label=dev/)
    await page.locator('article a').first().click()
    await page.waitForSelector('body.route-newsDetail')
    await page.getByRole('button', { name: 'Share' }).click()
    await leave(page)
    expect(await totals()).toEqual([
      'filter_change news en 1 0',
      'news_click news en 1 0',
      'page_view news en 1 0',
      'page_view newsDetail en 1 0',
      'search news en 1 0',
      'share newsDetail en 1 0',
    ])
  })

  test('of a video, that it is played', async () => {
    const before = (page: Page) => page.route(/^https:/, (route) => route.fulfill({ body: '' }))
    await storeArticle(url, { id: 'filmed', html: '<p>Words</p>', video: filmed })
    const { page } = await visitCounted('/en/static/filmed.html', { before })
    await page.locator('[data-action=video_play]').click()
    await leave(page)
    expect(await totals()).toContain('video_play newsDetail en 1 0')
  })

  test('of the header and of home: another language, a store, the sign-in page, and of the footer a network', async () => {
    const { page } = await visitCounted('/en/')
    await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()))
    for (const control of ['language_switch', 'store_button', 'sign_in', 'social_link']) {
      const link = page.locator(`a[data-action=${control}], [data-action=${control}] a`).first()
      await link.evaluate((each: HTMLElement) => each.click())
    }
    await leave(page)
    expect(await totals()).toEqual([
      'language_switch home en 1 0',
      'page_view home en 1 0',
      'sign_in home en 1 0',
      'social_link home en 1 0',
      'store_button home en 1 0',
    ])
  })

  test('is sent by a page that is really left', async () => {
    const openAndLeave = async () => {
      const { page } = await visitCounted('/en/books/hero')
      await page.goto('about:blank')
      return totals()
    }
    const some = [expect.stringMatching(/^page_view booksHero en/)]
    await expect.poll(openAndLeave, { timeout: 60_000 }).toEqual(some) // a busy browser may close a page before it sends
  })

  test('is sent after a quarter of a minute, though the page stays', async () => {
    const { page } = await visitCounted('/en/books/hero')
    await expect.poll(totals, { timeout: 25_000 }).toEqual(['page_view booksHero en 1 0'])
    expect(page.url()).toContain('/books/hero')
  })

  test('is nothing in the test folder and in previews of drafts', async () => {
    const draft = previewPath({ content_id: 'start-a-game', preview_version: 1, lang: 'en' })
    for (const path of ['/test/en/books/hero', draft]) {
      const { page, reported } = await visitCounted(path)
      await sendAll(page)
      expect([path, reported()]).toEqual([path, []])
    }
  })
})

test('a page to read asks for the script that counts only after the visitor has acted', async () => {
  const { page } = await visit('/en/privacy-notice', {
    origin: site.origin,
    consent: false,
    ready: false,
    before: restless,
  })
  await page.waitForLoadState('networkidle')
  const scripts = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((name) => name.endsWith('.js')),
    )
  expect(await scripts()).toEqual([])
  await page.mouse.move(5, 5)
  await page.mouse.move(6, 6)
  await counting(page)
})
