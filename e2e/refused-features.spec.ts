import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { hydrate, visit } from './setup/browser/browser.ts'
import { routes } from './setup/browser/views.ts'

const article = '/en/static/remix-rumble-patch-notes-1-4.html'

/** Without sharing and clipboard, as over plain http and in old web views; the old command copies or refuses. */
const withoutClipboard = (page: Page, isCopying: boolean) =>
  page.addInitScript((isCopying) => {
    Reflect.deleteProperty(Navigator.prototype, 'share')
    Object.defineProperty(navigator, 'clipboard', { get: () => undefined })
    document.execCommand = (command) => {
      document.documentElement.dataset.copied = `${command} ${getSelection()}`
      return isCopying
    }
  }, isCopying)

test('without a clipboard sharing copies what a field selects', async () => {
  const { page, seen } = await visit(article, { before: (page) => withoutClipboard(page, true) })
  await page.getByRole('button', { name: 'Share' }).click()
  await page.getByRole('button', { name: 'Copied' }).waitFor()
  expect(await page.locator('html').getAttribute('data-copied')).toBe(`copy ${page.url()}`)
  expect(await page.locator('body > textarea').count()).toBe(0)
  expect(seen).toMatchObject({ errors: [], violations: [] })
})

test('where nothing copies the link is shown, selected once it has the focus', async () => {
  const { page, seen } = await visit(article, { before: (page) => withoutClipboard(page, false) })
  await page.getByRole('button', { name: 'Share' }).click()
  await page.getByRole('button', { name: 'Copy failed' }).waitFor()
  const link = page.getByRole('textbox', { name: 'Link to this page' })
  expect(await link.inputValue()).toBe(page.url())
  await link.focus()
  expect(await page.evaluate(() => String(getSelection()))).toBe(page.url())
  expect(seen).toMatchObject({ errors: [], violations: [] })
})

test('a device that refuses its dialog of sharing copies the link, unless the visitor closed it', async () => {
  const refuse = (page: Page) =>
    page.addInitScript(() => {
      navigator.share = () =>
        Promise.reject(new DOMException('no', document.documentElement.dataset.refusal ?? 'AbortError'))
      document.execCommand = () => true
      Object.defineProperty(navigator, 'clipboard', { get: () => undefined })
    })
  const { page } = await visit(article, { before: refuse })
  const share = page.locator('button[data-action=share]')
  await share.click()
  await page.evaluate(() => new Promise(requestAnimationFrame))
  expect(await share.textContent()).toBe('Share')
  await page.evaluate(() => {
    document.documentElement.dataset.refusal = 'NotAllowedError'
  })
  await share.click()
  await page.getByRole('button', { name: 'Copied' }).waitFor()
})

/** Without cookies and storage, as in a sandboxed frame. */
const withoutStorage = (hasCookieStore: boolean) => (page: Page) =>
  page.addInitScript((hasCookieStore) => {
    const refuse = () => {
      throw new DOMException('The document is sandboxed', 'SecurityError')
    }
    Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse })
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: refuse })
    if (hasCookieStore) CookieStore.prototype.get = async () => refuse()
    else Reflect.deleteProperty(window, 'cookieStore')
  }, hasCookieStore)

test('where cookies and storage throw, every page works, without a banner that could keep no choice', async () => {
  const { page, seen } = await visit('/en/', { before: withoutStorage(false), consent: false })
  const found: Record<string, unknown> = {}
  for (const route of routes) {
    await page.goto(`${inject('origin')}/en${route}`)
    await hydrate(page)
    const isBroken = await page.getByText('Something broke on our side').isVisible()
    const hasBanner = await page.locator('html[data-undecided]').count()
    const errors = seen.errors.splice(0).filter((each) => !each.includes('status of 404'))
    if (isBroken || hasBanner || errors.length > 0) found[route] = { isBroken, hasBanner, errors }
  }
  expect(found).toEqual({})
})

test('a cookie store that refuses keeps no page from its scripts', async () => {
  const { page, seen } = await visit('/en/books/hero', { before: withoutStorage(true), consent: false })
  await page.getByRole('searchbox').fill('Annie')
  await page.locator('output[data-count="1"]').waitFor()
  expect(seen.errors).toEqual([])
})
