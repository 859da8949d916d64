import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { phone, visit } from './setup/browser/browser.ts'

const galleryCall = '/api/gallery/champions'
const openGallery = (page: Page) => page.locator('[data-bottom-bar]').getByRole('link', { name: 'Gallery' }).click()

test('pages that the navigation in view leads to are there before they are asked for', async () => {
  const { page, seen } = await visit('/en/', { ...phone, connection: {} })
  await expect.poll(() => seen.calls.filter((path) => path.includes(galleryCall))).toHaveLength(1)
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  await openGallery(page)
  await page.locator('h1', { hasText: 'Champions' }).waitFor()
  expect(await page.locator('main a[href*="/chess/"]').count()).toBeGreaterThan(50)
  expect(seen.documents).toHaveLength(1)
})

test.each([{ saveData: true }, { effectiveType: '2g' as const }])(
  'with a connection of %o a page is loaded once it is asked for',
  async (connection) => {
    const { page, seen } = await visit('/en/', { ...phone, connection })
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
    expect(seen.calls).toEqual([])
    await openGallery(page)
    await page.locator('h1', { hasText: 'Champions' }).waitFor()
    expect(seen.calls.some((path) => path.includes(galleryCall))).toBe(true)
  },
)
