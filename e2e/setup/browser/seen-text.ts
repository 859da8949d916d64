import type { Page } from 'playwright-core'

/** What a visitor reads of the first match: without the marks that tell browsers where Thai words end. */
export const seenText = async (page: Page, selector: string): Promise<string> =>
  ((await page.textContent(selector)) ?? '').replaceAll(/[\u2060\u200b]/g, '')
