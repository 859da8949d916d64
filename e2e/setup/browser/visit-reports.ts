import type { Page, Request } from 'playwright-core'
import { analyticsCalls } from '#src/features/analytics/analytics.contract.ts'

declare global {
  var isAtRest: boolean | undefined
}

/** Waits for hydration and idle time, in which the page counts its visit. */
export async function counting(page: Page) {
  await page.waitForSelector('html[data-ready]')
  await page.evaluate(() => {
    requestIdleCallback(() => {
      globalThis.isAtRest = true
    })
  })
  await page.waitForFunction(() => globalThis.isAtRest) // requests frames, without which a busy machine never idles
}

/** Leaves the page, which sends its queue; all requests are known then. */
export async function sendAll(page: Page) {
  await page.evaluate(() => {
    dispatchEvent(new Event('pagehide'))
    return fetch('/healthz').then(() => undefined)
  })
}

/** Leaves a page with faults. Resolves with its report. */
export async function sendFaults(page: Page): Promise<Request> {
  const told = page.waitForRequest((request) => request.url().endsWith(analyticsCalls.reportFaults.path))
  await page.evaluate(() => dispatchEvent(new Event('pagehide')))
  return told
}

/** Causes a fault in the page. */
export const meetFault = (page: Page) =>
  page.evaluate(() => void dispatchEvent(new CustomEvent('site-fault', { detail: { kind: 'content_error' as const } })))
