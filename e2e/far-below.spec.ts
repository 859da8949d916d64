import { expect, test } from 'vitest'
import { visit } from './setup/browser/browser.ts'

test.each([
  ['/en/', '#uniqueTraits h2'],
  ['/en/champion-page', 'nav:last-of-type li:last-child img'],
  ['/en/champion-page', 'footer li:last-child a'],
  ['/en/books/hero', 'main li:last-child img'],
  ['/en/books/synergy', 'main li[id]:last-child h2'],
  ['/en/books/equip', 'main section:last-of-type li:last-child h3'],
  ['/th/guide', 'main figcaption'],
])('what is far below on %s is laid out once it is near', async (path, selector) => {
  const { page } = await visit(path, { ready: false, javaScriptEnabled: false, viewport: { width: 390, height: 600 } })
  const last = page.locator(selector).last()
  const isLaidOut = () => last.evaluate((each) => each.checkVisibility({ contentVisibilityAuto: true }))
  expect(await isLaidOut()).toBe(false)
  await last.scrollIntoViewIfNeeded()
  await expect.poll(isLaidOut).toBe(true)
})

test('what is not laid out yet makes nothing beside it wider', async () => {
  const { page } = await visit('/en/', {
    ready: false,
    javaScriptEnabled: false,
    viewport: { width: 390, height: 600 },
  })
  expect(await page.$$eval('#championsInfo article', (slides) => slides.map(({ clientWidth }) => clientWidth))).toEqual(
    [390, 390, 390],
  )
})
