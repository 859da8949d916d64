import type { Page } from 'playwright-core'
import { describe, expect, inject, test } from 'vitest'
import { findings } from './setup/browser/axe.ts'
import { phone, visit } from './setup/browser/browser.ts'

const origin = inject('origin')
const field = (page: Page) => page.locator('input[role=combobox]')
const option = (page: Page, name: string) => page.getByRole('option', { name })
/** The text of the active option, by which screen readers know it. */
const activeText = (page: Page) =>
  field(page).evaluate((each) => document.getElementById(each.getAttribute('aria-activedescendant') ?? '')?.textContent)

describe('the field in the header', () => {
  test('is a combobox that needs the keyboard alone', async () => {
    const { page, seen } = await visit('/en/guide', { bypassCSP: true })
    await page.keyboard.press('/')
    await page.keyboard.type('kaisa')
    await option(page, "Champions Kai'Sa Remix Rumble").waitFor()
    expect(await field(page).getAttribute('aria-expanded')).toBe('true')
    expect(await page.locator('header [role=status]').textContent()).toMatch(/^\d+ results$/)
    await page.keyboard.press('ArrowDown')
    expect(await activeText(page)).toContain("ChampionsKai'SaRemix Rumble")
    expect(await page.locator('[role=option][aria-selected=true]').count()).toBe(1)
    expect(await findings(page)).toEqual([])
    await page.keyboard.press('End')
    expect(await activeText(page)).toContain('All results for “kaisa”')
    await page.keyboard.press('Home')
    await page.keyboard.press('ArrowDown')
    expect(await activeText(page)).toContain("ChampionsKai'SaK.O. Coliseum")
    await page.keyboard.press('Escape')
    expect(await page.getByRole('listbox').count()).toBe(0)
    expect(await field(page).inputValue()).toBe('kaisa')
    await page.keyboard.press('ArrowDown')
    await option(page, "Champions Kai'Sa Remix Rumble").waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/en/chess/m10s16/TFT10_Kaisa')
    await page.locator('h1', { hasText: 'Kai' }).waitFor()
    expect(await field(page).inputValue()).toBe('')
    expect(seen).toMatchObject({ errors: [], violations: [] })
  })

  test('prefers the season of the page, and asks for the index at the first touch', async () => {
    const { page } = await visit('/en/lineup?season=m15s16')
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    expect(asked).not.toContain('/act/search/en.json')
    await field(page).fill('ahri')
    await option(page, 'Champions Ahri K.O. Coliseum').waitFor()
    expect(asked).toContain('/act/search/en.json')
    expect(await page.getByRole('option').first().textContent()).toContain('ChampionsAhriK.O. Coliseum')
  })

  test('says below a name what it does', async () => {
    const { page } = await visit('/th/guide')
    await field(page).fill('100 push ups')
    await page.getByRole('option', { name: /100 Push Ups .* 15% .*…$/ }).waitFor()
  })

  test('lets an input method have its Enter', async () => {
    const { page } = await visit('/zh/guide')
    await field(page).fill('阿狸')
    await option(page, '英雄 阿狸 强音对决').waitFor()
    await page.keyboard.press('ArrowDown')
    const before = page.url()
    for (const of of [{ isComposing: true, keyCode: 13 }, { keyCode: 229 }]) {
      await field(page).evaluate((each, init) => {
        each.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...init }))
      }, of)
    }
    expect(await page.getByRole('listbox').count()).toBe(1)
    expect(page.url()).toBe(before)
    await page.keyboard.press('Enter')
    await page.waitForURL('**/zh/chess/m10s16/TFT10_Ahri')
  })

  test('finds articles by the server, and says so where it can’t', async () => {
    const { page } = await visit('/en/guide')
    await field(page).fill('magic of gold')
    await option(page, 'Articles The magic of gold').waitFor()
    await page.route('**/api/search/find', (route) => route.abort())
    await field(page).fill('jinx')
    await page.getByText('We can’t search articles right now.').waitFor()
    expect(await option(page, 'Champions Jinx Remix Rumble').count()).toBe(1)
  })

  test('asks the server alone where the index does not load', async () => {
    const { page } = await visit('/en/guide', {
      before: (page) => page.route('**/act/search/*', (route) => route.abort()),
    })
    await field(page).fill('jinx')
    await option(page, 'Champions Jinx Remix Rumble').waitFor()
  })
})

describe('the search page', () => {
  test('answers while typing on a phone, and leads to the thing’s place', async () => {
    const { page } = await visit('/en/', { ...phone, bypassCSP: true })
    await page.keyboard.press('/')
    await page.waitForURL('**/en/search')
    await expect.poll(() => field(page).evaluate((each) => each === document.activeElement)).toBe(true)
    await page.keyboard.type('bf sword')
    await option(page, 'Items B.F. Sword Remix Rumble').waitFor()
    expect(await findings(page)).toEqual([])
    await option(page, 'Items B.F. Sword Remix Rumble').tap()
    await page.waitForURL('**/en/books/equip?season=m10s16#TFT_Item_BFSword')
  })

  test('keeps what was typed on the way back, and the focus of the field', async () => {
    const { page } = await visit('/en/search?q=ahri')
    await field(page).fill('jinx')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/en/search?q=jinx')
    await page.getByText('for “jinx”').waitFor()
    await page.goBack()
    await expect.poll(() => field(page).inputValue()).toBe('ahri')
  })

  test.each([
    ['/zh/search?q=木木', '阿木木'],
    ['/zh/search?q=jiakesi', '贾克斯'],
    ['/th/search?q=การ์เดี้ยน', 'Guardian'],
    ['/en/search?q=katrina', 'Katarina'],
    ['/en/search?q=magic+of+gold', 'The magic of gold'],
    ['/en/search?q=star+guardian+jinx', 'Star Guardian Jinx'],
    ['/ms/search?q=emas', 'Emas'],
    ['/ms/search?q=100+push+ups', 'Mendapat 15%'],
  ])('%s needs no script to find %s', async (path, first) => {
    const { page } = await visit(path, {
      ready: false,
      javaScriptEnabled: false,
      viewport: { width: 320, height: 640 },
    })
    expect(await page.locator('main section a').first().textContent()).toContain(first)
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
    const { scrollWidth } = await page.evaluate(() => ({ scrollWidth: document.documentElement.scrollWidth }))
    expect(scrollWidth).toBeLessThanOrEqual(320)
  })

  test('without script the header’s field leads to it', async () => {
    const { page } = await visit('/en/books/hero?season=m15s16', { ready: false, javaScriptEnabled: false })
    await page.locator('header input[name=q]').fill('vi')
    await page.keyboard.press('Enter')
    await page.waitForURL(`${origin}/en/search?season=m15s16&q=vi`)
    expect(await page.locator('main section a').first().getAttribute('href')).toBe('/en/chess/m15s16/TFT15_Vi')
  })

  test('refuses a query that is too long, and offers a way on where nothing is found', async () => {
    const long = await fetch(`${origin}/en/search?q=${'x'.repeat(61)}`)
    expect(long.status).toBe(400)
    expect(await long.text()).toContain('That’s too long. Search for 60 characters or fewer.')
    const nothing = await fetch(`${origin}/en/search?q=nothing-at-all`)
    expect(nothing.status).toBe(200)
    expect(await nothing.text()).toMatch(/No results for “nothing-at-all”.*href="\/en\/lineup"/s)
  })
})

test('the call refuses a query that is too long by its own code', async () => {
  const answer = await fetch(`${origin}/api/search/find`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ q: 'x'.repeat(61) }),
  })
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({ code: 400060 })
})

test('search pages are in no sitemap', async () => {
  expect(await (await fetch(`${origin}/sitemap.xml`)).text()).not.toContain('/search')
})
