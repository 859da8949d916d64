import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { Page } from './page-cache.ts'

/** How hard brotli tries: 6 takes a few milliseconds, 10 twenty to a hundred for a tenth less, 11 two to three times as long for another 2 to 3 %. */
export const brotliEffort = { quick: 6, thorough: 11 }

const toBrotli = promisify(brotliCompress)
const params = {
  [constants.BROTLI_PARAM_QUALITY]: brotliEffort.thorough,
  [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
}

/** Packs kept pages once more, slowly and one at a time: their brotli gets about a tenth smaller for everybody after the first visitor. */
export class PageTightening {
  readonly #waiting = new Set<Page>()
  #isBusy = false

  /** Puts a page into the queue. */
  add(page: Page) {
    this.#waiting.add(page)
    if (!this.#isBusy) void this.#work()
  }

  /** Forgets the queue: its pages are no longer kept. */
  clear() {
    this.#waiting.clear()
  }

  async #work() {
    this.#isBusy = true
    for (const page of this.#waiting) {
      this.#waiting.delete(page)
      page.brotli = await toBrotli(page.plain, { params })
    }
    this.#isBusy = false
  }
}
