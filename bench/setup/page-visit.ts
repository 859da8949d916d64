import { type Browser, chromium as engine, type Page } from 'playwright-core'
import { pageAlone } from './tools.ts'

/** A cheap phone. */
export const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }

/** Opens a browser for visits; close it at the end. */
export const openBrowser = (executablePath: string): Promise<Browser> =>
  engine.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', pageAlone] })

/** Sends the first input that the deferred scripts wait for, once the page is quiet. */
async function hydrate(page: Page) {
  await page.waitForLoadState('networkidle')
  await page.mouse.move(1, 1)
  await page.mouse.move(2, 2)
  await page.waitForSelector('html[data-ready]')
  await page.waitForLoadState('networkidle')
}

export interface ScriptFigures {
  /** Compressed bytes of scripts that arrive before the largest paint, and in total. */
  before: number
  all: number
  /** Element and time (milliseconds after navigation start) of the largest paint. */
  largest: string
  largestAt: number
}

/** Each answer takes 150 ms; locally a script would arrive within the frame that its request leaves. */
async function slowAnswers(page: Page) {
  const client = await page.context().newCDPSession(page)
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: -1,
    uploadThroughput: -1,
  })
}

/** Opens a page and splits the bytes of its own scripts by the moment of the largest paint. */
export async function measureScripts(browser: Browser, url: string): Promise<ScriptFigures> {
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } })) // no next pages
  await slowAnswers(page)
  await page.goto(url)
  await hydrate(page)
  const figures = await page.evaluate(async () => {
    const paints = await new Promise<PerformanceEntry[]>((done) =>
      new PerformanceObserver((list) => done(list.getEntries())).observe({
        type: 'largest-contentful-paint',
        buffered: true,
      }),
    )
    const largest = paints.at(-1) as PerformanceEntry & { element: Element | null }
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const scripts = files.filter(
      ({ name }, place) =>
        new URL(name).pathname.endsWith('.js') && files.findIndex((each) => each.name === name) === place, // not again from the cache
    )
    const bytes = (list: PerformanceResourceTiming[]) => list.reduce((sum, each) => sum + each.encodedBodySize, 0)
    return {
      before: bytes(scripts.filter(({ responseEnd }) => responseEnd < largest.startTime)),
      all: bytes(scripts),
      largest: `${largest.element?.localName}: ${largest.element?.textContent?.slice(0, 40)}`,
      largestAt: Math.round(largest.startTime),
    }
  })
  await context.close()
  return figures
}

export interface ByteFigures {
  /** Bytes on the wire until the untouched page hydrates at rest, and until it is quiet after that. */
  untouched: number
  hydrated: number
}

/** Opens a page on a phone and counts what it requests. */
export async function measureBytes(browser: Browser, url: string): Promise<ByteFigures> {
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  const client = await context.newCDPSession(page)
  await client.send('Network.enable')
  let bytes = 0
  let last = 0
  client.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
    last = Date.now()
  })
  await page.goto(url)
  await page.waitForTimeout(2500) // it hydrates three seconds after load
  const untouched = bytes
  await page.waitForSelector('html[data-ready]')
  do await page.waitForTimeout(500)
  while (Date.now() - last < 5000)
  await context.close()
  return { untouched, hydrated: bytes }
}

export interface IdleFigures {
  /** Milliseconds of the longest task; 0 below 50, which browsers do not report. */
  longestTask: number
  tasks: number
}

/** Hydrates a page and watches its own work for ten seconds, at a quarter of the processor speed. */
export async function measureIdle(
  browser: Browser,
  url: string,
  { motion }: { motion: 'reduce' | 'no-preference' },
): Promise<IdleFigures> {
  const context = await browser.newContext({ ...phone, reducedMotion: motion })
  const page = await context.newPage()
  await page.goto(url)
  await hydrate(page)
  const client = await context.newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.waitForTimeout(3000)
  const durations = await page.evaluate(async () => {
    const seen: number[] = []
    new PerformanceObserver((list) => seen.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: 'longtask',
    })
    await new Promise((done) => setTimeout(done, 10_000))
    return seen
  })
  await context.close()
  return { longestTask: Math.max(0, ...durations), tasks: durations.length }
}

export interface FilterChange {
  /** Milliseconds to the next paint; event timing reports none below 16. */
  toNextPaint: number
  /** Milliseconds to the paint of the filtered list. */
  toList: number
}

/** Taps the choices of a phone's last filter menu in turn, at a quarter of the processor speed. */
export async function measureFilterChanges(browser: Browser, url: string, taps: number): Promise<FilterChange[]> {
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  await page.goto(url)
  await hydrate(page)
  const client = await context.newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.evaluate(watchTaps)
  const menu = page.locator('[data-filter-line] details').last()
  const count = await menu.locator('a').count()
  for (let n = 1; n <= taps; n++) {
    await menu.locator('summary').tap()
    await menu
      .locator('a')
      .nth(n % count)
      .tap()
    await page.waitForFunction((seen) => (globalThis as unknown as Watched).changes.length >= seen, n)
  }
  const changes = await page.evaluate(() => (globalThis as unknown as Watched).changes)
  await context.close()
  return changes
}

interface Watched {
  changes: FilterChange[]
}
type InteractionTiming = PerformanceEventTiming & { interactionId: number }

/** Runs in the page: measures from a press to the paint of the filtered list. */
function watchTaps() {
  const changes: FilterChange[] = []
  Object.assign(globalThis, { changes })
  let longest = 16
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries() as InteractionTiming[])
      if (interactionId) longest = Math.max(longest, duration)
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a')
    if (!link) return // opens the menu
    longest = 16
    const look = () => {
      const count = document.querySelector<HTMLElement>('form output')!.dataset.count
      const isListed = document.querySelectorAll('main section li').length === Number(count)
      if (link.href !== location.href || !isListed) return requestAnimationFrame(look)
      requestAnimationFrame(() => {
        const toList = Math.round(performance.now() - event.timeStamp)
        setTimeout(() => changes.push({ toNextPaint: longest, toList }), 100) // event timing arrives later
      })
    }
    look()
  })
}
