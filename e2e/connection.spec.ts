import { expect, test } from 'vitest'
import { visit } from './setup/browser.ts'

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
  ['a connection that breaks', 'abort', 'No connection', 'The connection failed.'],
  ['a server that is busy', 'busy', 'We will be right back', 'System busy'],
  ['an answer that is no JSON', 'garbage', 'No connection', 'The connection failed.'],
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

test('being offline shows a hint as long as it lasts', async () => {
  const { page } = await visit('/en/books/hero')
  const hint = page.getByText('You are offline.')
  expect(await hint.count()).toBe(0)
  await page.context().setOffline(true)
  await hint.waitFor()
  await page.context().setOffline(false)
  await hint.waitFor({ state: 'detached' })
})
