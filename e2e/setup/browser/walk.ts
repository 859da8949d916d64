import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import type { Language } from '#src/core/languages.ts'
import { findings } from './axe.ts'
import { brokenWords } from './broken-words.ts'
import { desktop, hydrate, phone, visit } from './browser.ts'
import { routes, views } from './views.ts'

const phones = [320, 360, 390]
const wider = [768, 1024, 1025]

/** Declares the walk through all views of a language, one file per language so that they run in parallel. */
export function walkIn(language: Language) {
  // states of a route are built alike in every language
  const walked = language === 'en' ? views : routes
  test('no view wakes with a fault, keeps anybody out, breaks a word or is wider than its window', {
    timeout: 600_000,
  }, async () => {
    const { page, seen } = await visit(`/${language}/`, { bypassCSP: true, connection: {} })
    const found: Record<string, string[]> = {}
    for (const view of walked) {
      await page.setViewportSize(desktop.viewport)
      await page.goto(`${inject('origin')}/${language}${view}`)
      await hydrate(page)
      const faults = language === 'en' ? await findings(page) : []
      const showAll = await shortenLists(page)
      if (language !== 'en') faults.push(...(await findings(page)))
      await page.setViewportSize(phone.viewport)
      faults.push(...(await findings(page)))
      await showAll()
      faults.push(...seen.errors.splice(0).filter((each) => !each.includes('status of 404')))
      faults.push(...(await misfits(page)))
      if (faults.length > 0) found[view] = faults
    }
    expect(found).toEqual({})
  })

  test('without script the home page fits too', async () => {
    const { page } = await visit(`/${language}/`, { ready: false, javaScriptEnabled: false })
    expect(await misfits(page)).toEqual([])
  })

  test('with the consent banner, and with the preferences open over it', { timeout: 120_000 }, async () => {
    const { page } = await visit(`/${language}/books/hero`, { bypassCSP: true, consent: false })
    for (const { viewport } of [desktop, phone]) {
      await page.setViewportSize(viewport)
      await page.locator('aside[aria-labelledby=consent]').waitFor()
      expect(await findings(page)).toEqual([])
    }
    await page.locator('aside button[value=preferences]').click()
    // it appears and fades in when there is time
    await page.waitForFunction(() => {
      const dialog = document.querySelector('#cc-main .pm')
      return dialog && getComputedStyle(dialog).opacity === '1'
    })
    for (const title of await page.locator('#cc-main .pm__section-title').all()) await title.click()
    for (const { viewport } of [phone, desktop]) {
      await page.setViewportSize(viewport)
      expect(await findings(page)).toEqual([])
    }
  })

  test('with the full-screen menu and with the language list open', { timeout: 120_000 }, async () => {
    const { page } = await visit(`/${language}/books/equip`, { bypassCSP: true, ...phone })
    const [picker, menu] = [page.locator('header details[name]').nth(-2), page.locator('header details[name]').last()]
    await menu.locator('> summary').click()
    expect(await findings(page)).toEqual([])
    await picker.locator('> summary').click()
    expect(await findings(page)).toEqual([])
  })
}

/** Hides all but the first rows of long lists, which are built alike, until the result is called. */
async function shortenLists(page: Page): Promise<() => Promise<void>> {
  const content = 'main :is(tbody, ul, ol) > :nth-child(n + 6) { display: none !important }'
  const style = await page.addStyleTag({ content })
  return () => style.evaluate((element: HTMLElement) => element.remove())
}

/** Words that break, and parts that make the page scroll sideways, also with texts three times as long. */
export async function misfits(page: Page): Promise<string[]> {
  const faults: string[] = []
  for (const width of [...phones, ...wider]) {
    faults.push(...(await tooWide(page, width)))
    if (wider.includes(width)) continue
    faults.push(...(await brokenWords(page, 'body')).map((word) => `at ${width} breaks ${word}`))
  }
  await lengthenTexts(page)
  for (const width of [1440, 320])
    faults.push(...(await tooWide(page, width)).map((fault) => `${fault} with long texts`))
  return faults
}

/** The elements that make the page scroll sideways. */
async function tooWide(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 800 })
  const guilty = await page.evaluate(async () => {
    const isTooWide = () => document.documentElement.scrollWidth > innerWidth
    if (!isTooWide()) return []
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))) // the header fits itself
    if (!isTooWide()) return []
    const all = [...document.querySelectorAll('body *')]
    const outside = all.filter((each) => each.getBoundingClientRect().right > innerWidth)
    return outside.length > 0 ? outside.map((each) => each.outerHTML.slice(0, 80)) : ['no box of an element']
  })
  return guilty.slice(0, 3).map((element) => `at ${width}: ${element}`)
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
