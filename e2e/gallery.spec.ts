import { expect, test } from 'vitest'
import { visit } from './setup/browser.ts'

test('a gallery page wakes up without errors, calls or violations', async () => {
  const { page, seen } = await visit('/en/books/hero')
  expect(await page.textContent('h1')).toBe('Champions')
  expect(await page.locator('[data-cost] img, [data-cost] svg').count()).toBeGreaterThan(50)
  expect(seen).toMatchObject({ errors: [], violations: [], calls: [] })
})
