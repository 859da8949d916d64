import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { type Language, languageFacts, languages } from '#src/core/languages.ts'
import { writtenYear, yearIn } from '#src/core/year.ts'
import { config } from '../site.config.ts'
import { desktop, phone, visit } from './setup/browser/browser.ts'

declare global {
  var scrolled: Promise<number>
}

const gallery = ['hero', 'synergy', 'equip', 'hex', 'goop'].map((kind) => `/en/books/${kind}`)
const galleryOf = (page: Page) => page.locator('header nav details[name]').first()
const pickerOf = (page: Page) => page.locator('header details[name]').nth(-2)
const menuOf = (page: Page) => page.locator('header details[name]').last()
const groupOf = (page: Page) => menuOf(page).locator('nav summary', { hasText: 'Gallery' })
const isOpen = (details: Locator) => details.evaluate((each) => (each as HTMLDetailsElement).open)

describe('a dropdown of the header', () => {
  test.each(['Enter', 'Space'])('opens at %s, closes at Escape and gives the focus back', async (key) => {
    const { page, seen } = await visit('/en/books/hero')
    const summary = galleryOf(page).locator('summary')
    await summary.focus()
    await page.keyboard.press(key)
    await page.keyboard.press('Tab')
    expect(await focused(page)).toBe('/en/books/hero')
    await page.keyboard.press('Escape')
    expect(await isOpen(galleryOf(page))).toBe(false)
    expect(await summary.evaluate((each) => each === document.activeElement)).toBe(true)
    expect(seen).toMatchObject({ errors: [], violations: [] })
  })

  test('lets the focus walk through its links and closes when it leaves', async () => {
    const { page } = await visit('/en/books/hero')
    await galleryOf(page).locator('summary').press('Enter')
    for (const address of gallery) {
      await page.keyboard.press('Tab')
      expect(await focused(page)).toBe(address)
    }
    expect(await isOpen(galleryOf(page))).toBe(true)
    await page.keyboard.press('Tab')
    expect(await isOpen(galleryOf(page))).toBe(false)
  })

  test('closes at a press outside and stays at a press inside', async () => {
    const { page } = await visit('/en/books/hero')
    await galleryOf(page).locator('summary').click()
    await galleryOf(page)
      .locator('ul')
      .click({ position: { x: 2, y: 2 } })
    expect(await isOpen(galleryOf(page))).toBe(true)
    await page.mouse.click(5, 600)
    expect(await isOpen(galleryOf(page))).toBe(false)
  })

  test('closes when another one opens', async () => {
    const { page } = await visit('/en/books/hero')
    await galleryOf(page).locator('summary').click()
    await pickerOf(page).locator('summary').click()
    expect([await isOpen(galleryOf(page)), await isOpen(pickerOf(page))]).toEqual([false, true])
  })

  test('closes after it led to a page, and marks that page', async () => {
    const { page } = await visit('/en/books/hero')
    await galleryOf(page).locator('summary').click()
    await galleryOf(page).locator('a[href="/en/books/hex"]').click()
    await page.waitForURL('**/en/books/hex')
    await expect.poll(() => isOpen(galleryOf(page))).toBe(false)
    expect(await galleryOf(page).locator('[aria-current=page]').getAttribute('href')).toBe('/en/books/hex')
  })
})

test.each([
  ['/books/hex', 'Gallery'],
  ['/chess/m10s16/TFT10_Annie', 'Gallery'],
  ['/news', 'News'],
  ['/static/remix-rumble-patch-notes-1-4.html', 'News'],
  ['/news/detail?content_id=five-minutes-with-disco', 'News'],
  ['/news/detail?father_content_id=magic-of-gold&no_related=1', 'How to play'],
  ['/terms-of-service', undefined],
])('on %s the row of the header marks %s', async (path, entry) => {
  const { page } = await visit(`/en${path}`, { javaScriptEnabled: false, ready: false })
  const marked = page.locator('header nav').first().locator('[data-current]')
  expect((await marked.allTextContents()).map((each) => each.trim())).toEqual(entry ? [entry] : [])
})

describe('the language picker', () => {
  test('names every language in itself and leads to the same page in it', async () => {
    const { page } = await visit('/en/books/hero?cost=3')
    await pickerOf(page).locator('summary').click()
    const links = pickerOf(page).locator('a')
    expect(await links.allTextContents()).toEqual(languages.map((each) => languageFacts[each].label))
    expect(await pickerOf(page).locator('[aria-current]').textContent()).toBe('English')
    await links.filter({ hasText: 'ไทย' }).click()
    await page.waitForURL('**/th/books/hero?cost=3')
    expect(await page.getAttribute('html', 'lang')).toBe('th')
  })
})

describe('the full-screen menu of a phone', () => {
  test('covers the page, which does not scroll behind it', async () => {
    const { page } = await visit('/en/books/hero', phone)
    await menuOf(page).locator('> summary').click()
    const panel = (await menuOf(page).locator('> nav').boundingBox())!
    expect(panel).toMatchObject({ x: 0, width: 390 })
    const bar = (await page.locator('[data-bottom-bar]').boundingBox())!
    expect(panel.y + panel.height).toBeCloseTo(bar.y, 0)
    expect(await scrolledByWheel(page)).toBe(0)
    await page.keyboard.press('Escape')
    await expect.poll(() => scrolledByWheel(page)).toBeGreaterThan(0)
  })

  test('shows its groups folded, each time it opens, and closes after it led to a page', async () => {
    const { page } = await visit('/en/books/hero', phone)
    for (const kind of ['synergy', 'equip']) {
      await menuOf(page).locator('> summary').click()
      expect(await menuOf(page).locator('details[open]').count()).toBe(0)
      await groupOf(page).click()
      await menuOf(page).locator(`a[href="/en/books/${kind}"]`).click()
      await page.waitForURL(`**/en/books/${kind}`)
      await expect.poll(() => isOpen(menuOf(page))).toBe(false)
    }
  })
})

test.each([
  ['the full-screen menu of a phone', phone, menuOf],
  ['a dropdown of the header', desktop, galleryOf],
] as const)('%s closes at the entry of the page one is on, and keeps the focus', async (_, device, of) => {
  const { page } = await visit('/en/books/hero', device)
  await of(page).locator('summary').first().click()
  if (of === menuOf) await groupOf(page).click()
  await of(page).locator('a[href="/en/books/hero"]').first().focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => isOpen(of(page))).toBe(false)
  expect(await page.evaluate(() => document.activeElement!.localName)).toBe('summary')
})

describe.each([
  ['path', '/en/books/hero'],
  ['hash', '/en/#/books/hero'],
])('the skip link in %s style', (_, address) => {
  test('appears at the first Tab and takes the focus past the header, and the page stays', async () => {
    const { page } = await visit(address)
    await page.keyboard.press('Tab')
    const skip = page.locator('a[href="#content"]')
    expect((await skip.boundingBox())!.y).toBeGreaterThanOrEqual(0)
    await page.keyboard.press('Enter')
    expect(await page.evaluate(() => document.activeElement!.id)).toBe('content')
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement!.closest('main') !== null)).toBe(true)
    expect(await page.textContent('h1')).toBe('Champions')
  })
})

describe('the footer', () => {
  test.each(languages)(
    'links the five networks, trailer, survey and the legal pages in %s',
    async (language: Language) => {
      const { page } = await visit(`/${language}/books/hero`, { ready: false, javaScriptEnabled: false })
      const footer = page.locator('footer')
      const addresses = await footer.locator('a').evaluateAll((links) => links.map((link) => link.getAttribute('href')))
      expect(addresses.slice(0, 7)).toEqual(Object.values(config.social[language]))
      expect(addresses.slice(7)).toEqual([
        ...['privacy-notice', 'terms-of-service', 'cookie-policy', 'cookie-policy', 'newsletter'].map(
          (name) => `/${language}/${name}`,
        ),
        ...['open-source', 'test-flight'].map((name) => `/${language}/${name}`),
        config.links.support!.replace('{lang}', language),
      ])
      expect(await footer.locator('[lang=en]').textContent()).toBe(config.fanNotice)
      const year = writtenYear(Number(yearIn(config.timeZone, new Date())), language)
      expect(await footer.textContent()).toContain(`© ${year} ${config.game.title}`)
    },
  )

  test('is the last part of the home page itself, and not below it', async () => {
    const { page } = await visit('/en/')
    expect(await page.locator('footer').count()).toBe(1)
    expect(await page.locator('main footer').count()).toBe(1)
    await page.locator('main a[href="/en/books/hero"]').first().click()
    await page.locator('#root > footer').waitFor()
  })
})

describe('without script', () => {
  const plain = { ready: false, javaScriptEnabled: false }

  test('dropdowns open one at a time and lead on', async () => {
    const { page } = await visit('/en/books/hero', plain)
    await galleryOf(page).locator('summary').click()
    await pickerOf(page).locator('summary').click()
    expect(await galleryOf(page).locator('a').first().isVisible()).toBe(false)
    await pickerOf(page).locator('a[hreflang=ms]').click()
    expect(new URL(page.url()).pathname).toBe('/ms/books/hero')
  })

  test('the menu of a phone covers the page and leads on', async () => {
    const { page } = await visit('/en/books/hero', { ...plain, ...phone })
    await menuOf(page).locator('> summary').click()
    expect(await menuOf(page).locator('> nav').boundingBox()).toMatchObject({ x: 0, width: 390 })
    await groupOf(page).click()
    await menuOf(page).locator('a[href="/en/books/goop"]').click()
    expect(await page.textContent('h1')).toBe('Power snax')
  })

  test('the skip link and the cookie preferences still lead somewhere', async () => {
    const { page } = await visit('/en/books/hero', { ...plain, ...desktop })
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    expect(new URL(page.url()).hash).toBe('#content')
    await page.locator('footer a', { hasText: 'Cookie preferences' }).click()
    expect(new URL(page.url()).pathname).toBe('/en/cookie-policy')
  })
})

const focused = (page: Page) => page.evaluate(() => document.activeElement!.getAttribute('href'))

/** Scroll position two frames after a turn of the wheel. */
async function scrolledByWheel(page: Page): Promise<number> {
  await page.mouse.move(200, 500)
  await page.evaluate(() => {
    globalThis.scrolled = new Promise((done) =>
      addEventListener('wheel', () => requestAnimationFrame(() => requestAnimationFrame(() => done(scrollY))), {
        once: true,
        passive: true,
      }),
    )
  })
  await page.mouse.wheel(0, 600)
  return page.evaluate(() => globalThis.scrolled)
}
