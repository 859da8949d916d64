import type { Page, Request } from 'playwright-core'
import { analyticsCalls } from '../../src/features/analytics/analytics.contract.ts'

/** Waits until the script that counts runs. */
export async function counting(page: Page) {
  const script = await page.waitForFunction(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .find((name) => name.includes('visit-reports')),
  )
  await page.evaluate(`import(${JSON.stringify(await script.jsonValue())}).then(() => undefined)`)
}

/** The page sends what waits, as it does when it is left: what is sent after that could not be seen. Resolves with its report of faults. */
export async function send(page: Page): Promise<Request> {
  const told = page.waitForRequest((request) => request.url().endsWith(analyticsCalls.reportFaults.path))
  await page.evaluate(() => dispatchEvent(new Event('pagehide')))
  return told
}

/** The same of a page that has met a fault: nothing else is sent after that. */
export async function sendWithFault(page: Page) {
  await page.evaluate(() => dispatchEvent(new CustomEvent('site-fault', { detail: { kind: 'content_error' } })))
  await send(page)
}
