import { chromium, type Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { languages } from '#src/core/languages.ts'
import { brokenWords } from './setup/browser/broken-words.ts'
import { visit } from './setup/browser/browser.ts'
import { routes, views } from './setup/browser/views.ts'

const widths = [320, 768, 1024, 1025]
const phones = [320, 360, 390]

test.each(languages)(
  'in %s no view breaks a word, or is wider than its window even with texts three times as long',
  async (language) => {
    const { page } = await visit(`/${language}/`, { ready: false, javaScriptEnabled: false })
    const faults: string[] = []
    // states of a route are built alike in every language
    for (const view of language === 'en' ? views : routes) {
      await page.goto(`${inject('origin')}/${language}${view}`)
      for (const width of widths) faults.push(...(await tooWide(page, view, width)))
      for (const width of phones) faults.push(...(await broken(page, view, width)))
      await lengthenTexts(page)
      for (const width of [320, 1440]) faults.push(...(await tooWide(page, `${view} with long texts`, width)))
    }
    expect(faults).toEqual([])
  },
  240_000,
)

test.each([
  [320, 200],
  [1200, 400],
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
      'news',
      ...Array(5).fill('news/detail'),
      'rank/lineup',
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

/** The elements that make the page scroll sideways, where it does; the view alone where none sticks out by its box. */
async function tooWide(page: Page, view: string, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 800 })
  const guilty = await page.evaluate(() => {
    if (document.documentElement.scrollWidth <= innerWidth) return []
    const all = [...document.querySelectorAll('body *')]
    const outside = all.filter((each) => each.getBoundingClientRect().right > innerWidth)
    return outside.length > 0 ? outside.map((each) => each.outerHTML.slice(0, 80)) : ['no box of an element']
  })
  return guilty.slice(0, 3).map((element) => `${view} at ${width}: ${element}`)
}

async function broken(page: Page, view: string, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 800 })
  return (await brokenWords(page, 'body')).map((word) => `${view} at ${width} breaks ${word}`)
}

/** Each text three times over, each heading and value with a word that has no place to break. */
const lengthenTexts = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.getElementById('root')!, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const text = walker.currentNode as Text
      const parent = text.parentElement!
      if (!parent.closest('main, footer') || parent.closest('script, noscript, svg') || !text.data.trim()) continue
      text.data = `${text.data} ${text.data} ${text.data}${parent.closest('h1, h2, h3, dd') ? 'x'.repeat(60) : ''}`
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
      details.open = true
      found.push(...linksIn(details))
      details.open = false
    }
    return found.map((link) => link.pathname.replace('/en/', ''))
  })

/** Which of its three forms the header has taken. */
const formOf = (page: Page) =>
  page.evaluate(() => {
    const [row, menu] = [...document.querySelectorAll('header nav')]
    if (menu!.parentElement!.checkVisibility()) return 'menu'
    return row!.lastElementChild!.checkVisibility({ visibilityProperty: true }) ? 'row with more' : 'row'
  })
