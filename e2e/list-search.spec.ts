import type { Page } from 'playwright-core'
import { describe, expect, inject, test } from 'vitest'
import { gameBrowser, phone, visit } from './setup/browser/browser.ts'

const ranking = '/en/rank/hero?min=30'
const rows = (page: Page) =>
  page.locator('tbody th a').evaluateAll((all) => all.map((each) => each.getAttribute('href')!))
const column = (page: Page, metric: string) => page.locator(`thead [data-metric=${metric}]`)

interface Held extends Window {
  compareProps: () => [number, number]
  idle: (() => void)[]
}

/** Remembers the elements inside some rows with the props that React rendered them from. */
const rememberProps = (page: Page, rows: string) =>
  page.evaluate((rows) => {
    const propsOf = (of: Element) => Object.entries(of).find(([name]) => name.startsWith('__reactProps'))?.[1]
    const inside = [...document.querySelectorAll(rows)].flatMap((row) => [...row.querySelectorAll('*')])
    const known = inside.map((each) => [each, propsOf(each)] as const)
    const renderedAgain = () => known.filter(([each, props]) => each.isConnected && propsOf(each) !== props)
    Object.assign(window, { compareProps: () => [known.length, renderedAgain().length] })
  }, rows)
/** The number of these elements, and of those that were rendered again. */
const compareProps = (page: Page) => page.evaluate(() => (window as unknown as Held).compareProps())

/** Keeps the router from following a press until `followNow`. */
const holdRouter = (page: Page) =>
  page.evaluate(() => {
    const idle: (() => void)[] = []
    Object.assign(window, { idle, requestIdleCallback: (run: () => void) => idle.push(run) })
  })
const followNow = (page: Page) =>
  page.evaluate(() => {
    for (const run of (window as unknown as Held).idle.splice(0)) run()
  })

describe('another order of a ranking', () => {
  test('moves its rows and renders only their ranks again', async () => {
    const { page, seen } = await visit(ranking)
    const before = await rows(page)
    const calls = seen.calls.length
    await rememberProps(page, 'tbody > tr > :not(:first-child)')
    for (const metric of ['averagePlace', 'pickRate', 'pickRate']) {
      await column(page, metric).locator('a').click()
      await page.waitForURL(/sort=/)
    }
    await column(page, 'pickRate').and(page.locator('[aria-sort=ascending]')).waitFor()
    await page.waitForURL(/sort=-pickRate/)
    const after = await rows(page)
    expect(after).not.toEqual(before)
    expect(after.toSorted()).toEqual(before.toSorted())
    expect(await compareProps(page)).toEqual([expect.toSatisfy((count) => count > 1000), 0])
    expect(seen.calls.slice(calls)).toEqual([])
    expect(seen.errors).toEqual([])
  })

  test('is there before the router follows, then stands in the address, where a reload finds it', async () => {
    const { page } = await visit(ranking)
    await holdRouter(page)
    await column(page, 'averagePlace').locator('a').click()
    await column(page, 'averagePlace').and(page.locator('[aria-sort=ascending]')).waitFor()
    const sorted = await rows(page)
    expect(new URL(page.url()).search).toBe('?min=30')
    await followNow(page)
    await page.waitForURL('**/en/rank/hero?min=30&sort=averagePlace')
    expect(await rows(page)).toEqual(sorted)
    await page.reload()
    expect(await rows(page)).toEqual(sorted)
  })

  test('and a filter at once are both kept, whichever way the page is left and found again', async () => {
    const { page, seen } = await visit('/en/rank/lineup')
    await page.locator('main').getByRole('link', { name: 'Champions', exact: true }).click()
    await page.waitForURL('**/en/rank/hero')
    await page.waitForSelector('select[name=cost]')
    await holdRouter(page)
    await page.locator('select[name=cost]').selectOption('2')
    await column(page, 'pickRate').locator('a').click()
    await page.waitForSelector('thead [data-metric=pickRate][aria-sort]')
    const chosen = await rows(page)
    await followNow(page)
    await expect.poll(() => page.evaluate(() => (window as unknown as Held).idle.length)).toBe(1)
    await followNow(page)
    await page.waitForURL('**/en/rank/hero?cost=2&sort=pickRate')
    expect(await rows(page)).toEqual(chosen)
    await page.goBack()
    await page.waitForURL('**/en/rank/lineup')
    await page.goForward()
    await page.waitForURL('**/en/rank/hero?cost=2&sort=pickRate')
    await expect.poll(() => rows(page)).toEqual(chosen)
    expect(await page.locator('select[name=cost]').inputValue()).toBe('2')
    expect(seen.errors).toEqual([])
  })

  test('is kept in the web view, in the part behind #', async () => {
    const { page } = await visit('/en/#/rank/hero?min=30', gameBrowser)
    await column(page, 'averagePlace').locator('a').click()
    await page.waitForURL(/#\/rank\/hero\?min=30&sort=averagePlace$/)
    const [first] = await rows(page)
    expect(first).toMatch(/#\/chess\/m10s16\/\w+\?t=1$/)
    await page.locator('tbody th a').first().click()
    await page.waitForURL(`**${first}`)
    await page.goBack()
    await page.waitForURL(/#\/rank\/hero\?min=30&sort=averagePlace$/)
  })
})

test('another order of the lineups moves their cards and renders none again', async () => {
  const { page } = await visit('/en/lineup')
  const cards = page.locator('main ol > li h2')
  const before = await cards.allTextContents()
  await rememberProps(page, 'main ol > li')
  const orders = page.getByRole('navigation', { name: 'Sort by' }).last()
  await orders.locator('a[href$="sort=place"]').click()
  await page.waitForURL(/sort=/)
  await expect.poll(() => cards.allTextContents()).not.toEqual(before)
  expect((await cards.allTextContents()).toSorted()).toEqual(before.toSorted())
  expect(await compareProps(page)).toEqual([expect.toSatisfy((count) => count > 100), 0])
})

test('a filter of a gallery renders no entry again that stays', async () => {
  const { page } = await visit('/en/books/hero', phone)
  const all = await page.locator('main ul > li > a').count()
  await rememberProps(page, 'main ul > li > a')
  await page.locator('main summary', { hasText: 'Cost' }).click()
  await page.locator('main details nav a').getByText('2', { exact: true }).click()
  await page.waitForURL('**/en/books/hero?cost=2')
  await expect.poll(() => page.locator('main ul > li > a').count()).toBeLessThan(all)
  expect(await compareProps(page)).toEqual([expect.toSatisfy((count) => count > 100), 0])
})

test('links of long lists follow the address as those of the router do', async () => {
  const { page, seen } = await visit('/en/rank/hero?season=m10s16')
  const link = page.locator('tbody th a').first()
  const asked = page.waitForRequest((request) => request.url().includes('/api/') && request.method() === 'POST')
  await link.hover()
  await asked // loaded ahead
  const path = await link.getAttribute('href')
  const documents = seen.documents.length
  await link.click({ modifiers: ['ControlOrMeta'] })
  expect(page.url()).toBe(`${inject('origin')}/en/rank/hero?season=m10s16`)
  await link.click()
  await page.waitForURL(`**${path}`)
  expect(await page.locator('h1').isVisible()).toBe(true)
  expect(seen.documents.slice(documents).filter((each) => each !== path)).toEqual([])
})
