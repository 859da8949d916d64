import type { Page } from 'playwright-core'
import { describe, expect, inject, test } from 'vitest'
import { sessionHint } from '#src/features/account/sign-in.rules.ts'
import { hydrate, phone, restless, visit, visitAsleep } from './setup/browser/browser.ts'
import { isScrolledTo, openLastChampion, scrollTo } from './setup/browser/scrolling.ts'

const origin = inject('origin')

describe('before the script is awake', () => {
  test('a click on a link is a document', async () => {
    const { page, seen } = await visitAsleep('/en/books/hero')
    await page
      .getByRole('link', { name: 'Traits' })
      .first()
      .evaluate((link) => (link as HTMLElement).click())
    await page.locator('h1', { hasText: 'Traits' }).waitFor()
    expect(page.url()).toBe(`${origin}/en/books/synergy`)
    expect(seen.documents).toHaveLength(2)
  })

  test('an opened menu stays open', async () => {
    const { page, seen, hydrateNow } = await visitAsleep('/en/books/hero')
    const menu = page.locator('header details', { hasText: 'Gallery' }).first()
    await menu.locator('summary').first().click()
    await hydrateNow()
    expect(await menu.getAttribute('open')).not.toBeNull()
    expect(await menu.getByRole('link', { name: 'Items' }).isVisible()).toBe(true)
    expect(seen.errors).toEqual([])
  })

  test('the groups of the mobile menu stay as they are', async () => {
    const { page, hydrateNow } = await visitAsleep('/en/books/hero', phone)
    await page.locator('[data-bottom-bar] summary', { hasText: 'More' }).click()
    await page.locator('[data-bottom-bar] summary', { hasText: 'Gallery' }).click()
    const link = page.locator('header').getByRole('link', { name: 'Augments' })
    expect(await link.isVisible()).toBe(true)
    await hydrateNow()
    expect(await link.isVisible()).toBe(true)
  })

  test('a typed search is kept and applied once the script is awake', async () => {
    const { page, seen, hydrateNow } = await visitAsleep('/en/books/hero')
    await page.getByRole('searchbox').pressSequentially('anni')
    await hydrateNow()
    expect(await page.getByRole('searchbox').inputValue()).toBe('anni')
    await page.waitForSelector('output[data-count="1"]')
    await page.getByRole('searchbox').pressSequentially('e')
    await page.waitForURL(/q=annie$/)
    expect(seen).toMatchObject({ errors: [], calls: [] })
  })

  test('a chosen trait is kept and applied once the script is awake', async () => {
    const { page, hydrateNow } = await visitAsleep('/en/books/hero')
    await page.locator('main').getByRole('combobox').selectOption({ label: 'K/DA' })
    await hydrateNow()
    await page.waitForURL(/trait=\w+$/)
    expect(await page.locator('main').getByRole('combobox').locator('option:checked').textContent()).toBe('K/DA')
  })

  test('where one has scrolled to stays in view', async () => {
    const { page, hydrateNow } = await visitAsleep('/en/books/hero')
    await scrollTo(page, 400)
    await hydrateNow()
    expect(await page.evaluate(() => Math.round(scrollY))).toBe(400)
    await openLastChampion(page)
    await page.goBack()
    await isScrolledTo(page, 400)
  })

  test('a fragment leads to its place', async () => {
    const { page, hydrateNow } = await visitAsleep('/en/books/synergy#Set10_Edgelord')
    const place = () => page.locator('#Set10_Edgelord').evaluate((part) => Math.round(part.getBoundingClientRect().top))
    await page.waitForLoadState()
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
    const before = await place() // relative to the window: fonts move it in the document
    await hydrateNow()
    expect(await place()).toBe(before)
    expect([before >= 0, before < 400]).toEqual([true, true])
  })
})

describe('a page to use', () => {
  test('fetches its scripts after load and runs them at rest', async () => {
    const { page } = await visit('/en/books/hero', { ready: false })
    await page.waitForSelector('html[data-ready]')
    const { fetched, run } = await page.evaluate(() => {
      const [{ loadEventEnd }] = performance.getEntriesByType('navigation') as [PerformanceNavigationTiming]
      const scripts = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
      const since = (initiator: string) =>
        Math.min(
          ...scripts
            .filter(({ name, initiatorType }) => name.endsWith('.js') && initiatorType === initiator)
            .map(({ startTime }) => startTime - loadEventEnd),
        )
      return { fetched: since('fetch'), run: since('link') }
    })
    expect(fetched).toBeGreaterThanOrEqual(0)
    expect(run - fetched).toBeGreaterThan(2500)
  })

  test('runs its scripts at the first act', async () => {
    const { page, hydrateNow } = await visitAsleep('/en/books/hero')
    await page.getByRole('searchbox').evaluate((field) => field.dispatchEvent(new Event('click', { bubbles: true })))
    await page.waitForSelector('link[rel=modulepreload]', { state: 'attached' })
    await hydrateNow()
  })
})

describe('a pointer that rests on the page', () => {
  test('is no act: its page stays asleep until it moves', async () => {
    const { page } = await visit('/en/privacy-notice', { ready: false, before: restless })
    const tell = (movementX: number) =>
      page.evaluate((movementX) => {
        document.body.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, movementX }))
        return document.querySelectorAll('link[rel=modulepreload]').length
      }, movementX)
    expect(await tell(0)).toBe(0)
    expect(await tell(3)).toBeGreaterThan(0)
    await page.waitForSelector('html[data-ready]')
  })
})

describe('a row that the browser brings to its current tab', () => {
  test('is no act: its page stays asleep until it is scrolled itself', async () => {
    const { page } = await visit('/en/books/goop', {
      ready: false,
      before: restless,
      viewport: { width: 320, height: 700 },
    })
    const tell = (scrolled: 'row' | 'page') =>
      page.evaluate((scrolled) => {
        const row = document.querySelector('main nav:has([aria-current=page])')!
        const target = scrolled === 'row' ? row : document
        target.dispatchEvent(new Event('scroll'))
        return document.querySelectorAll('link[rel=modulepreload]').length
      }, scrolled)
    expect(await tell('row')).toBe(0)
    expect(await tell('page')).toBeGreaterThan(0)
    await page.waitForSelector('html[data-ready]')
  })
})

describe('a page to read', () => {
  test('asks for no script until the visitor acts or rests', async () => {
    const { page } = await visit('/en/privacy-notice', { ready: false, before: restless })
    await page.waitForLoadState('networkidle')
    const scripts = () =>
      page.evaluate(() => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).length)
    expect(await scripts()).toBe(0)
    await page.mouse.wheel(0, 300)
    await page.waitForSelector('html[data-ready]')
    expect(await scripts()).toBeGreaterThan(3)
  })

  test('wakes at once where its address leads to a section further down', async () => {
    const { page } = await visit('/en/?page=uniqueTraits', { ready: false, before: restless })
    await page.waitForSelector('html[data-deck]')
    const section = page.locator('#uniqueTraits')
    await expect.poll(() => section.evaluate((part) => Math.abs(part.getBoundingClientRect().top))).toBeLessThan(2)
  })

  test.each([true, false])(
    'wakes at once for who is signed in, in a browser with a store of cookies: %s',
    async (hasStore) => {
      const before = async (page: Page) => {
        await restless(page)
        await page.context().addCookies([{ name: sessionHint, value: '1', url: origin }])
        if (!hasStore) await page.addInitScript(() => Reflect.deleteProperty(window, 'cookieStore'))
      }
      const { page } = await visit('/en/privacy-notice', { ready: false, before })
      expect(await page.evaluate(() => 'cookieStore' in window)).toBe(hasStore)
      await page.waitForSelector('html[data-ready]')
    },
  )

  test('wakes by itself where somebody stays', async () => {
    const { page } = await visit('/en/privacy-notice', { ready: false })
    await page.waitForSelector('html[data-ready]')
  })
})

describe('styles', () => {
  const sheets = (page: Page) =>
    page.$$eval('link[rel=stylesheet]', (links) => (links as HTMLLinkElement[]).map(({ sheet }) => sheet !== null))

  test('of what a page shows come with it, the others when it wakes', async () => {
    const { page, seen, hydrateNow } = await visitAsleep('/en/static/five-minutes-with-disco.html')
    expect((await sheets(page)).some(Boolean)).toBe(false)
    await page.mouse.wheel(0, 1)
    await hydrateNow()
    expect((await sheets(page)).every(Boolean)).toBe(true)
    expect(seen.errors).toEqual([])
  })

  test('that do not come are done without', async () => {
    const { page } = await visitAsleep('/en/books/hero')
    await page.route('**/assets/*.css', (route) => route.abort())
    await page.unroute('**/assets/*.js')
    await hydrate(page)
    expect((await sheets(page)).some(Boolean)).toBe(false)
  })
})

describe('without JavaScript', () => {
  const plain = { javaScriptEnabled: false, ready: false }

  test('menus open and their links work', async () => {
    const { page } = await visit('/en/books/hero', plain)
    const menu = page.locator('header details', { hasText: 'Gallery' }).first()
    await menu.locator('summary').first().click()
    await menu.getByRole('link', { name: 'Augments' }).click()
    expect(page.url()).toBe(`${origin}/en/books/hex`)
    expect(await page.locator('h1').textContent()).toBe('Augments')
  })

  test('the language picker and the mobile menu work', async () => {
    const { page } = await visit('/en/books/hero?season=m15s16', { ...plain, ...phone })
    await page.locator('[data-bottom-bar] summary', { hasText: 'More' }).click()
    await page.locator('[data-bottom-bar] summary', { hasText: 'Gallery' }).click()
    await page.getByRole('link', { name: 'Items' }).first().click()
    expect(page.url()).toBe(`${origin}/en/books/equip?season=m15s16`)
    await page.locator('header summary', { hasText: 'Language' }).first().click()
    await page.getByRole('link', { name: 'Bahasa Melayu' }).first().click()
    expect(page.url()).toBe(`${origin}/ms/books/equip?season=m15s16`)
  })

  test('the search form is sent with the other filters and answered by the server', async () => {
    const { page } = await visit('/en/books/hero?season=m10s16&cost=1', plain)
    await page.getByRole('searchbox').fill('anni')
    await page.locator('main').getByRole('combobox').selectOption({ label: 'Emo' })
    await page.getByRole('button', { name: 'Apply' }).click()
    const { searchParams } = new URL(page.url())
    expect(Object.fromEntries(searchParams)).toMatchObject({ season: 'm10s16', cost: '1', q: 'anni' })
    expect(await page.locator('output').getAttribute('data-count')).toBe('1')
    expect(await page.getByRole('searchbox').inputValue()).toBe('anni')
    expect(await page.locator('main a[href*="/chess/"]').count()).toBe(1)
  })

  test('filter links work', async () => {
    const { page } = await visit('/en/books/hero', plain)
    await page.getByRole('link', { name: 'Cost 5' }).click()
    expect(await page.locator('output').textContent()).toBe('8 champions')
  })
})
