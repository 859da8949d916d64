import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { languages } from '#src/core/languages.ts'
import type { GameBridge } from '#src/core/web/game-bridge.ts'
import { findings } from './setup/browser/axe.ts'
import { desktop, gameBrowser, phone, visit } from './setup/browser/browser.ts'

declare global {
  interface Window {
    asked: string[]
  }
}

/** Installs a game bridge that records its calls. */
const bridge = (page: Page) =>
  page.addInitScript(() => {
    window.asked = []
    const note = (asked: keyof GameBridge) => () => void window.asked.push(asked)
    window.gameBridge = {
      requestPortrait: note('requestPortrait'),
      requestFullScreen: note('requestFullScreen'),
      backToGame: note('backToGame'),
    }
  })
const asked = (page: Page) => page.evaluate(() => window.asked)
const button = (page: Page) => page.locator('[data-action=back_to_game]')
const inGame = { ...phone, ...gameBrowser }
const waysOut = '[data-action=social_link] a, [data-action=store_button] a'

describe('the game is asked', () => {
  test.each([
    ['/th/books/hero', inGame],
    ['/th/books/hero?isInMSDK=True', phone],
    ['/th/#/books/hero?isInMSDK=True', phone],
  ])('for portrait and full screen once, and to take the player back: %s', async (path, options) => {
    const { page, seen } = await visit(path, { ...options, before: bridge })
    expect(await asked(page)).toEqual(['requestPortrait', 'requestFullScreen'])
    await page.locator('main nav a[href*="/books/synergy"]').click()
    await page.waitForSelector('body.route-booksSynergy')
    await button(page).click()
    expect(await asked(page)).toEqual(['requestPortrait', 'requestFullScreen', 'backToGame'])
    expect(seen).toMatchObject({ errors: [], violations: [] })
  })

  test('for nothing by a page that another browser shows', async () => {
    const { page } = await visit('/en/', { before: bridge })
    expect(await asked(page)).toEqual([])
    expect(await button(page).count()).toBe(0)
    expect(await page.locator(waysOut).count()).toBeGreaterThan(6)
  })

  test.each([
    ['no bridge', undefined],
    ['one that can nothing', {}],
  ])(
    'through a bridge alone: with %s nothing happens, and the button closes the page as its browser does',
    async (_, given) => {
      const { page, seen } = await visit('/en/books/hero', {
        ...inGame,
        before: (page) =>
          page.addInitScript((given) => {
            window.asked = []
            window.close = () => void window.asked.push('close')
            if (given) window.gameBridge = given
          }, given),
      })
      expect(await asked(page)).toEqual([])
      await button(page).click()
      expect(await asked(page)).toEqual(['close'])
      expect(seen).toMatchObject({ errors: [], violations: [] })
    },
  )

  test('and one whose bridge fails breaks no page', async () => {
    const fail = () => {
      throw new Error('not in this version')
    }
    const { page, seen } = await visit('/en/books/hero', {
      ...inGame,
      before: (page) => page.addInitScript(`window.gameBridge = { requestPortrait: ${fail} }`),
    })
    expect(await page.getAttribute('html', 'data-ready')).toBe('hash')
    expect(seen.errors).toEqual(['the game did not take requestPortrait: not in this version'])
  })
})

describe("in the game's own browser", () => {
  test('there are no links to networks and stores', async () => {
    const { page } = await visit('/en/', inGame)
    await page.locator('h1').first().waitFor()
    for (const path of ['/en/#/?page=uniqueTraits', '/en/#/books/hero?t=1']) {
      await page.goto(new URL(path, page.url()).href)
      expect([path, await page.locator(waysOut).count()]).toEqual([path, 0])
    }
  })

  test.each(languages)('the way back is there on any screen, and axe finds nothing, in %s', async (language) => {
    const { page } = await visit(`/${language}/books/hero`, { ...inGame, bypassCSP: true })
    const isWhole = () =>
      button(page).evaluate((each) => {
        const { left, right, width, height } = each.getBoundingClientRect()
        return left >= 0 && right <= innerWidth && width >= 44 && height >= 44
      })
    for (const width of [320, 390, 844, desktop.viewport.width]) {
      await page.setViewportSize({ width, height: 700 })
      expect([width, await isWhole()]).toEqual([width, true])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    }
    await page.setViewportSize(phone.viewport)
    expect(await findings(page)).toEqual([])
  })
})
