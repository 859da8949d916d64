import { setTimeout as wait } from 'node:timers/promises'
import type { Browser, Locator, Page } from 'playwright-core'
import { removeDataFolder, startSite } from '../e2e/setup/site/site.ts'
import { openBrowser } from './setup/page-visit.ts'
import { type Figure, report, skip } from './setup/report.ts'
import { median, withSpread } from './setup/statistics.ts'
import { type SlowVisit, type Tap, visitSlowly } from './setup/tap-visit.ts'
import { findChromium } from './setup/tools.ts'

const rounds = 5
const ranking = '/en/rank/hero'

/** Bars in milliseconds, and what a site on Next.js 16 with the same content took on such a link (28 November 2026). */
const rows = {
  'after 1.5 s of reading and a scroll': { must: 250, stretch: 120, peer: '128-191' },
  'first on a page that rested for 6 s': { must: 320, stretch: 200, peer: '317' },
  '0.5 s after the first paint': { must: 1000, stretch: 700, peer: '797' },
  'hydrated, to the sorted list': { must: 300, stretch: 150, peer: '363' },
  'hydrated, to a chosen cost': { must: 180, stretch: 100, peer: '181' },
  'hydrated, from a cost back to all': { must: 700, stretch: 400, peer: '623' },
  'home to the gallery': { must: 450, stretch: 300, peer: '332-578' },
} as const
type Row = keyof typeof rows

/** Measures taps on a phone with a quarter of the processor speed over a link of 150 ms and 1.6 Mbit/s. */
export async function run(): Promise<void> {
  const chromium = findChromium()
  if (!chromium) return skip('bench/taps', 'Chromium')
  const site = await startSite({ LOG_LEVEL: 'error', SAMPLE_MATCHES: '525' })
  const taps = Object.fromEntries(Object.keys(rows).map((row) => [row, [] as Tap[]])) as Record<Row, Tap[]>
  try {
    while ((await (await fetch(site.origin + ranking)).text()).includes('noindex')) await wait(1000)
    for (let round = 0; round < rounds; round++)
      for (const [row, tap] of await tapsOfRound(chromium, site.origin)) taps[row].push(tap)
    report('taps', Object.entries(taps).map(figureOf), { rounds, taps })
  } finally {
    await site.end()
    removeDataFolder(site.dataFolder)
  }
}

/** Each visit has a browser of its own, so that nothing is cached. */
async function tapsOfRound(chromium: string, origin: string): Promise<[Row, Tap][]> {
  const visit = async <T>(path: string, use: (visit: SlowVisit) => Promise<T>): Promise<T> => {
    const browser: Browser = await openBrowser(chromium)
    try {
      return await use(await visitSlowly(browser, origin + path))
    } finally {
      await browser.close()
    }
  }
  return [
    ['0.5 s after the first paint', await visit(ranking, (slow) => sortAfter(slow, 500))],
    ['after 1.5 s of reading and a scroll', await visit(ranking, sortAfterScroll)],
    ['first on a page that rested for 6 s', await visit(ranking, (slow) => sortAfter(slow, 6000))],
    ...(await visit(ranking, tapsAwake)),
    ['home to the gallery', await visit('/en/', galleryFromHome)],
  ]
}

const metricMenu = (page: Page): Locator => page.locator('details:has(a[href*="sort="])').first()

/** Opens the menu without an event, as the menu itself wakes a page, and taps the metric. */
async function sort(page: Page, metric: string) {
  await metricMenu(page).evaluate((menu) => menu.toggleAttribute('open', true))
  await tap(metricMenu(page).locator(`a[href*="sort=${metric}"]`))
}

/** Taps without waiting for what the tap causes. */
async function tap(link: Locator) {
  const box = (await link.boundingBox())!
  await link.page().touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
}

async function sortAfter({ page, measure }: SlowVisit, milliseconds: number): Promise<Tap> {
  await page.waitForTimeout(milliseconds)
  return measure('sorted', () => sort(page, 'winningRate'))
}

async function sortAfterScroll({ page, measure }: SlowVisit): Promise<Tap> {
  await page.waitForLoadState('load')
  await page.waitForTimeout(1500)
  await page.mouse.wheel(0, 30)
  await page.waitForTimeout(700)
  return measure('sorted', () => sort(page, 'winningRate'))
}

async function untilHydrated(page: Page) {
  await page.waitForLoadState('networkidle')
  await page.mouse.wheel(0, 30)
  await page.waitForSelector('html[data-ready]')
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(2000)
}

async function tapsAwake({ page, measure }: SlowVisit): Promise<[Row, Tap][]> {
  await untilHydrated(page)
  const sorted = await measure('sorted', () => sort(page, 'winningRate'))
  const choose = (cost: string) => page.locator('select[name=cost]').evaluate(pick, cost)
  await page.waitForTimeout(1000)
  const cost = await measure('cost', () => choose('5'))
  await page.waitForTimeout(1000)
  const all = await measure('all', () => choose(''))
  return [
    ['hydrated, to the sorted list', sorted],
    ['hydrated, to a chosen cost', cost],
    ['hydrated, from a cost back to all', all],
  ]
}

/** Runs in the page: chooses as a visitor does; the sheet around the field may be closed. */
function pick(field: Element, value: string) {
  const { set } = Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')!
  set!.call(field, value)
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
}

async function galleryFromHome({ page, measure }: SlowVisit): Promise<Tap> {
  await untilHydrated(page)
  return measure('gallery', () => tap(page.locator('[data-bottom-bar] a[href$="/books/hero"]').first()))
}

function figureOf([row, taps]: [string, Tap[]]): Figure {
  const { must, stretch, peer } = rows[row as Row]
  const taken = taps.map(({ milliseconds }) => milliseconds)
  const documents = Math.max(...taps.map((each) => each.documents))
  return {
    what: `tap ${row}`,
    value: `${withSpread(taken)} ms${documents > 0 ? ', a new document' : ''} (Next.js 16: ${peer} ms)`,
    must: `<= ${must} ms, stretch ${stretch} ms`,
    met: median(taken) <= must,
  }
}
