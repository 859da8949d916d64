import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { visit } from './setup/browser/browser.ts'

interface Recorded {
  types: string[]
  /** Number of animations, known once ready. */
  animations?: number
}
declare global {
  var transitions: Recorded[]
}

/** Records the types and animations of each view transition. */
const record = (page: Page) =>
  page.addInitScript(() => {
    globalThis.transitions = []
    const start = document.startViewTransition
    document.startViewTransition = (options) => {
      const transition = start.call(document, options)
      const recorded: Recorded = { types: [...((typeof options === 'object' && options?.types) || [])] }
      transitions.push(recorded) // recorded at once, so that a test expecting none cannot miss one
      transition.ready.then(() => {
        const pseudo = (each: Animation) => (each.effect as KeyframeEffect).pseudoElement ?? ''
        const animations = document.getAnimations().filter((each) => pseudo(each).startsWith('::view-transition'))
        recorded.animations = animations.length
      })
      return transition
    }
  })

const recorded = async (page: Page, count: number): Promise<Recorded[]> => {
  await page.waitForFunction(
    (n) => transitions.length === n && transitions.every(({ animations }) => animations !== undefined),
    count,
  )
  return page.evaluate(() => transitions)
}

test('each page comes in by its own transition', async () => {
  const { page } = await visit('/en/books/hero', { before: record })
  await page.locator('main a[href*="/chess/"]').first().click()
  const [first] = await recorded(page, 1)
  expect(first!.types).toEqual(['to-chess'])
  expect(first!.animations).toBeGreaterThan(0)
  await page.locator('header').first().getByRole('link', { name: 'Home' }).first().click()
  expect((await recorded(page, 2))[1]!.types).toEqual(['to-home'])
})

test('a change of filter is no transition', async () => {
  const { page } = await visit('/en/books/hero', { before: record })
  await page.getByRole('link', { name: 'Cost 5' }).click()
  await page.waitForSelector('output[data-count="8"]')
  await page.getByRole('searchbox').fill('illaoi')
  await page.waitForURL(/q=illaoi/)
  await page.waitForSelector('output[data-count="1"]')
  expect(await page.evaluate(() => transitions)).toEqual([])
})

test('with reduced motion nothing is animated', async () => {
  const { page } = await visit('/en/books/hero', { before: record, reducedMotion: 'reduce' })
  await page.locator('main a[href*="/chess/"]').first().click()
  const [first] = await recorded(page, 1)
  expect(first!.animations).toBe(0)
})

test('one that is overtaken is no error', async () => {
  const overtake = (page: Page) =>
    page.addInitScript(() => {
      const start = document.startViewTransition
      document.startViewTransition = (options) => {
        const transition = start.call(document, options)
        transition.skipTransition() // like the browser at the next transition
        return transition
      }
    })
  const { page, seen } = await visit('/en/books/hero', { before: overtake })
  await page.locator('main a[href*="/chess/"]').first().click()
  await page.waitForFunction(() => document.body.className.includes('route-chess'))
  await page.locator('header').first().getByRole('link', { name: 'Home' }).first().click()
  await page.waitForFunction(() => document.body.className.includes('route-home'))
  expect(seen.errors).toEqual([])
})
