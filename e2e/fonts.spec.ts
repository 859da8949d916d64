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
  ['en', ['Archivo Variable']],
  ['th', ['Archivo Variable', 'Kanit', 'Noto Sans Thai Variable']],
])(
  'a page in %s asks for the fonts of its first screen, and for no others, before anything is laid out',
  async (language, families) => {
    const { page } = await visit(`/${language}/champion-page`, { ...phone, ready: false, before: noteFirstFonts })
    expect(await page.evaluate(() => window.firstFonts)).toEqual(families)
  },
)

test.each([
  ['quickly is laid out once its fonts are there', 0, { held: true, font: 'loaded' }],
  ['slowly is laid out as it comes', 100, { held: false, font: expect.any(String) }],
] as const)('a page that was answered %s', async (_, took, firstLayout) => {
  const before = (page: Page) => noteFirstLayout(page, took)
  const { page } = await visit('/en/guide', { ...phone, ready: false, before })
  await page.waitForFunction(() => window.firstLayout?.font)
  expect(await page.evaluate(() => window.firstLayout)).toEqual(firstLayout)
})

test('a field that a page begins in has the focus, though the page waited for its fonts', async () => {
  const { page } = await visit('/en/guide', {
    ...phone,
    ready: false,
    before: async (page) => {
      await noteFirstLayout(page, 0)
      await page.route('**/en/guide', async (route) => {
        const response = await route.fetch()
        const body = (await response.text()).replace(/<body[^>]*>/, '$&<input autofocus>')
        await route.fulfill({ response, body })
      })
    },
  })
  await page.waitForFunction(() => document.activeElement?.matches('[autofocus]'))
  expect(await page.evaluate(() => window.firstLayout?.held)).toBe(true)
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
    /** Families requested before the body began. */
    firstFonts?: string[]
    /** Whether the body was held back, and the state of the Latin font at its first layout. */
    firstLayout?: { held: boolean; font?: FontFaceLoadStatus }
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

async function noteFirstFonts(page: Page) {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (!document.body) return
      const asked = [...document.fonts].filter(({ status }) => status !== 'unloaded')
      window.firstFonts ??= asked.map(({ family }) => family.replaceAll('"', '')).sort()
    }).observe(document, { childList: true, subtree: true })
  })
}

/** Pretends that the server took some milliseconds, and records the first layout. */
async function noteFirstLayout(page: Page, took: number) {
  await page.addInitScript((took) => {
    Object.defineProperty(PerformanceResourceTiming.prototype, 'requestStart', {
      get(this: PerformanceResourceTiming) {
        return this.responseStart - took
      },
    })
    const later = window.setTimeout
    window.setTimeout = ((act: () => void, delay: number) => (delay === 250 ? 0 : later(act, delay))) as typeof later
    new MutationObserver(() => {
      if (!document.body) return
      const held = getComputedStyle(document.body).display === 'none'
      window.firstLayout ??= { held }
      if (held) return
      const latin = [...document.fonts].find(({ family }) => family.includes('Archivo Variable'))
      window.firstLayout.font ??= latin!.status
    }).observe(document, { childList: true, subtree: true, attributes: true })
  }, took)
}
