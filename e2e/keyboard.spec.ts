import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { phone, visit } from './setup/browser/browser.ts'

describe('the keyboard', () => {
  test('reaches every control of the items page in order, in view below the header, and the way back too', {
    timeout: 120_000,
  }, async () => {
    const { page } = await visit('/en/books/equip?category=completed')
    const controls = await controlsOf(page)
    expect(controls.length).toBeGreaterThan(100)
    expect(await walk(page, 'Tab', controls.length)).toEqual(controls)
    await page.keyboard.press('Tab')
    expect(await walk(page, 'Shift+Tab', controls.length)).toEqual(controls.toReversed())
  })

  test('scrolls the recipe grid of a phone', async () => {
    const { page } = await visit('/en/books/equip', phone)
    const grid = page.getByRole('region', { name: 'Recipes' })
    await grid.focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => grid.evaluate((each) => each.scrollLeft)).toBeGreaterThan(0)
  })
})

/** All controls that are not folded away, in document order. */
const controlsOf = (page: Page) =>
  page.evaluate(() => {
    const all = [
      ...document.querySelectorAll('a[href], button, input:not([type=hidden]), select, summary, [tabindex="0"]'),
    ]
    const shown = all.filter(
      (each) => each.matches('[href="#content"]') || each.checkVisibility({ visibilityProperty: true }),
    )
    return shown.map((each) => each.outerHTML.slice(0, 200))
  })

/** Presses a key repeatedly; returns what had focus each time, or why it was not visible. */
async function walk(page: Page, key: string, times: number): Promise<string[]> {
  const stops = []
  for (let press = 0; press < times; press++) {
    await page.keyboard.press(key)
    stops.push(
      await page.evaluate(() => {
        const focused = document.activeElement!
        const { top, bottom } = focused.getBoundingClientRect()
        const header = document.querySelector('#root > header')!
        const isHidden = focused.closest('main, footer') && top < header.getBoundingClientRect().bottom - 1
        const name = focused.outerHTML.slice(0, 200)
        return isHidden || bottom < 0 || top > innerHeight ? `out of sight: ${name}` : name
      }),
    )
  }
  return stops
}
