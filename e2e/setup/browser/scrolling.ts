import type { Page } from 'playwright-core'
import { visit } from './browser.ts'

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
  await page.waitForSelector('body.route-chess')
  await isScrolledTo(page, 0)
}

/** Opens an address of home and waits for its deck. */
export async function visitDeck(path: string, options: Parameters<typeof visit>[1] = {}) {
  const visited = await visit(path, options)
  await visited.page.waitForSelector('html[data-deck]')
  return visited
}

/** Waits until a section fills the window; the footer sits at the lower edge. */
export const isShown = (page: Page, name: string) =>
  page.waitForFunction((id) => {
    if (id === 'footer') {
      const { bottom } = document.querySelector('main footer')!.getBoundingClientRect()
      return Math.abs(bottom - innerHeight) < 2
    }
    return Math.abs(document.getElementById(id)!.getBoundingClientRect().top) < 2
  }, name)
