import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { desktop, phone, visit } from './setup/browser/browser.ts'

describe.each([
  ['a phone', phone],
  ['a desktop', desktop],
])('on %s', (_, screen) => {
  test.for(['/en/', '/en/champion-page', '/en/books/hero', '/en/rank/hero', '/ms/books/goop', '/th/books/hero'])(
    'nothing on %s moves when the fonts come after the first paint',
    async (path, { skip }) => {
      const { page } = await visit(path, { ...screen, ready: false, before: holdFontsBack })
      const has = (font: string, letter: string) =>
        page.evaluate(
          (asked) =>
            document.fonts.load(...asked).then(
              () => true,
              () => false,
            ),
          [font, letter] as const,
        )
      skip(!(await has('400 1em Like Archivo', 'a')), 'this machine has neither Arial nor Roboto nor Liberation Sans')
      skip(path.startsWith('/th') && !(await has('400 1em Like Noto Thai', 'ก')), 'this machine has no Loma')
      await page.evaluate(() => document.fonts.load('400 1em "Archivo Variable"'))
      await page.evaluate(() => document.fonts.ready)
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
      expect(await page.evaluate(() => window.shifts())).toEqual([])
    },
  )
})

test.each([
  ['en', 1],
  ['th', 3],
])('a page in %s preloads the fonts of its first screen, and asks for no others', async (language, count) => {
  const { page } = await visit(`/${language}/champion-page`, { ...phone, ready: false })
  await page.evaluate(() => document.fonts.ready)
  const { preloaded, asked } = await page.evaluate(() => ({
    preloaded: Array.from(document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=font]'), ({ href }) => href),
    asked: performance.getEntriesByType('resource').flatMap(({ name }) => (name.endsWith('.woff2') ? name : [])),
  }))
  expect(preloaded).toHaveLength(count)
  expect(asked.sort()).toEqual(preloaded.sort())
})

test('fonts that do not come are no fault of a page', async () => {
  const { page, seen } = await visit('/th/champion-page', {
    ...phone,
    ready: false,
    before: (page) => page.route('**/*.woff2', (route) => route.abort()),
  })
  await page.waitForFunction(() => [...document.fonts].some(({ status }) => status === 'error'))
  await page.waitForSelector('h1')
  expect(seen.errors.filter((each) => !each.includes('Failed to load resource'))).toEqual([])
})

declare global {
  interface Window {
    /** Visible layout shifts so far: those of half a thousandth of the screen and more. */
    shifts(): string[]
  }
}

interface LayoutShift extends PerformanceEntry {
  value: number
  sources: { node: Node | null }[]
}

/** Sends fonts only after the first paint. */
async function holdFontsBack(page: Page) {
  await page.addInitScript(() => {
    const seen: PerformanceEntry[] = []
    const observer = new PerformanceObserver((list) => void seen.push(...list.getEntries()))
    observer.observe({ type: 'layout-shift', buffered: true })
    const wordsOf = ({ sources }: LayoutShift) => sources.map(({ node }) => node?.textContent?.trim().slice(0, 40))
    window.shifts = () =>
      ([...seen, ...observer.takeRecords()] as LayoutShift[])
        .filter(({ value }) => value > 0.0005)
        .map((shift) => `${shift.value.toFixed(4)}: ${wordsOf(shift)}`)
  })
  await page.route('**/*.woff2', async (route) => {
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    await route.continue()
  })
}
