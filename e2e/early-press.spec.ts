import type { Page } from 'playwright-core'
import { describe, expect, inject, test } from 'vitest'
import { phone, visit, visitAsleep } from './setup/browser/browser.ts'

const origin = inject('origin')

test('a press on a button is kept and done once the script is awake', async () => {
  const { page } = await visit('/en/lineup', { ready: false })
  const pin = page.locator('main article button[aria-pressed]').first()
  await pin.click()
  await expect.poll(() => pin.getAttribute('aria-pressed')).toBe('true')
})

describe('a press on a link with a card', () => {
  const link = (page: Page) => page.locator('main a[data-card=champion]:visible').first()
  const lineup = '/en/lineupDetail/m10s16/kda-ahri'

  test('opens it once the script is awake', async () => {
    const { page, hydrateNow } = await visitAsleep(lineup, phone)
    await link(page).click()
    await hydrateNow()
    await page.getByRole('dialog', { name: 'Evelynn' }).waitFor()
    expect(page.url()).toBe(`${origin}${lineup}`)
  })

  test('leads on the second time', async () => {
    const { page } = await visitAsleep(lineup, phone)
    await link(page).click()
    expect(page.url()).toBe(`${origin}${lineup}`)
    await link(page).click()
    await page.waitForURL('**/en/chess/m10s16/TFT10_Evelynn')
  })

  test('leads on where the script does not come', async () => {
    const { page } = await visitAsleep(lineup, phone)
    await page.unroute('**/assets/*.js')
    await page.route('**/assets/*.js', (route) => route.abort())
    await link(page).click()
    await page.waitForURL('**/en/chess/m10s16/TFT10_Evelynn')
  })
})

describe('a press on a filter of a page that still sleeps', () => {
  const counted = (page: Page) => page.locator('main output').getAttribute('data-count')
  const chip = (page: Page) => page.getByRole('link', { name: 'Cost 5' })

  test('ends in one document, the right list and the right address', async () => {
    const { page, seen, hydrateNow } = await visitAsleep('/en/books/hero')
    await chip(page).click()
    expect(await chip(page).getAttribute('aria-busy')).toBe('true')
    expect(page.url()).toBe(`${origin}/en/books/hero`)
    await hydrateNow()
    await page.waitForURL('**/en/books/hero?cost=5')
    await expect.poll(() => counted(page)).toBe('8')
    expect(await page.locator('main a[href*="/chess/"]:visible').count()).toBe(8)
    expect(await chip(page).getAttribute('aria-busy')).toBeNull()
    expect(seen).toMatchObject({ errors: [], calls: [] })
    expect(seen.documents).toHaveLength(1)
  })

  test('follows the last of several', async () => {
    const { page, seen, hydrateNow } = await visitAsleep('/en/books/hero')
    await chip(page).click()
    await page.getByRole('link', { name: 'Cost 4' }).click()
    await hydrateNow()
    await page.waitForURL('**/en/books/hero?cost=4')
    expect(seen.documents).toHaveLength(1)
  })

  test('leads on the second time, and where the script does not come', async () => {
    const { page } = await visitAsleep('/en/books/hero')
    await chip(page).click()
    await chip(page).click()
    await page.waitForURL('**/en/books/hero?cost=5')
    await page.unroute('**/assets/*.js')
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.getByRole('link', { name: 'Cost 4' }).click()
    await page.waitForURL('**/en/books/hero?cost=4')
    expect(await counted(page)).toBe('13')
  })
})
