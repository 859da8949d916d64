import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { hydrate, visit } from './setup/browser/browser.ts'
import { storeArticle } from './setup/data/articles.ts'
import attacks from './setup/data/attack-strings.json' with { type: 'json' }
import { createDatabase } from './setup/database/postgres.ts'
import {
  endSite,
  previewPath,
  type StudioSite,
  saveDraft,
  signPreview,
  startStudioSite,
} from './setup/site/studio-site.ts'

let site: StudioSite
const kinds = [...new Set(attacks.map(({ kind }) => kind))]

/** All strings of a kind, without NUL, which calls refuse and PostgreSQL can't store. */
const htmlOf = (kind: string) =>
  attacks.flatMap((each) => (each.kind === kind ? each.html.replaceAll('\0', '') : [])).join('\n')

/** One article per attack, stored uncleaned: only rendering protects the visitor. */
beforeAll(async () => {
  const url = await createDatabase(inject('databaseUrl'))
  site = await startStudioSite({ DATABASE_URL: url })
  for (const kind of kinds) {
    await storeArticle(url, { id: kind, html: htmlOf(kind) })
  }
})
afterAll(() => endSite(site))

test("518 attack strings run nothing in an article, neither in the server's page nor in one that is awake, with the policy off", async () => {
  const { page } = await visit('/en/news', { origin: site.origin, bypassCSP: true })
  page.on('dialog', (dialog) => dialog.dismiss())
  const addressOf = (kind: string) => `/en/news/detail?content_id=${kind}`
  const attacked: string[] = []
  for (const kind of kinds) {
    await page.goto(site.origin + addressOf(kind))
    await provoke(page)
    if (await isAttacked(page)) attacked.push(`${kind} in the server's page`)
  }
  await page.goto(`${site.origin}/en/news?label=dev`)
  await hydrate(page)
  for (const kind of kinds) {
    await page.evaluate((href) => history.pushState(null, '', href), addressOf(kind))
    await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')))
    await page.locator('h1', { hasText: kind }).waitFor()
    await provoke(page)
    if (await isAttacked(page)) attacked.push(`${kind} in a page that is awake`)
  }
  expect(attacked).toEqual([])
}, 300_000)

test('518 attack strings run nothing in a preview into which an editor’s window pushes them, with the policy off', async () => {
  await saveDraft(site.admin, 'harmless', '<p>Words</p>')
  const { page } = await visit('/studio', { origin: site.admin, ready: false, bypassCSP: true })
  const draft = { content_id: 'harmless', preview_version: 1, lang: 'en' } as const
  const address = site.origin + previewPath(draft)
  const opening = page.evaluate((url) => void Object.assign(window, { opened: window.open(url) }), address)
  const [preview] = await Promise.all([page.waitForEvent('popup'), opening])
  preview.on('dialog', (dialog) => dialog.dismiss())
  await preview.waitForSelector('html[data-ready]')
  const attacked: string[] = []
  for (const kind of kinds) {
    const text = { title: kind, description: '', html: htmlOf(kind) }
    const push = { kind: 'encore-preview', ...draft, sign_info: signPreview(draft), ...text }
    await page.evaluate(([push, origin]) => (window as never as { opened: Window }).opened.postMessage(push, origin), [
      push,
      site.origin,
    ] as const)
    await preview.locator('h1', { hasText: kind }).waitFor()
    await provoke(preview)
    if (await isAttacked(preview)) attacked.push(`${kind} in a preview`)
  }
  expect(attacked).toEqual([])
}, 120_000)

test('the look for attacks sees one', async () => {
  const { page } = await visit('/en/news', { origin: site.origin, bypassCSP: true })
  await page.evaluate(() => document.body.insertAdjacentHTML('beforeend', '<p data-rich onclick="attacked=1">x</p>'))
  await provoke(page)
  expect(await isAttacked(page)).toBe(true)
})

/** Triggers every event on every element of the text. */
const provoke = (page: Page) =>
  page.evaluate(() => {
    const acts = ['click', 'mouseover', 'pointerover', 'focus', 'toggle', 'input', 'error', 'animationstart']
    for (const element of document.querySelectorAll('[data-rich], [data-rich] *')) {
      element.closest('a')?.addEventListener('click', (event) => event.preventDefault())
      for (const act of acts) element.dispatchEvent(new Event(act, { bubbles: true, cancelable: true }))
    }
  })

const isAttacked = (page: Page) => page.evaluate(() => 'attacked' in window && window.attacked !== undefined)
