import type { Page } from 'playwright-core'

/** Scrolls like a visitor; resolves a frame later, after all listeners. */
export const scrollTo = (page: Page, top: number) =>
  page.evaluate(
    (y) =>
      new Promise((done) => {
        document.addEventListener('scroll', done, { once: true })
        window.scrollTo({ top: y, behavior: 'instant' })
      }),
    top,
  )

export const isScrolledTo = (page: Page, top: number) => page.waitForFunction((y) => Math.round(scrollY) === y, top)

/** Opens a list's last champion without scrolling there; resolves at the top of its page. */
export async function openLastChampion(page: Page) {
  const link = page.locator('main a[href*="/chess/"]').last()
  await link.evaluate((each) => (each as HTMLElement).click())
  await page.waitForSelector('body.route-ChampionPage')
  await isScrolledTo(page, 0)
}
