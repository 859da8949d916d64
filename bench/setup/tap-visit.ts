import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core'
import { phone } from './page-visit.ts'

/** A link of 150 ms and 1.6 Mbit/s, and a quarter of the processor speed. */
const slowLink = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }
const slowdown = 4
const longestWait = 20_000

/** What a tap is to bring about. */
export type Goal = 'sorted' | 'reversed' | 'cost' | 'all' | 'gallery'

/** A page on a slow phone, which notes when a tap happens and when its goal is painted. */
export interface SlowVisit {
  page: Page
  /** Milliseconds from the tap (or choice) to the paint of its goal, and how many documents that took. */
  measure(goal: Goal, tap: () => Promise<unknown>): Promise<Tap>
  close(): Promise<void>
}

export interface Tap {
  milliseconds: number
  documents: number
}

/** Opens a page over a slow link in a context of its own. */
export async function visitSlowly(browser: Browser, url: string): Promise<SlowVisit> {
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  const client = await slowDown(context, page)
  let documents = 0
  client.on('Network.requestWillBeSent', ({ type }) => void (type === 'Document' && documents++))
  await page.addInitScript(watchGoals)
  await page.goto(url, { waitUntil: 'commit' })
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  const measure = async (goal: Goal, tap: () => Promise<unknown>) => {
    const before = documents
    await page.evaluate((name) => {
      delete sessionStorage.shownAt
      delete sessionStorage.tappedAt
      sessionStorage.goal = name
    }, goal)
    await tap()
    return { milliseconds: await timeOf(page, goal), documents: documents - before }
  }
  return { page, measure, close: () => context.close() }
}

async function slowDown(context: BrowserContext, page: Page): Promise<CDPSession> {
  const client = await context.newCDPSession(page)
  await client.send('Network.enable')
  await client.send('Network.emulateNetworkConditions', slowLink)
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  return client
}

/** Reads the times that the page noted; a page that goes meanwhile is asked again. */
async function timeOf(page: Page, goal: Goal): Promise<number> {
  for (const until = Date.now() + longestWait; Date.now() < until; ) {
    const taken = await page
      .evaluate(() => Number(sessionStorage.shownAt) - Number(sessionStorage.tappedAt))
      .catch(() => Number.NaN)
    if (!Number.isNaN(taken)) return Math.round(taken)
    await page.waitForTimeout(20)
  }
  throw new Error(`"${goal}" was not painted within ${longestWait} ms`)
}

/** Runs in every document of the tab: notes the first tap or choice, and the first paint of the awaited goal after it. */
function watchGoals() {
  const now = () => performance.timeOrigin + performance.now()
  const table = () => document.querySelector<HTMLElement>('main table')
  const rows = () => document.querySelectorAll('main tbody tr').length
  const goals: Record<string, () => boolean> = {
    sorted: () => table()?.dataset.sort === 'winningRate' && rows() >= 50,
    reversed: () => table()?.dataset.sort === 'pickRate' && rows() >= 50,
    cost: () => rows() > 0 && rows() < 20,
    all: () => rows() >= 50,
    gallery: () =>
      location.pathname.endsWith('/books/hero') && document.querySelectorAll('main li a[href*="/chess/"]').length >= 50,
  }
  const note = () => {
    sessionStorage.tappedAt ??= now()
  }
  addEventListener('click', (event) => (event.target as Element).closest('a') && note(), true)
  addEventListener('change', note, true)
  const look = () => {
    const { goal, tappedAt, shownAt } = sessionStorage
    if (goal && tappedAt && !shownAt && goals[goal]!())
      requestAnimationFrame(() =>
        setTimeout(() => {
          sessionStorage.shownAt ??= now()
        }),
      )
    requestAnimationFrame(look)
  }
  look()
}
