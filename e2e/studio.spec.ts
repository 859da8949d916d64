import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freePort } from '#src/core/server/process/free-port.ts'
import { draftCalls } from '#src/features/news/drafts.contract.ts'
import { findings } from './setup/browser/axe.ts'
import { desktop, phone, visit } from './setup/browser/browser.ts'
import { openStudio } from './setup/browser/studio.ts'
import { query } from './setup/database/postgres.ts'
import { sharedStudioSite } from './setup/site/shared-sites.ts'
import { root } from './setup/site/site.ts'
import {
  cookieOf,
  endSite,
  type StudioSite,
  saveDraft,
  signIn,
  startStudioSite,
  tokens,
} from './setup/site/studio-site.ts'

let site: StudioSite
let other: StudioSite
let url: string
const metricsPort = String(await freePort())
beforeAll(async () => {
  ;({ site, url } = await sharedStudioSite())
  other = await startStudioSite({ DATABASE_URL: url, TRUSTED_PROXIES: 'loopback', METRICS_PORT: metricsPort })
})
afterAll(() => endSite(other))

/** Creates a draft with an id that no retry reuses. */
const save = async (name: string, html: string) => {
  const id = `${name}-${randomUUID()}`
  await saveDraft(site.admin, id, html)
  return id
}
const open = (path: string, options?: object) => openStudio(site, path, options)
const textbox = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true })
/** Waits for focus in the editor, which comes a frame after a button is pressed. */
const focused = (page: Page) =>
  expect.poll(() => textbox(page).evaluate((box) => box === document.activeElement)).toBe(true)
const told = (page: Page, words: string | RegExp) => page.locator('[role=status]', { hasText: words }).waitFor()
const read = async (path: string, from = site) => {
  const answer = await fetch(from.origin + path)
  return { status: answer.status, text: await answer.text() }
}

test('a newcomer writes, sees the page follow, publishes, and readers of every instance have it at once', async () => {
  const { page, seen } = await visit('/studio', { origin: site.admin, ready: false })
  await page.getByLabel('Your token').fill(tokens.anna)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('button', { name: 'New article' }).click()
  await page.getByLabel('Title in English').fill('A new day')
  await page.getByLabel('Id in the address').fill('a-new-day')
  await page.getByLabel('Label').selectOption('community')
  await page.getByRole('button', { name: 'Start writing' }).click()
  const preview = page.frameLocator('iframe')
  await preview.locator('html[data-ready]').waitFor()
  await page.getByLabel('Description').fill('What the day brings.')
  await textbox(page).click()
  await page.keyboard.type('The sun is up')
  await preview.getByText('The sun is up').waitFor()
  await preview.getByText('What the day brings.').waitFor()
  for (const each of [site, other]) expect((await read('/en/news', each)).text).not.toContain('A new day')
  await page.getByRole('button', { name: 'Publish' }).click()
  await told(page, 'Readers see it now')
  for (const path of ['/en/news', '/en/news?label=community', '/en/news/community.atom', '/en/static/a-new-day.html']) {
    for (const each of [site, other]) {
      await expect.poll(async () => (await read(path, each)).text, { timeout: 2000 }).toContain('A new day')
    }
  }
  expect(seen).toMatchObject({ errors: [], violations: [] })
})

describe('signing in', () => {
  test('takes the token of an editor alone, not more than ten tries a minute, and is counted', async () => {
    expect(await signIn(other.admin, tokens.ben)).toContain('encore-studio=')
    const { page } = await visit('/studio', { origin: other.admin, ready: false })
    await page.getByLabel('Your token').fill('not-a-token')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.getByRole('alert').filter({ hasText: 'We don’t know this token' }).waitFor()
    expect(await page.getByLabel('Your token').getAttribute('aria-invalid')).toBe('true')
    const answers = []
    for (let n = 0; n < 10; n++) answers.push(await signIn(other.admin, 'not-a-token'))
    expect(answers).toEqual(Array(10).fill(''))
    const everywhere = [await signIn(other.admin, tokens.anna), await signIn(site.admin, tokens.anna)]
    expect(everywhere).toEqual(['', '']) // a guessing network waits, right token or not
    await query(url, "delete from core_limits where key like 'studio-sign-in:%'")
    const figures = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
    expect(figures).toContain('encore_security_events_total{event="editor_signed_in"} 1\n')
    expect(figures).toContain('encore_security_events_total{event="editor_refused"} 12\n')
  })

  test('is for the origin of the studio: on that of the pages there is none', async () => {
    const cookie = await cookieOf(site.admin, tokens.anna)
    const on = async (origin: string, more: Record<string, string> = {}) => {
      const page = await fetch(`${origin}/studio`, { headers: { cookie, ...more } })
      const call = await fetch(origin + draftCalls.listDrafts.path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie, ...more },
        body: '{}',
      })
      return [page.status, call.status]
    }
    expect(await on(site.admin)).toEqual([200, 200])
    expect(await on(site.origin)).toEqual([404, 401])
    const forwarded = { 'x-forwarded-host': new URL(other.admin).host }
    expect(await on(other.origin, forwarded)).toEqual([404, 401])
  })

  test('ends by its button, on other pages of the studio too', async () => {
    const { page } = await visit('/studio', { origin: site.admin, ready: false })
    await page.getByLabel('Your token').fill(tokens.anna)
    await page.getByRole('button', { name: 'Sign in' }).click()
    const end = page.getByRole('button', { name: 'Sign out' })
    await end.waitFor()
    const [cookie] = await page.context().cookies()
    await end.click()
    await page.getByLabel('Your token').waitFor()
    await page.context().addCookies([cookie!])
    await page.reload() // with the cookie as it was
    await page.getByLabel('Your token').waitFor()
    await page.goto(`${site.admin}/studio/a-new-day?lang=th`)
    await page.locator('#token').fill(tokens.anna)
    await page.locator('button[type=submit]').click()
    await page.waitForURL(`${site.admin}/studio/a-new-day?lang=th`)
    for (const next of ['//evil.example', 'https://evil.example/', '/studio@evil.example', '/en/']) {
      const body = new URLSearchParams({ token: tokens.anna, next })
      const answer = await fetch(`${site.admin}/studio/sign-in?lang=en`, { method: 'POST', body, redirect: 'manual' })
      expect(answer.headers.get('location')).toBe('/studio?lang=en')
    }
  })
})

describe('what is written', () => {
  test('is not lost with the page, nor with another editor’s', async () => {
    const id = await save('kept', '<p>First words</p>')
    const { page } = await open(`/studio/${id}`)
    await textbox(page).click()
    await page.keyboard.type(' and unsaved ones')
    await page.getByText('Not saved yet').waitFor()
    page.on('dialog', (dialog) => dialog.accept())
    await page.reload()
    await page.getByRole('button', { name: 'Restore them' }).click()
    await textbox(page).filter({ hasText: 'First words and unsaved ones' }).waitFor()

    const cookie = await cookieOf(site.admin, tokens.ben)
    const draft = { labels: ['dev'], texts: { en: { title: 'By Ben', description: 'B', html: '<p>Ben</p>' } } }
    await fetch(site.admin + draftCalls.saveDraft.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify({ content_id: id, base: 1, draft }),
    })
    await page.getByRole('button', { name: 'Save draft' }).click()
    await page.getByRole('alert').filter({ hasText: 'Someone else saved' }).waitFor()
    await page.getByRole('button', { name: 'Save mine as the newest' }).click()
    await told(page, 'Saved as version 3')
    await page.locator('summary', { hasText: 'History' }).click()
    await page.getByText('ben saved version 2').waitFor()
    await page.getByRole('button', { name: 'Bring back version 2' }).click()
    await textbox(page).filter({ hasText: 'Ben' }).waitFor()
  })

  test('stays when the sign-in is over', async () => {
    const id = await save('signed-out', '<p>First words</p>')
    const { page } = await open(`/studio/${id}`)
    await textbox(page).click()
    await page.keyboard.type(' and more')
    await page.context().clearCookies()
    await page.getByRole('button', { name: 'Save draft' }).click()
    await page.getByRole('alert').filter({ hasText: 'You’re signed out' }).waitFor()
    await textbox(page).filter({ hasText: 'First words and more' }).waitFor()
  })

  test.each([
    ['folded', '<details><summary>More</summary><p>Inside</p></details>'],
    ['aligned', '<table><tbody><tr><td align="right">7</td></tr></tbody></table>'],
    ['linked', '<p><a href="/books/hero"><img src="/act/a.png" alt=""></a></p>'],
  ])('and can only be shown as HTML (%s) is edited as HTML, and loses nothing', async (name, html) => {
    const id = await save(name, html)
    const { page } = await open(`/studio/${id}`)
    await page.getByText('edited as HTML').waitFor()
    await textbox(page).fill(`${html}\n<p>After</p>`)
    await page.getByRole('button', { name: 'Save draft' }).click()
    await told(page, 'Saved as version 2')
    const [row] = await query(
      url,
      `select draft->'texts'->'en'->>'html' as html from news_revisions where content_id = $1 and revision = 2`,
      [id],
    )
    expect(row!.html).toBe(`${html}\n<p>After</p>`)
  })

  test('names what is missing before it can be published', async () => {
    const id = await save('gap', '<p>Words</p>')
    const { page } = await open(`/studio/${id}`)
    await page.getByLabel('Title', { exact: false }).first().fill('')
    await page.getByRole('button', { name: 'Publish' }).click()
    await page.getByRole('alert').filter({ hasText: 'texts.en.title' }).waitFor()
    expect((await read(`/en/static/${id}.html`)).status).toBe(404)
    await page.getByLabel('Title', { exact: false }).first().fill('Whole')
    await page.getByRole('button', { name: 'Publish' }).click()
    await told(page, 'Readers see it now')
  })
})

test('an editor formats a text, with a table, a link and a date, and the page shows them', async () => {
  const id = await save('formatted', '<p>Words</p>')
  const { page, seen } = await open(`/studio/${id}`)
  const preview = page.frameLocator('iframe')
  await preview.locator('html[data-ready]').waitFor()
  await textbox(page).click()
  await page.keyboard.press('ControlOrMeta+a')
  await page.getByRole('button', { name: 'Heading', exact: true }).click()
  await preview.locator('h2', { hasText: 'Words' }).waitFor()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Link' }).click()
  await page.getByLabel('Address of the link').fill('/books/hero')
  await page.getByRole('button', { name: 'Insert' }).click()
  await preview.locator('a[href="/en/books/hero"]', { hasText: '/books/hero' }).waitFor()
  await page.getByRole('button', { name: 'Date and time' }).click()
  await page.getByLabel('Moment, in your time zone').fill('2026-12-01T10:00')
  await page.getByRole('button', { name: 'Insert' }).click()
  await preview.locator('[data-rich] time[datetime]').waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Table', exact: true }).click()
  await focused(page)
  await page.keyboard.type('Cell')
  await page.getByRole('button', { name: 'Add a row' }).click()
  await preview.locator('table tr').nth(3).waitFor()
  await preview.locator('th', { hasText: 'Cell' }).waitFor()
  expect(seen).toMatchObject({ errors: [], violations: [] })
})

test('a typed address becomes a link, but not with a full-width mark behind it', async () => {
  const { page } = await open(`/studio/${await save('addresses', '<p>Words</p>')}`)
  await textbox(page).click()
  await page.keyboard.press('End')
  await page.keyboard.type(' https://a.example/x。 https://b.example/x ')
  const links = () => textbox(page).locator('a').allTextContents()
  await expect.poll(links).toEqual(['https://b.example/x'])
})

test('a withdrawn article is gone for readers until it is published again', async () => {
  const id = await save('taken-back', '<p>Words</p>')
  const { page } = await open(`/studio/${id}`)
  await page.getByRole('button', { name: 'Publish' }).click()
  await told(page, 'Readers see it now')
  await expect.poll(async () => (await read(`/en/static/${id}.html`)).status).toBe(200)
  await page.getByRole('button', { name: 'Withdraw' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click()
  await told(page, 'Withdrawn')
  await expect.poll(async () => (await read(`/en/static/${id}.html`, other)).status).toBe(404)
  await page.getByRole('button', { name: 'Publish' }).click()
  await told(page, 'Readers see it now')
  await expect.poll(async () => (await read(`/en/static/${id}.html`, other)).status).toBe(200)
})

test('axe finds nothing in the studio, wide and narrow, and its words are there in every language', {
  timeout: 120_000,
}, async () => {
  const id = await save('audited', '<h2>Words</h2><table><tbody><tr><th>A</th></tr></tbody></table>')
  const { page } = await open('/studio', { bypassCSP: true })
  for (const language of ['en', 'zh', 'th', 'ms']) {
    for (const path of ['/studio', `/studio/${id}`]) {
      await page.goto(`${site.admin}${path}?lang=${language}`)
      await page
        .locator(path === '/studio' ? 'table' : '[role=textbox]')
        .first()
        .waitFor()
      expect(await page.locator('html').getAttribute('lang')).toMatch(language)
      for (const { viewport } of language === 'en' ? [desktop, phone] : [desktop]) {
        await page.setViewportSize(viewport)
        expect([language, path, await findings(page)]).toEqual([language, path, []])
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
      }
    }
  }
})

test('nothing of the studio is part of a public page', async () => {
  const manifest = (name: string) => JSON.parse(readFileSync(join(root, 'dist/client/.vite', name), 'utf8'))
  const studio = manifest('studio.json')['src/entry.studio.tsx'].file as string
  expect(Object.keys(manifest('manifest.json')).filter((id) => /tiptap|studio\/|entry\.studio/.test(id))).toEqual([])
  for (const path of ['/en/news', '/en/static/a-new-day.html']) expect((await read(path)).text).not.toContain(studio)
})
