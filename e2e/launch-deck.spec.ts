import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { phone, visit } from './setup/browser/browser.ts'
import { isShown, visitDeck } from './setup/browser/scrolling.ts'

const sections = ['homeView', 'championsInfo', 'uniqueTraits']

/** Turns the wheel once; the deck accepts the next turn only at rest. */
async function turnWheel(page: Page, way: number, shown: string) {
  await page.mouse.move(8, 400) // beside links, whose pages are fetched under the pointer
  await page.mouse.wheel(0, way)
  await isShown(page, shown)
}

describe('the deck of home', () => {
  test('the wheel shows one section after the other, down to the footer and back', async () => {
    const { page, seen } = await visitDeck('/en/')
    await turnWheel(page, 120, 'championsInfo')
    await page.waitForURL(/\?page=championsInfo$/)
    await page.keyboard.press('PageDown')
    await isShown(page, 'uniqueTraits')
    await page.keyboard.press('ArrowDown')
    await isShown(page, 'footer')
    await page.keyboard.press('Home')
    await isShown(page, 'homeView')
    await page.waitForURL(/\/en\/$/)
    await page.keyboard.press('End')
    await isShown(page, 'footer')
    await page.keyboard.press('PageUp')
    await isShown(page, 'uniqueTraits')
    expect(await page.evaluate(() => scrollY)).toBe(0)
    expect(seen).toMatchObject({ errors: [], violations: [], calls: [] })
  })

  test.each(['en', 'zh', 'th', 'ms'])('its first section fits the windows of laptops (%s)', async (language) => {
    const { page } = await visitDeck(`/${language}/`, { viewport: { width: 1440, height: 900 } })
    const first = page.locator('#homeView')
    const hidden = () => first.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)
    expect(await hidden()).toBeLessThan(2)
    await page.setViewportSize({ width: 1366, height: 768 })
    expect(await hidden()).toBeLessThan(2)
    await isShown(page, 'homeView')
  })

  test('keys pressed faster than the address follows lead on, never back', async () => {
    const { page } = await visitDeck('/en/')
    const client = await page.context().newCDPSession(page)
    await client.send('Emulation.setCPUThrottlingRate', { rate: 6 })
    for (const key of ['PageDown', 'PageDown', 'PageDown']) await page.keyboard.press(key)
    await isShown(page, 'footer')
    await page.waitForURL(/\?page=uniqueTraits$/)
    await isShown(page, 'footer')
    for (const key of ['PageUp', 'PageUp', 'PageUp']) await page.keyboard.press(key)
    await page.waitForURL(/\/en\/$/)
    await isShown(page, 'homeView')
  })

  test.each(sections)('the address leads to %s', async (name) => {
    const { page } = await visitDeck(`/en/?page=${name}`)
    await isShown(page, name)
    await page.reload()
    await page.mouse.move(2, 2)
    await page.waitForSelector('html[data-deck]')
    await isShown(page, name)
  })

  test('a section that does not exist is the first', async () => {
    const { page } = await visitDeck('/en/?page=nosuch')
    await isShown(page, 'homeView')
  })

  test.each(['/en/?page=uniqueTraits', '/en/#/?page=uniqueTraits'])(
    'from %s the site’s name leads to the first',
    async (path) => {
      const { page } = await visitDeck(path)
      await isShown(page, 'uniqueTraits')
      await page.getByRole('link', { name: 'Encore · Home' }).click()
      await isShown(page, 'homeView')
    },
  )

  test('from the footer the site’s name leads to the first', async () => {
    const { page } = await visitDeck('/en/')
    await page.keyboard.press('End')
    await isShown(page, 'footer')
    await page.getByRole('link', { name: 'Encore · Home' }).click()
    await isShown(page, 'homeView')
  })

  test('behind # too', async () => {
    const { page } = await visitDeck('/en/#/?page=uniqueTraits')
    await isShown(page, 'uniqueTraits')
    await page.getByRole('link', { name: 'New 5-\u2060cost champions' }).click()
    await isShown(page, 'championsInfo')
    await page.waitForURL(/#\/\?page=championsInfo$/)
  })

  test('the names at the edge lead to the sections and are hidden on the first', async () => {
    const { page } = await visitDeck('/en/')
    const marks = page.getByRole('navigation', { name: 'Sections of this page' })
    await marks.waitFor({ state: 'hidden' })
    await page.getByRole('link', { name: 'Scroll down to see more' }).click()
    await isShown(page, 'championsInfo')
    await marks.waitFor({ state: 'visible' })
    await marks.getByRole('link', { name: 'New traits' }).click()
    await isShown(page, 'uniqueTraits')
    await page.keyboard.press('End')
    await isShown(page, 'footer')
    await marks.getByRole('link', { name: 'New traits' }).click()
    await isShown(page, 'uniqueTraits')
    await marks.getByRole('link', { name: 'Home' }).click()
    await isShown(page, 'homeView')
  })

  test('on small windows an entry leads to the page of the champions, not on the first section', async () => {
    const { page } = await visitDeck('/en/', phone)
    const entry = page.locator('#championsInfo > a[href="/en/champion-page"]')
    expect(await page.locator('#homeView a[href="/en/champion-page"]').count()).toBe(0)
    await toEdge(page, 1)
    await swipe(page, -300)
    await isShown(page, 'championsInfo')
    await entry.click()
    await page.waitForURL(/\/en\/champion-page$/)
  })

  test('what the keyboard reaches comes into view', async () => {
    const { page } = await visitDeck('/en/')
    await page.getByRole('link', { name: 'More about Illaoi' }).focus()
    await isShown(page, 'championsInfo')
    await page.getByRole('link', { name: 'Privacy notice' }).focus()
    await isShown(page, 'footer')
  })

  test('on a phone the bar at the bottom covers no button of the slides', async () => {
    const { page } = await visitDeck('/en/?page=championsInfo', phone)
    await isShown(page, 'championsInfo')
    const button = (await page.getByRole('button', { name: 'Sona' }).boundingBox())!
    expect(button.y + button.height).toBeLessThanOrEqual((await page.locator('[data-bottom-bar]').boundingBox())!.y)
  })

  test('on a phone the page itself stays where it is when the keyboard reaches its lower edge', async () => {
    const { page } = await visitDeck('/en/?page=championsInfo', phone)
    await isShown(page, 'championsInfo')
    await page.getByRole('button', { name: 'Sona' }).focus()
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })

  test('a finger moves it, and where a section is taller than the window it scrolls inside first', async () => {
    const { page } = await visitDeck('/en/', phone)
    await toEdge(page, 1)
    await swipe(page, -300)
    await isShown(page, 'championsInfo')
    await page.setViewportSize({ width: 390, height: 420 })
    await page.waitForSelector('#uniqueTraits[data-tall]')
    await page.goto(page.url().replace('championsInfo', 'uniqueTraits'))
    await page.waitForSelector('#uniqueTraits[data-tall]')
    await isShown(page, 'uniqueTraits')
    const section = page.locator('#uniqueTraits')
    await section.evaluate((element) => element.scrollTo(0, element.scrollHeight))
    await swipe(page, -200)
    await isShown(page, 'footer')
  })

  test.each(phoneSizes)('fingers move it by one section at %i x %i', async (width, height) => {
    const { page } = await visitDeck('/en/?page=uniqueTraits', { ...phone, viewport: { width, height } })
    await page.keyboard.press('End')
    await isShown(page, 'footer')
    for (const name of ['uniqueTraits', 'championsInfo', 'homeView']) {
      await toEdge(page, 0)
      await swipe(page, 260)
      await isShown(page, name)
    }
    for (const name of ['championsInfo', 'uniqueTraits', 'footer']) {
      await toEdge(page, 1)
      await swipe(page, -260)
      await isShown(page, name)
    }
  })

  test('the wheel scrolls inside a section that is taller than the window', async () => {
    const { page } = await visitDeck('/en/?page=uniqueTraits', { viewport: { width: 1200, height: 400 } })
    await page.waitForSelector('#uniqueTraits[data-tall]')
    await page.mouse.move(300, 200)
    await page.mouse.wheel(0, 100)
    await page.waitForFunction(() => document.getElementById('uniqueTraits')!.scrollTop > 0)
    await isShown(page, 'uniqueTraits')
  })

  test('leaving home gives the page its scrolling back', async () => {
    const { page } = await visitDeck('/en/')
    await page.getByRole('link', { name: 'See all champions' }).click()
    await page.locator('h1', { hasText: 'Champions' }).waitFor()
    expect(await page.getAttribute('html', 'data-deck')).toBeNull()
    await page.goBack()
    await page.waitForSelector('html[data-deck]')
    await isShown(page, 'homeView')
  })

  test('without JavaScript, or without its script, it is a page that scrolls', async () => {
    const { page } = await visit('/en/', { ready: false, javaScriptEnabled: false })
    for (const text of ['Remix Rumble', 'Jhin', 'Sona', 'New traits'])
      expect(await page.getByText(text).first().isVisible()).toBe(true)
    expect(await page.evaluate(() => document.documentElement.scrollHeight > 2 * innerHeight)).toBe(true)
    await page.getByRole('link', { name: 'Pentakill' }).first().click()
    expect(page.url()).toMatch(/\/en\/books\/synergy\?season=m10s16#Set10_Pentakill$/)
  })
})

const phoneSizes = [
  [390, 844],
  [360, 740],
  [412, 915],
  [430, 932],
  [375, 667],
  [320, 568],
]

/** Scrolls the section in view to its start (0) or end (1), where the deck moves on. */
const toEdge = (page: Page, edge: 0 | 1) =>
  page.evaluate((end) => {
    for (const section of document.querySelectorAll('main section[id]'))
      if (Math.abs(section.getBoundingClientRect().top) < 2) section.scrollTo(0, end * section.scrollHeight)
  }, edge)

/** Swipes in the middle of the window, by pixels downwards. */
async function swipe(page: Page, way: number) {
  const session = await page.context().newCDPSession(page)
  const { width, height } = page.viewportSize()!
  const [x, y] = [width / 2, height / 2 - way / 2]
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: at === undefined ? [] : [{ x, y: at }] })
  await touch('touchStart', y)
  for (let step = 1; step <= 10; step++) await touch('touchMove', y + (way * step) / 10)
  await touch('touchEnd')
}
