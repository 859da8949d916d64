import { chromium, type Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { visit } from './setup/browser/browser.ts'

const introduction = ['magic-of-gold', 'road-to-mastery', 'start-a-game', 'tempo-and-features', 'user-interface']

test.each([
  [320, 200],
  [1300, 400],
])('the header of a window of %i pixels fits with text of up to %i %', async (width, largest) => {
  const { page } = await visit('/en/books/hero', { viewport: { width, height: 800 } })
  const forms: string[] = []
  for (let percent = 100; percent <= largest; percent += 20) {
    await page.evaluate((size) => (document.documentElement.style.fontSize = size), `${percent}%`)
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    expect(await cutInHeader(page), `at ${percent}%`).toEqual([])
    forms.push(await formOf(page))
    const isMenu = forms.at(-1) === 'menu'
    expect((await reachable(page)).sort(), `at ${percent}%`).toEqual([
      '',
      ...(isMenu ? ['/auth/login'] : []), // of the row, it stands beside
      'all-activities',
      ...['equip', 'goop', 'hero', 'hex', 'synergy'].map((kind) => `books/${kind}`),
      'champion-page',
      'guide',
      'lineup',
      'news',
      'pre-register',
      'rank/lineup',
      ...introduction.map((id) => `static/${id}.html`),
    ])
  }
  const distinct = forms.filter((form, index) => form !== forms[index - 1])
  expect(distinct).toEqual(width === 320 ? ['menu'] : ['row', 'row with more', 'menu'])
})

test('beside a scrollbar that takes room no page scrolls sideways', async () => {
  const browser = await chromium.launch({
    executablePath: inject('chromium'),
    args: ['--no-sandbox', '--disable-gpu'],
    ignoreDefaultArgs: ['--hide-scrollbars'],
  })
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 700 }, javaScriptEnabled: false })
    for (const path of ['/en/', '/en/champion-page', '/en/books/hero', '/en/chess/m10s16/TFT10_Annie']) {
      await page.goto(inject('origin') + path)
      const [window, content, widest] = await page.evaluate(() => {
        const { clientWidth, scrollWidth } = document.documentElement
        return [innerWidth, clientWidth, scrollWidth]
      })
      expect(content).toBeLessThan(window!)
      expect([path, widest]).toEqual([path, content])
    }
  } finally {
    await browser.close()
  }
})

/** The words of the header that are cut off, lie outside of the window or over each other. */
const cutInHeader = (page: Page) =>
  page.evaluate(() => {
    const shown = [...document.querySelectorAll('#root > header a, #root > header summary')].filter(
      (each) => each.checkVisibility({ visibilityProperty: true }) && each.getBoundingClientRect().width > 0,
    )
    const boxes = shown.map((each) => each.getBoundingClientRect())
    return shown.flatMap((each, index) => {
      const box = boxes[index]!
      const next = boxes[index + 1]
      const isOutside = box.left < 0 || box.right > innerWidth + 0.5
      const isCut = each.scrollWidth > each.clientWidth + 1
      const isUnder =
        next !== undefined && next.left < box.right - 0.5 && next.top < box.bottom && box.top < next.bottom
      return isOutside || isCut || isUnder ? [`${each.textContent} ${box.left}-${box.right} of ${innerWidth}`] : []
    })
  })

/** Where the visible parts of the navigation lead to: entries of the row, then what is behind dropdowns or in the menu. */
const reachable = (page: Page) =>
  page.evaluate(() => {
    const isShown = (each: Element) => each.checkVisibility({ visibilityProperty: true })
    const linksIn = (area: Element) =>
      [...area.querySelectorAll('a')].filter(
        (link) => isShown(link) && !link.hreflang && link.origin === location.origin,
      )
    const found = linksIn(document.querySelector('header nav')!)
    for (const details of document.querySelectorAll<HTMLDetailsElement>('header details[name]')) {
      if (!isShown(details.firstElementChild!)) continue
      const groups = [details, ...details.querySelectorAll('details')]
      for (const each of groups) each.open = true
      found.push(...linksIn(details))
      for (const each of groups) each.open = false
    }
    return found.map((link) => link.pathname.replace('/en/', ''))
  })

/** Which of its three forms the header has taken. */
const formOf = (page: Page) =>
  page.evaluate(() => {
    const [row, menu] = ['header nav', 'header details > nav'].map((each) => document.querySelector(each)!)
    if (menu!.parentElement!.checkVisibility()) return 'menu'
    return row!.lastElementChild!.checkVisibility({ visibilityProperty: true }) ? 'row with more' : 'row'
  })
