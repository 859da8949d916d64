import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { isShown, visitDeck } from './setup/browser/scrolling.ts'

describe('the new champions', () => {
  const current = (page: Page) => page.locator('#championsInfo button[aria-current]').textContent()
  const shows = (page: Page, name: string) =>
    page.locator('#championsInfo button[aria-current]', { hasText: name }).waitFor()

  test('follow each other by themselves while they are seen, and stop at a press on pause', async () => {
    const { page } = await visitDeck('/en/?page=championsInfo')
    await page.getByRole('button', { name: 'Pause' }).hover() // the pointer pauses slides alone
    await shows(page, 'Jhin')
    await page.getByRole('button', { name: 'Pause' }).click()
    const stopped = await current(page)
    await page.mouse.move(2, 2)
    await expectToStay(page, () => current(page), stopped)
    await page.getByRole('button', { name: 'Play' }).waitFor()
  })

  test('wait while the pointer or the focus is on them', async () => {
    const { page } = await visitDeck('/en/?page=championsInfo')
    await page.getByRole('button', { name: 'Sona' }).focus()
    await page.mouse.move(600, 400)
    const held = await current(page)
    await expectToStay(page, () => current(page), held)
  })

  test('arrows and pictures choose one, without a loop', async () => {
    const { page } = await visitDeck('/en/?page=championsInfo')
    await page.getByRole('button', { name: 'Sona' }).click()
    await shows(page, 'Sona')
    expect(await page.getByRole('button', { name: 'Next champion' }).isDisabled()).toBe(true)
    await page.getByRole('button', { name: 'Previous champion' }).click()
    await shows(page, 'Jhin')
    await page.getByRole('heading', { name: 'Jhin' }).waitFor()
  })

  test('stand still for who wants less motion', async () => {
    const { page } = await visitDeck('/en/?page=championsInfo', { reducedMotion: 'reduce' })
    await shows(page, 'Illaoi')
    await page.getByRole('button', { name: 'Play' }).waitFor()
    await expectToStay(page, () => current(page), await current(page))
  })
})

describe('the traits', () => {
  const shown = (page: Page) => page.locator('#uniqueTraits h3').textContent()

  test('follow each other until one is chosen, which shows what it does and who carries it', async () => {
    const { page } = await visitDeck('/en/?page=uniqueTraits')
    const first = await shown(page)
    await page.waitForFunction((name) => document.querySelector('#uniqueTraits h3')!.textContent !== name, first)
    await page.getByRole('link', { name: 'Pentakill' }).click()
    await page.locator('#uniqueTraits h3', { hasText: 'Pentakill' }).waitFor()
    const members = await page
      .locator('#uniqueTraits article a')
      .evaluateAll((links) => links.map((link) => Number((link as HTMLElement).dataset.cost)))
    expect(members.length).toBeGreaterThan(3)
    expect(members).toEqual([...members].sort())
    await expectToStay(page, () => shown(page), 'Pentakill')
  })

  test('take members and thresholds from the game library of the page', async () => {
    const { page, seen } = await visitDeck('/en/?page=uniqueTraits', {
      before: (page) =>
        page.route('**/act/gamedata/data/hero-en.*.json', async (route) => {
          const answer = await route.fetch()
          const text = (await answer.text()).replaceAll('"numList":[3,5,7,10]', '"numList":[3,5,7,9]')
          await route.fulfill({ response: answer, body: text })
        }),
    })
    await page.getByRole('link', { name: 'Pentakill' }).click()
    await page.locator('#uniqueTraits article b', { hasText: /^9$/ }).waitFor()
    expect(seen).toMatchObject({ errors: [], violations: [] })
  })

  test('stay as they came where the library fails, which is logged', async () => {
    const { page, seen } = await visitDeck('/en/?page=uniqueTraits', {
      before: (page) => page.route('**/jcc-lib.js', (route) => route.abort()),
    })
    await page.getByRole('link', { name: 'Pentakill' }).click()
    await page.locator('#uniqueTraits article b', { hasText: /^10$/ }).waitFor()
    await expect.poll(() => seen.errors.join()).toContain('The traits stay as they came with the page')
  })

  test('in Malay have Malay texts', async () => {
    const { page } = await visitDeck('/ms/?page=uniqueTraits')
    await page.getByRole('link', { name: 'Pentakill' }).click()
    const text = page.locator('#uniqueTraits article')
    expect(await text.locator('p [lang]').count()).toBe(0)
  })
})

test('where a picture is missing the words stand on their own', async () => {
  const { page } = await visitDeck('/en/', {
    before: (page) => page.route('**/act/**', (route) => route.fulfill({ status: 404, body: '' })),
  })
  expect(await page.getByRole('heading', { name: 'Remix Rumble' }).isVisible()).toBe(true)
  await page.keyboard.press('PageDown')
  await isShown(page, 'championsInfo')
  expect(await page.getByRole('heading', { name: 'Illaoi' }).isVisible()).toBe(true)
})

/** Expects a value to hold for more than one turn of the carousel. */
async function expectToStay(page: Page, read: () => Promise<string | null>, expected: string | null) {
  const end = await page.evaluate(() => performance.now() + 4500)
  await page.waitForFunction((time) => performance.now() > time, end)
  expect(await read()).toBe(expected)
}
