import type { Page } from 'playwright-core'

/** Scrolls the page as a visitor does; resolves once everybody who listens has heard of it, which is a frame later. */
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

/** Follows the last champion of a list without scrolling there; resolves at the top of the champion's page. */
export async function openLastChampion(page: Page) {
  const link = page.locator('main a[href*="/chess/"]').last()
  await link.evaluate((each) => (each as HTMLElement).click())
  await page.waitForSelector('body.route-ChampionPage')
  await isScrolledTo(page, 0)
}
