import type { Locator, Page } from 'playwright-core'
import { hydrate } from './browser.ts'

export const banner = (page: Page) => page.locator('aside[aria-labelledby=consent]')
export const dialog = (page: Page) => page.locator('#cc-main .pm')
export const preferencesLink = (page: Page) => page.locator('footer a[href$="/cookie-policy"]').last()

export const hasLibrary = (page: Page) =>
  page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('consent-dialog')))

/** Opens the preferences from the footer. */
export async function openPreferences(page: Page) {
  await hydrate(page)
  await preferencesLink(page).click()
  await shown(dialog(page))
}

/** Waits until it is visible and at rest. */
export async function shown(area: Locator) {
  await area.waitFor()
  await area.evaluate((each) => Promise.all(each.getAnimations().map(({ finished }) => finished)))
}

/** Categories of the stored choice, or undefined. */
export async function chosenCategories(page: Page): Promise<string[] | undefined> {
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'cc_cookie')
  return cookie && JSON.parse(decodeURIComponent(cookie.value)).categories
}
