import type { Page } from 'playwright-core'

/** Visible text of the first match, without word separators of Thai. */
export const seenText = async (page: Page, selector: string): Promise<string> =>
  ((await page.textContent(selector)) ?? '').replaceAll(/[\u2060\u200b]/g, '')
