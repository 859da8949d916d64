import type { Page } from 'playwright-core'
import { visit } from './browser.ts'

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
