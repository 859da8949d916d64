import { expect, test } from 'vitest'
import { hydrate, visit } from './setup/browser/browser.ts'
import { seenText } from './setup/browser/seen-text.ts'

const tab = 'nav[aria-label="Parts of the gallery"] a'

test('a navigation that takes long shows a line of progress until the page is there', async () => {
  const { page } = await visit('/en/books/hero')
  let answer = () => {}
  const allowed = new Promise<void>((done) => {
    answer = done
  })
  await page.route('**/api/gallery/traits', async (route) => {
    await allowed
    await route.continue()
  })
  await page.locator(tab, { hasText: 'Traits' }).click()
  const line = page.getByRole('progressbar', { name: 'Loading' })
  await line.waitFor()
  expect(await page.locator('h1').textContent()).toBe('Champions')
  answer()
  await page.locator('h1', { hasText: 'Traits' }).waitFor()
  await line.waitFor({ state: 'detached' })
})

test.each([
  ['a connection that breaks', 'abort', 'No connection', 'Couldn’t connect.'],
  ['a server that is busy', 'busy', 'We’ll be right back', 'System busy'],
  ['an answer that is no JSON', 'garbage', 'No connection', 'Couldn’t connect.'],
])('%s is told by title and sentence, and trying again works', async (_, trouble, title, sentence) => {
  const { page } = await visit('/en/books/hero')
  await page.route('**/api/gallery/traits', (route) => {
    if (trouble === 'abort') return route.abort()
    if (trouble === 'garbage') return route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway' })
    return route.fulfill({ status: 503, json: { code: 500003, msg: 'system_busy', data: null, seq: 'req-7' } })
  })
  await page.locator(tab, { hasText: 'Traits' }).click()
  const alert = page.getByRole('alert')
  await alert.waitFor()
  expect(await alert.textContent()).toContain(sentence)
  expect(await page.textContent('h1')).toBe(title)
  expect(await page.title()).toBe(`${title} · Encore`)
  await page.unroute('**/api/gallery/traits')
  await alert.getByRole('button', { name: 'Try again' }).click()
  await page.locator('h1', { hasText: 'Traits' }).waitFor()
  expect(await page.getByRole('alert').count()).toBe(0)
})

test('a failure is not remembered: coming back asks again', async () => {
  const { page } = await visit('/en/books/hero')
  await page.route('**/api/gallery/traits', (route) => route.abort())
  await page.locator(tab, { hasText: 'Traits' }).click()
  await page.getByRole('alert').waitFor()
  await page.goBack()
  await page.locator('h1', { hasText: 'Champions' }).waitFor()
  await page.unroute('**/api/gallery/traits')
  await page.locator(tab, { hasText: 'Traits' }).click()
  await page.locator('h1', { hasText: 'Traits' }).waitFor()
})

test('a page whose script does not arrive is opened as a document', async () => {
  const { page } = await visit('/en/books/hero', {
    before: (page) => page.route('**/assets/SynergyListPage-*.js', (route) => route.abort()),
  })
  await page.locator(tab, { hasText: 'Traits' }).click()
  await page.locator('h1', { hasText: 'Traits' }).waitFor()
})

test('a page whose script does not arrive twice is told by a sentence, and trying again loads it', async () => {
  const script = '**/assets/SynergyListPage-*.js'
  const { page, seen } = await visit('/en/books/hero', {
    before: (page) => page.route(script, (route) => route.abort()),
  })
  await page.locator(tab, { hasText: 'Traits' }).click()
  const alert = page.getByRole('alert')
  await alert.waitFor()
  expect(await alert.textContent()).toContain('Something went wrong. Please try again.')
  expect(seen.documents).toHaveLength(2)
  await page.unroute(script)
  await alert.getByRole('button', { name: 'Try again' }).click()
  await hydrate(page, 'html[data-ready] h1:text-is("Traits")')
  expect(await alert.count()).toBe(0)
})

test('a page that can not be drawn is told in its language without the fault itself, and trying again loads it', async () => {
  const { page, seen } = await visit('/th/books/hero')
  await page.route('**/api/gallery/traits', (route) =>
    route.fulfill({ json: { code: 0, msg: '', data: {}, seq: '1' } }),
  )
  await page.locator('main a[href="/th/books/synergy"]').first().click()
  const alert = page.getByRole('alert')
  await alert.waitFor()
  expect(await seenText(page, '[role=alert]')).toContain('เกิดข้อผิดพลาด โปรดลองอีกครั้ง')
  expect(await page.textContent('body')).not.toMatch(/went wrong|undefined|Cannot read/)
  await page.unroute('**/api/gallery/traits')
  await alert.getByRole('button').click()
  await hydrate(page, 'html[data-ready] body.route-booksSynergy h1')
  expect(seen.documents).toEqual(['/th/books/hero', '/th/books/synergy'])
})

test('offline, a page that was not opened before is told by its sentence in this document, and comes with the connection', async () => {
  const { page, seen } = await visit('/en/books/hero')
  await page.context().setOffline(true)
  await page.locator(tab, { hasText: 'Traits' }).click()
  const alert = page.getByRole('alert')
  await alert.waitFor()
  expect(await alert.textContent()).toContain('Couldn’t connect.')
  await alert.getByRole('button', { name: 'Try again' }).click()
  await page.context().setOffline(false)
  await alert.getByRole('button', { name: 'Try again' }).click()
  await page.locator('h1', { hasText: 'Traits' }).waitFor()
  expect(seen.documents).toEqual(['/en/books/hero', '/en/books/synergy'])
})

test('being offline shows a hint as long as it lasts', async () => {
  const { page } = await visit('/en/books/hero')
  const hint = page.getByText('You’re offline.')
  expect(await hint.count()).toBe(0)
  await page.context().setOffline(true)
  await hint.waitFor()
  await page.context().setOffline(false)
  await hint.waitFor({ state: 'detached' })
})
