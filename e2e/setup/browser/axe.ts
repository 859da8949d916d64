import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import type { Language } from '#src/core/languages.ts'
import { desktop, hydrate, phone, visit } from './browser.ts'
import { routes, views } from './views.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Declares the axe tests of a language, one file per language so that they run in parallel. */
export function auditIn(language: Language) {
  // states of a route are built alike in every language
  const audited = language === 'en' ? views : routes
  test('on any view, wide and narrow, and none wakes with a fault', { timeout: 600_000 }, async () => {
    const { page, seen } = await visit(`/${language}/`, { bypassCSP: true })
    const found: Record<string, string[]> = {}
    for (const view of audited) {
      await page.setViewportSize(desktop.viewport)
      await page.goto(`${inject('origin')}/${language}${view}`)
      await hydrate(page)
      if (language !== 'en') await shortenLists(page)
      const wide = await findings(page)
      await page.setViewportSize(phone.viewport)
      const faults = seen.errors.splice(0).filter((each) => !each.includes('status of 404'))
      const all = [...wide, ...(await findings(page)), ...faults]
      if (all.length > 0) found[view] = all
    }
    expect(found).toEqual({})
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

/** Hides all but the first rows of long lists, which differ between languages in words only. */
const shortenLists = (page: Page) =>
  page.evaluate(() => {
    for (const row of document.querySelectorAll<HTMLElement>('main :is(tbody, ul, ol) > :nth-child(n + 13)')) {
      row.style.display = 'none'
    }
  })

interface Axe {
  axe: { run(context: Document, options: RunOptions): Promise<AxeResults> }
}

/** Violations of the page with the elements concerned. */
export async function findings(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    // without scroll-driven and infinite animations
    const ending = document
      .getAnimations()
      .filter(
        ({ timeline, effect }) => timeline === document.timeline && effect!.getComputedTiming().iterations !== Infinity,
      )
    return Promise.all(ending.map(({ finished }) => finished.catch(() => null)))
  })
  const isThere = await page.evaluate(() => 'axe' in globalThis)
  if (!isThere) await page.addScriptTag({ content: axe })
  const { violations } = await page.evaluate(() =>
    (globalThis as unknown as Axe).axe.run(document, { resultTypes: ['violations'], preload: false }),
  )
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html.slice(0, 200)} ${node.failureSummary}`),
  )
}
