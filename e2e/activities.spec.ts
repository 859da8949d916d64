import { expect, inject, test } from 'vitest'
import { phone, visit } from './setup/browser/browser.ts'
import { pullDown } from './setup/browser/pulling.ts'

test('activities lead on within the site without another document, and work without script', async () => {
  const { page, seen } = await visit('/en/all-activities', phone)
  const card = page.locator('article', { hasText: 'opening season' })
  expect(await card.locator('time').count()).toBe(2)
  seen.documents.length = 0
  await card.getByRole('link').click()
  await page.waitForURL(`${inject('origin')}/en/static/ko-coliseum-opens.html`)
  await page.locator('h1', { hasText: 'K.O. Coliseum opens' }).waitFor()
  expect(seen).toMatchObject({ errors: [], violations: [], documents: [] })

  const plain = await visit('/th/all-activities', { ready: false, javaScriptEnabled: false })
  await plain.page.locator('article', { hasText: 'K.O. Coliseum' }).getByRole('link').click()
  expect(plain.page.url()).toBe(`${inject('origin')}/th/static/ko-coliseum-opens.html`)
})

test.each([
  ['/en/all-activities', '/api/activities/list'],
  ['/en/rank/lineup', '/api/rankings/ranking'],
])('%s is pulled down to be loaded again', async (path, call) => {
  const { page, seen } = await visit(path, phone)
  seen.calls.length = 0
  await pullDown(page, { pull: 'Pull to refresh', release: 'Release to refresh' })
  await expect.poll(() => seen.calls).toContain(call)
})
