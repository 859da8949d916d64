import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { languages } from '#src/core/languages.ts'
import { gameBrowser, hydrate, phone, visit } from './setup/browser/browser.ts'
import { banner, shown } from './setup/browser/consent-ui.ts'

const sideways = { ...phone, viewport: { width: 844, height: 390 } }
const rankings = ['lineup', 'hero', 'equip', 'trait', 'duos'].map((kind) => `/rank/${kind}`)

/** Top of the first row in CSS pixels of the page. */
const firstRow = (page: Page) =>
  page
    .locator('main tbody tr, main ol > li:has(article)')
    .first()
    .evaluate((row) => row.getBoundingClientRect().top + scrollY)

describe.each(['en', 'th'])('on a phone in %s', (language) => {
  test.each([...rankings, '/lineup'])('the first row of %s begins within the first 320 pixels', async (path) => {
    const { page } = await visit(`/${language}${path}`, phone)
    expect(await firstRow(page)).toBeLessThanOrEqual(320)
  })
})

test('a phone held sideways shows five rows at once', async () => {
  const { page } = await visit('/en/rank/hero', sideways)
  await page
    .locator('tbody tr')
    .first()
    .evaluate((row) => row.scrollIntoView())
  await barState(page, 'hidden')
  const rows = await page.locator('tbody tr').evaluateAll((all) => {
    const line = document.querySelector('[data-filter-line]')!.getBoundingClientRect().bottom
    const boxes = all.slice(0, 12).map((row) => row.getBoundingClientRect())
    return boxes.filter(({ top, bottom }) => top >= line - 1 && bottom <= innerHeight).length
  })
  expect(rows).toBeGreaterThanOrEqual(5)
})

test('a tablet shows more than one figure of a row', async () => {
  const { page } = await visit('/en/rank/hero', { ...phone, viewport: { width: 820, height: 1180 } })
  const figures = page.locator('tbody tr').first().locator('[data-metric]')
  expect(await figures.evaluateAll((all) => all.filter((each) => each.checkVisibility()).length)).toBeGreaterThan(1)
})

describe('the filter line', () => {
  test('stays below the header, and chooses season, figure and filters', async () => {
    const { page, seen } = await visit('/en/rank/hero', phone)
    const line = page.locator('[data-filter-line]')
    await page.evaluate(() => scrollTo(0, 900))
    await expect.poll(async () => (await line.boundingBox())!.y).toBe(56)
    expect((await line.boundingBox())!.height).toBe(48)
    const header = (await page.locator('header:has([data-bottom-bar])').boundingBox())!
    expect([header.y, header.height]).toEqual([0, 56])

    await line.locator('summary', { hasText: 'Top 4 rate' }).click()
    await line.getByRole('link', { name: 'Win rate' }).click()
    await page.waitForURL(/sort=winningRate/)
    expect(await line.locator('[open]').count()).toBe(0)

    await line.getByRole('button', { name: 'Filter' }).click()
    const sheet = page.getByRole('dialog')
    await sheet.getByLabel('Cost').selectOption('5')
    const confirm = sheet.getByRole('button', { name: /^Show \d+$/ })
    const promised = Number((await confirm.textContent())!.match(/\d+/)![0])
    await confirm.click()
    await page.waitForURL(/cost=5/)
    await expect.poll(() => page.locator('tbody tr:has([data-metric])').count()).toBe(promised)
    await line.getByRole('button', { name: 'Filter · 1' }).waitFor()
    expect(seen).toMatchObject({ errors: [], violations: [] })
  })

  test.each([
    ['/rank/duos', 'Season', 'K.O. Coliseum', '/rank/duos?season=m15s16'],
    ['/books/synergy', 'Kind', 'Class', '/books/synergy?kind=class'],
  ])('of %s chooses by %s: %s', async (path, label, choice, address) => {
    const { page, seen } = await visit(`/en${path}`, phone)
    await page.evaluate(() => scrollTo(0, 900))
    const line = page.locator('[data-filter-line]')
    await expect.poll(async () => line.boundingBox()).toMatchObject({ y: 56, height: 48 })
    await line.locator('summary', { hasText: `${label}:` }).click()
    await line.getByRole('link', { name: choice }).click()
    await page.waitForURL(`**/en${address}`)
    await expect.poll(() => line.locator('summary', { hasText: `${label}: ${choice}` }).count()).toBe(1)
    expect(await line.locator('[open]').count()).toBe(0)
    expect(seen).toMatchObject({ errors: [], violations: [] })
  })

  test('keeps the place of a page whose sheet opens and closes', async () => {
    const { page } = await visit('/en/rank/hero', phone)
    await page.evaluate(() => scrollTo(0, 1200))
    await page.locator('[data-filter-line]').getByRole('button', { name: 'Filter' }).click()
    await page.getByRole('button', { name: 'Close filters' }).click()
    expect(await page.evaluate(() => scrollY)).toBe(1200)
  })

  test('opens its search over the whole line', async () => {
    const { page } = await visit('/en/books/equip', phone)
    const field = page.locator('[data-filter-line] input[type=search]')
    await field.focus()
    await expect.poll(async () => (await field.boundingBox())!.width).toBeGreaterThan(250)
    await page.keyboard.type('blue buff')
    await page.waitForURL(/q=blue/)
  })
})

describe('the bar at the bottom', () => {
  test('hides as the page scrolls down and returns as it scrolls up, or ends', async () => {
    const { page } = await visit('/en/rank/hero', phone)
    await barState(page, 'shown')
    await page.evaluate(() => scrollTo(0, 700))
    await barState(page, 'hidden')
    await page.evaluate(() => scrollTo(0, 600))
    await barState(page, 'shown')
    await page.evaluate(() => scrollTo(0, 900))
    await barState(page, 'hidden')
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await barState(page, 'shown')
    const last = await page.locator('footer p').last().boundingBox()
    expect(last!.y + last!.height).toBeLessThanOrEqual((await bar(page).boundingBox())!.y)
  })

  test('hides while a field has the focus, and shows what the keyboard reaches', async () => {
    const { page } = await visit('/en/newsletter', phone)
    await page.locator('main input[type=email]').focus()
    await barState(page, 'hidden')
    await bar(page).getByRole('link', { name: 'Gallery' }).focus()
    await barState(page, 'shown')
  })

  test('marks the section of a page, has large targets, and opens the folded menu', async () => {
    const { page, seen } = await visit('/en/chess/m10s16/TFT10_Annie', phone)
    expect(await bar(page).locator('nav').first().locator('[aria-current=page]').allTextContents()).toEqual(['Gallery'])
    for (const entry of await bar(page).locator(':scope > nav > a, :scope > details > summary').all()) {
      const { width, height } = (await entry.boundingBox())!
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(48)
    }
    await bar(page).locator('summary', { hasText: 'More' }).first().click()
    const entries = bar(page).locator('details[name] > nav > ul:first-child > li')
    expect((await entries.allInnerTexts()).map((text) => text.trim().toLowerCase())).toEqual([
      'lineups',
      'stats',
      'gallery',
      'how to play',
      'news',
      'activities',
      'pre-registration',
      'new champions',
      'home',
      'language',
    ])
    expect(seen).toMatchObject({ errors: [], violations: [] })
  })

  test.each([
    ['without script', { javaScriptEnabled: false }],
    ['in the game', gameBrowser],
  ])('leads to sections and to the menu %s', async (_, options) => {
    const { page } = await visit('/en/books/hero', { ...phone, ...options, ready: false })
    const hrefs = await bar(page)
      .locator('nav')
      .first()
      .locator('a')
      .evaluateAll((all) => all.map((a) => (a as HTMLAnchorElement).href))
    expect(hrefs.map((href) => href.replace(/.*\/en/, ''))).toEqual(
      ['/lineup', '/rank/lineup', '/search', '/books/hero'].map((path) => expect.stringContaining(path)),
    )
    await bar(page).locator('summary', { hasText: 'More' }).first().click()
    expect(await bar(page).getByRole('link', { name: 'News' }).isVisible()).toBe(true)
  })

  test('is not there on wide screens', async () => {
    const { page } = await visit('/en/books/hero', { viewport: { width: 1100, height: 800 } })
    expect(await bar(page).locator('nav').first().isVisible()).toBe(false)
  })
})

test.each(languages)('the question on cookies takes a quarter of a phone at most in %s', async (language) => {
  const { page } = await visit(`/${language}/`, { ...phone, consent: false })
  await shown(banner(page))
  const { y, height } = (await banner(page).boundingBox())!
  expect(height).toBeLessThanOrEqual(844 / 4)
  expect(y + height).toBeLessThanOrEqual((await bar(page).boundingBox())!.y + 1)
})

const unmoved = [
  '/',
  '/champion-page',
  '/books/hero',
  '/books/synergy',
  '/books/equip',
  '/books/hex?season=m15s16',
  '/chess/m10s16/TFT10_Annie',
  '/guide',
  '/news',
  '/rank/hero',
  '/lineup',
  '/lineupDetail/m10s16/kda-ahri',
]

test('nothing moves when the script comes', async () => {
  const { page } = await visit('/en/', {
    ...phone,
    ready: false,
    before: (each) =>
      each.addInitScript(() => {
        globalThis.moved = []
        new PerformanceObserver((list) => {
          for (const { value, sources } of list.getEntries() as unknown as LayoutShift[]) {
            globalThis.moved.push(`${value} ${sources.map(({ node }) => node?.nodeName)}`)
          }
        }).observe({ type: 'layout-shift', buffered: true })
      }),
  })
  const found: Record<string, string[]> = {}
  for (const path of unmoved) {
    await page.goto(page.url().replace(/\/en\/.*/, `/en${path}`))
    // what late fonts move is limited as in fonts.spec.ts; after them nothing may move
    await page.evaluate(async () => {
      await document.fonts.ready
      globalThis.moved = globalThis.moved.filter((shift) => Number.parseFloat(shift) > 0.0005)
    })
    await hydrate(page)
    await page.waitForLoadState('networkidle')
    const shifts = await page.evaluate(() => globalThis.moved)
    if (shifts.length > 0) found[path] = shifts
  }
  expect(found).toEqual({})
})

interface LayoutShift {
  value: number
  sources: { node: Node | null }[]
}
declare global {
  var moved: string[]
}

const bar = (page: Page) => page.locator('[data-bottom-bar]')

/** Waits until the bar is wholly in the window, or wholly below it. */
const barState = (page: Page, state: 'shown' | 'hidden') =>
  expect
    .poll(() =>
      bar(page).evaluate((each) => {
        const { top, bottom } = each.getBoundingClientRect()
        return bottom <= innerHeight + 0.5 ? 'shown' : top >= innerHeight - 0.5 ? 'hidden' : 'moving'
      }),
    )
    .toBe(state)
