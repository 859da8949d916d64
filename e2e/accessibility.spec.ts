import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { languages } from '../src/core/languages.ts'
import { desktop, phone, visit } from './setup/browser.ts'
import { views } from './setup/views.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

describe.each(languages)('axe finds nothing in %s', (language) => {
  test.each(views)('on %s, wide and narrow', { timeout: 120_000 }, async (view) => {
    const { page } = await visit(`/${language}${view}`, { bypassCSP: true })
    const wide = await findings(page)
    await page.setViewportSize(phone.viewport)
    expect([...wide, ...(await findings(page))]).toEqual([])
    await page.context().close()
  })

  test('with the consent banner, and with the preferences open over it', { timeout: 120_000 }, async () => {
    const { page } = await visit(`/${language}/books/hero`, { bypassCSP: true, consent: false })
    for (const { viewport } of [desktop, phone]) {
      await page.setViewportSize(viewport)
      await page.locator('#cc-main .cm').waitFor()
      expect(await findings(page)).toEqual([])
    }
    await page.locator('#cc-main .cm [data-role=show]').click()
    for (const title of await page.locator('#cc-main .pm__section-title').all()) await title.click()
    for (const { viewport } of [phone, desktop]) {
      await page.setViewportSize(viewport)
      expect(await findings(page)).toEqual([])
    }
  })

  test('with the full-screen menu and with the language list open', { timeout: 120_000 }, async () => {
    const { page } = await visit(`/${language}/books/equip`, { bypassCSP: true, ...phone })
    const [picker, menu] = [page.locator('header details[name]').nth(-2), page.locator('header details[name]').last()]
    await menu.locator('> summary').click()
    expect(await findings(page)).toEqual([])
    await picker.locator('> summary').click()
    expect(await findings(page)).toEqual([])
  })
})

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

/** Everything that can be operated and is not folded away, in the order of the document. */
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

/** Presses a key so often; returns what had the focus after each press, or why it could not be seen. */
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

interface Axe {
  axe: { run(context: Document, options: RunOptions): Promise<AxeResults> }
}

/** What axe holds against the page as it stands, each with the elements that it means. */
async function findings(page: Page): Promise<string[]> {
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => null))))
  await page.addScriptTag({ content: axe })
  const { violations } = await page.evaluate(() =>
    (globalThis as unknown as Axe).axe.run(document, { resultTypes: ['violations'], preload: false }),
  )
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html.slice(0, 200)} ${node.failureSummary}`),
  )
}
