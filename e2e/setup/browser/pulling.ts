import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** Pulls the page down with a finger; each state is awaited by its words, the last act lifts the finger. */
export async function pullDown(page: Page, words: { pull: string; release: string }) {
  const finger = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x: 200, y }] })
  const state = page.locator('main [aria-live] [data-state]')
  let at = 400
  /** Moves by single pixels until the browser, which throttles moves, has delivered one. */
  const pullTo = (y: number, expected: string) => {
    at = y
    return expect
      .poll(async () => {
        await touch('touchMove', at++)
        return state.allTextContents()
      })
      .toEqual([expected])
  }
  await touch('touchStart', at)
  await pullTo(420, words.pull)
  await pullTo(500, words.release)
  await touch('touchEnd')
  return state
}
