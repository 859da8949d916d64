import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { visit } from './setup/browser/browser.ts'
import { translate, translateEarly } from './setup/browser/translation.ts'

/** The words of the page without their case, which the translation changes. */
const words = (page: Page) =>
  page.evaluate(() => {
    const shown = document.getElementById('root')!.cloneNode(true) as HTMLElement
    for (const each of shown.querySelectorAll('script, style, noscript')) each.remove()
    return [...shown.querySelectorAll('main, footer')].map((each) =>
      each.textContent!.replace(/\s+/g, ' ').toUpperCase(),
    )
  })

/** Expects a translated page to show what its address shows to others, and nothing to have failed. */
async function expectSame(page: Page, errors: string[]) {
  const fresh = await page.context().newPage()
  await fresh.goto(page.url())
  await fresh.mouse.move(1, 1)
  await fresh.mouse.move(2, 2)
  await fresh.waitForSelector('html[data-ready]')
  // buttons that need a script come after the first paint
  await expect
    .poll(async () => (await words(page)).join() === (await words(fresh)).join(), { timeout: 8000 })
    .toBe(true)
  expect(await words(page)).toEqual(await words(fresh))
  await fresh.close()
  expect(errors).toEqual([])
}

type Act = (page: Page) => Promise<unknown>
const press =
  (selector: string): Act =>
  (page) =>
    page
      .locator(selector)
      .first()
      .evaluate((element: HTMLElement) => element.click())
const choose =
  (name: string, index: number): Act =>
  (page) =>
    page.locator(`main select[name=${name}]`).selectOption({ index })
const type =
  (text: string, selector = 'main input[type=search]'): Act =>
  (page) =>
    page.locator(selector).first().fill(text)

const walks: [from: string, acts: Act[]][] = [
  [
    '/en/rank/hero',
    [
      press('th[data-metric=winningRate] a'),
      press('th[data-metric=winningRate] a'),
      type('an'),
      type(''),
      choose('cost', 2),
      choose('bracket', 2),
      choose('mode', 1),
    ],
  ],
  ['/en/rank/trait', [press('th[data-metric=averagePlace] a'), press('main nav a[href*="/rank/equip"]')]],
  ['/en/rank/lineup', [press('th[data-metric=averagePlace] a'), choose('style', 1)]],
  ['/en/books/hero', [type('ahri'), type(''), press('main nav a[href*="cost=3"]'), choose('trait', 3)]],
  [
    '/en/books/hero',
    [press('main a[href*="season=m15s16"]'), press('main nav a[href*="/books/equip"]'), type('sword')],
  ],
  ['/en/books/hex', [type('a'), type('nothing at all'), type('')]],
  [
    '/en/news',
    [press('main nav a[href*="label=dev"]'), press('main nav a[href$="/news"]'), press('main nav a[href*="page=2"]')],
  ],
  ['/en/rank/duos', [press('main a[href*="season=m15s16"]')]],
  ['/en/chess/m10s16/TFT10_Annie', [press('main a[rel=next]'), press('main a[rel=next]')]],
  ['/en/champion-page', [press('main a[rel=next]'), press('main a[rel=next]')]],
  ['/en/static/remix-rumble-patch-notes-1-4.html', [press('main a[rel=next], main a[rel=prev]')]],
  ['/en/guide', [type('9', 'main input[name=level]')]],
  ['/zh/books/hero', [press('main a[href*="names=en"]'), type('ahri')]],
  ['/zh/rank/hero', [press('main a[href*="names=en"]'), press('th[data-metric=averagePlace] a')]],
]

test.each(walks)(
  'a translated page shows right numbers and names after filters and sorting: %s',
  async (from, acts) => {
    const { page, seen } = await visit(from)
    await translate(page)
    await expectSame(page, seen.errors)
    for (const act of acts) {
      const before = page.url()
      await act(page)
      await expect.poll(() => page.url()).not.toBe(before)
      await expectSame(page, seen.errors)
    }
  },
)

test.each(walks)('a page that was translated before its scripts ran works too: %s', async (from, [act]) => {
  const { page, seen } = await visit(from, { before: translateEarly })
  await expectSame(page, seen.errors)
  const before = page.url()
  await act!(page)
  await expect.poll(() => page.url()).not.toBe(before)
  await expectSame(page, seen.errors)
})
