import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, inject, test } from 'vitest'
import { type Language, languages } from '#src/core/languages.ts'
import { hydrate, phone, visit } from './setup/browser/browser.ts'
import { banner, chosenCategories, hasLibrary, openPreferences, shown } from './setup/browser/consent-ui.ts'
import { root } from './setup/site/site.ts'

const undecided = { consent: false }

describe.each(languages)('the banner in %s', (language) => {
  test.each([
    ['on a wide screen', {}],
    ['on a phone', phone],
  ])('offers three buttons of the same size and colours in a row %s', async (_, device) => {
    const { page, seen } = await visit(`/${language}/books/hero`, { ...undecided, ...device })
    await shown(banner(page))
    const all = await banner(page).locator('button').all()
    const buttons = await Promise.all(all.map((button) => button.evaluate(looksOf)))
    expect(buttons).toHaveLength(3)
    expect(new Set(buttons.map(({ look }) => look)).size).toBe(1)
    expect(new Set(buttons.map(({ top }) => top)).size).toBe(1)
    const [first, second, third] = buttons
    expect(third!.left - second!.left).toBe(second!.left - first!.left)
    expect(await banner(page).locator('button').allTextContents()).toEqual(buttonTextsIn(language))
    expect(seen).toMatchObject({ errors: [], violations: [] })
  })
})

test('the banner stands in the first paint, and its library comes only with a choice', async () => {
  const { page } = await visit('/en/books/hero', {
    ...undecided,
    ready: false,
    before: (page) => page.route('**/assets/*.js', (route) => route.abort()),
  })
  expect(await banner(page).isVisible()).toBe(true)
  await page.unroute('**/assets/*.js')
  await page.reload()
  await hydrate(page)
  await page.waitForLoadState('networkidle')
  expect(await hasLibrary(page)).toBe(false)
  await banner(page).getByRole('button', { name: 'Necessary only' }).click()
  await expect.poll(() => chosenCategories(page)).toEqual(['necessary'])
  expect(await hasLibrary(page)).toBe(true)
})

test('a choice that is made before the script is awake is kept', async () => {
  let wake = () => {}
  const woken = new Promise<void>((done) => {
    wake = done
  })
  const { page } = await visit('/en/books/hero', {
    ...undecided,
    ready: false,
    before: (page) =>
      page.route('**/assets/*.js', async (route) => {
        await woken
        await route.continue()
      }),
  })
  await banner(page).getByRole('button', { name: 'Accept all' }).click()
  wake()
  await expect.poll(() => chosenCategories(page)).toEqual(['necessary', 'personalization', 'analytics'])
  await banner(page).waitFor({ state: 'hidden' })
})

test('without JavaScript nothing optional is kept, and nobody is asked', async () => {
  const { page } = await visit('/en/books/hero', { ...undecided, ready: false, javaScriptEnabled: false })
  expect(await banner(page).isVisible()).toBe(false)
})

test('the focus goes to the content when the banner goes away', async () => {
  const { page } = await visit('/en/books/hero', undecided)
  await banner(page).getByRole('button', { name: 'Accept all' }).focus()
  await page.keyboard.press('Enter')
  await banner(page).waitFor({ state: 'hidden' })
  expect(await page.evaluate(() => document.activeElement!.id)).toBe('content')
})

test('the banner goes on asking where its library does not arrive', async () => {
  const { page } = await visit('/en/books/hero', {
    ...undecided,
    before: (page) => page.route('**/assets/consent-dialog-*.js', (route) => route.abort()),
  })
  const asked = page.waitForEvent('requestfailed')
  await banner(page).getByRole('button', { name: 'Accept all' }).click()
  await asked
  expect(await banner(page).isVisible()).toBe(true)
  expect(await page.context().cookies()).toEqual([])
})

test('where the styles of the library do not come the banner goes on asking, and the next choice is kept', async () => {
  const { page } = await visit('/en/books/hero', undecided)
  await page.route('**/assets/consent-dialog-*.css', (route) => route.abort(), { times: 1 })
  const asked = page.waitForEvent('requestfailed')
  await banner(page).getByRole('button', { name: 'Accept all' }).click()
  await asked
  expect(await banner(page).isVisible()).toBe(true)
  await banner(page).getByRole('button', { name: 'Accept all' }).click()
  await expect.poll(() => chosenCategories(page)).toBeTruthy()
})

test.each(languages)('the banner in %s leads to the cookie policy and the privacy notice', async (language) => {
  const { page } = await visit(`/${language}/books/hero`, undecided)
  await shown(banner(page))
  const links = banner(page).locator('a')
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(addresses).toEqual([`/${language}/cookie-policy`, `/${language}/privacy-notice`])
  const footer = page.locator('footer')
  for (const link of await links.all()) {
    const own = footer.locator(`a[href="${await link.getAttribute('href')}"]`).first()
    expect(await link.textContent()).toBe(await own.textContent())
  }
})

test('in hash style the links of the banner stay in it', async () => {
  const { page } = await visit('/en/#/books/hero', undecided)
  await banner(page).locator('a').first().click()
  await page.locator('h1', { hasText: 'Cookie policy' }).waitFor()
  expect(page.url()).toBe(`${inject('origin')}/en/#/cookie-policy`)
})

test('who has chosen does not load the script again, except for the preferences', async () => {
  const { page } = await visit('/en/books/hero')
  expect(await banner(page).isVisible()).toBe(false)
  await page.waitForLoadState('networkidle')
  expect(await hasLibrary(page)).toBe(false)
  await openPreferences(page)
  expect(await hasLibrary(page)).toBe(true)
})

/** Runs in the page. */
function looksOf(button: Element) {
  const { width, height, top, left } = button.getBoundingClientRect()
  const { color, backgroundColor, borderColor, fontSize, fontWeight } = getComputedStyle(button)
  const size = [width, height].map(Math.round)
  return {
    look: [...size, color, backgroundColor, borderColor, fontSize, fontWeight].join(),
    top: Math.round(top),
    left: Math.round(left),
  }
}

function buttonTextsIn(language: Language): string[] {
  const texts = JSON.parse(readFileSync(join(root, `locales/${language}/consent.json`), 'utf8'))
  return [texts.acceptAll, texts.necessaryOnly, texts.preferences]
}
