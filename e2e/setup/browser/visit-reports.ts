import type { Page, Request } from 'playwright-core'
import { analyticsCalls } from '#src/features/analytics/analytics.contract.ts'

declare global {
  var isAtRest: boolean | undefined
}

/** Waits until the page counts: once it is awake and then at rest. What it does at rest runs in the order in which it was wished for. */
export async function counting(page: Page) {
  await page.waitForSelector('html[data-ready]')
  await page.evaluate(() => {
    requestIdleCallback(() => {
      globalThis.isAtRest = true
    })
  })
  await page.waitForFunction(() => globalThis.isAtRest) // it asks for frames, without which a busy machine's page never rests
}

/** The page sends what waits, as it does when it is left; all that it sent is known then, for a browser tells of requests in their order. */
export async function sendAll(page: Page) {
  await page.evaluate(() => {
    dispatchEvent(new Event('pagehide'))
    return fetch('/healthz').then(() => undefined)
  })
}

/** The same of a page that has met a fault. Resolves with its report of faults. */
export async function sendFaults(page: Page): Promise<Request> {
  const told = page.waitForRequest((request) => request.url().endsWith(analyticsCalls.reportFaults.path))
  await page.evaluate(() => dispatchEvent(new Event('pagehide')))
  return told
}

/** The page meets a fault. */
export const meetFault = (page: Page) =>
  page.evaluate(() => void dispatchEvent(new CustomEvent('site-fault', { detail: { kind: 'content_error' as const } })))
