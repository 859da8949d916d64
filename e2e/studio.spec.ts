import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { draftCalls } from '../src/features/news/drafts.contract.ts'
import { findings } from './setup/axe.ts'
import { desktop, phone, visit } from './setup/browser.ts'
import { createDatabase, query } from './setup/postgres.ts'
import { root } from './setup/site.ts'
import { endSite, type StudioSite, saveDraft, signIn, startStudioSite, tokens } from './setup/studio.ts'

let site: StudioSite
let other: StudioSite
let url: string
beforeAll(async () => {
  url = await createDatabase(inject('databaseUrl'))
  site = await startStudioSite(url)
  other = await startStudioSite(url)
})
afterAll(async () => {
  for (const each of [site, other]) await endSite(each)
})

/** Opens a page of the studio as an editor who has signed in. */
async function openStudio(path: string, options: object = {}) {
  const [name, value] = (await cookieOf(tokens.anna)).split('=') as [string, string]
  const before = (page: Page) => page.context().addCookies([{ name, value, url: site.admin }])
  return visit(path, { origin: site.admin, ready: false, before, ...options })
}

const cookies = new Map<string, Promise<string>>()
/** The cookie of an editor, who signs in once. */
const cookieOf = (token: string) => cookies.get(token) ?? cookies.set(token, signIn(site.admin, token)).get(token)!
const save = async (id: string, html: string) =>
  saveDraft(site.admin, { id, html, cookie: await cookieOf(tokens.anna) })

const textbox = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true })
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
  test('takes the token of an editor alone, and not more than ten tries a minute', async () => {
    const { page } = await visit('/studio', { origin: other.admin, ready: false })
    await page.getByLabel('Your token').fill('not-a-token')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.getByRole('alert').filter({ hasText: 'This token is not known' }).waitFor()
    expect(await page.getByLabel('Your token').getAttribute('aria-invalid')).toBe('true')
    const answers = []
    for (let n = 0; n < 10; n++) answers.push(await signIn(other.admin, 'not-a-token'))
    expect(answers).toEqual(Array(10).fill(''))
    expect(await signIn(other.admin, tokens.anna)).toBe('') // a network that guesses waits, whatever it guesses
  })

  test('is for the origin of the studio: on that of the pages there is none', async () => {
    const cookie = await cookieOf(tokens.anna)
    const on = async (origin: string) => {
      const page = await fetch(`${origin}/studio`, { headers: { cookie } })
      const call = await fetch(origin + draftCalls.listDrafts.path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie },
        body: '{}',
      })
      return [page.status, call.status]
    }
    expect(await on(site.admin)).toEqual([200, 200])
    expect(await on(site.origin)).toEqual([404, 401])
  })

  test('ends by its button, on other pages of the studio too', async () => {
    const { page } = await openStudio('/studio')
    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.getByLabel('Your token').waitFor()
    await page.goto(`${site.admin}/studio/a-new-day`)
    await page.getByLabel('Your token').waitFor()
  })
})

describe('what is written', () => {
  test('is not lost with the page, nor with another editor’s', async () => {
    await save('kept', '<p>First words</p>')
    const { page } = await openStudio('/studio/kept')
    await textbox(page).click()
    await page.keyboard.type(' and unsaved ones')
    await page.getByText('Not saved yet').waitFor()
    page.on('dialog', (dialog) => dialog.accept())
    await page.reload()
    await page.getByRole('button', { name: 'Take them' }).click()
    await textbox(page).filter({ hasText: 'First words and unsaved ones' }).waitFor()

    const cookie = await cookieOf(tokens.ben)
    const draft = { labels: ['dev'], texts: { en: { title: 'By Ben', description: 'B', html: '<p>Ben</p>' } } }
    await fetch(site.admin + draftCalls.saveDraft.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify({ content_id: 'kept', base: 1, draft }),
    })
    await page.getByRole('button', { name: 'Save draft' }).click()
    await page.getByRole('alert').filter({ hasText: 'Somebody else saved' }).waitFor()
    await page.getByRole('button', { name: 'Save mine as the newest' }).click()
    await told(page, 'Saved as version 3')
    await page.locator('summary', { hasText: 'History' }).click()
    await page.getByText('ben saved version 2').waitFor()
    await page.getByRole('button', { name: 'Bring back version 2' }).click()
    await textbox(page).filter({ hasText: 'Ben' }).waitFor()
  })

  test('stays when the sign-in is over', async () => {
    await save('signed-out', '<p>First words</p>')
    const { page } = await openStudio('/studio/signed-out')
    await textbox(page).click()
    await page.keyboard.type(' and more')
    await page.context().clearCookies()
    await page.getByRole('button', { name: 'Save draft' }).click()
    await page.getByRole('alert').filter({ hasText: 'You are signed out' }).waitFor()
    await textbox(page).filter({ hasText: 'First words and more' }).waitFor()
  })

  test('and can only be shown as HTML is edited as HTML, and loses nothing', async () => {
    const html = '<details><summary>More</summary><p>Inside</p></details>'
    await save('folded', html)
    const { page } = await openStudio('/studio/folded')
    await page.getByText('edited as HTML').waitFor()
    await textbox(page).fill(`${html}\n<p>After</p>`)
    await page.getByRole('button', { name: 'Save draft' }).click()
    await told(page, 'Saved as version 2')
    const [row] = await query(
      url,
      `select draft->'texts'->'en'->>'html' as html from news_revisions where content_id = 'folded' and revision = 2`,
    )
    expect(row!.html).toBe(`${html}\n<p>After</p>`)
  })

  test('names what is missing before it can be published', async () => {
    await save('gap', '<p>Words</p>')
    const { page } = await openStudio('/studio/gap')
    await page.getByLabel('Title', { exact: false }).first().fill('')
    await page.getByRole('button', { name: 'Publish' }).click()
    await page.getByRole('alert').filter({ hasText: 'texts.en.title' }).waitFor()
    expect((await read('/en/static/gap.html')).status).toBe(404)
    await page.getByLabel('Title', { exact: false }).first().fill('Whole')
    await page.getByRole('button', { name: 'Publish' }).click()
    await told(page, 'Readers see it now')
  })
})

test('an editor formats a text, with a table, a link and a date, and the page shows them', async () => {
  await save('formatted', '<p>Words</p>')
  const { page, seen } = await openStudio('/studio/formatted')
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
  await page.keyboard.type('Cell')
  await page.getByRole('button', { name: 'Add a row' }).click()
  await preview.locator('table tr').nth(3).waitFor()
  await preview.locator('th', { hasText: 'Cell' }).waitFor()
  expect(seen).toMatchObject({ errors: [], violations: [] })
})

describe('a picture', () => {
  const send = async (bytes: Buffer, type: string, token = tokens.anna) => {
    const cookie = await cookieOf(token)
    const answer = await fetch(`${site.admin}/studio/pictures`, {
      method: 'POST',
      body: new Uint8Array(bytes),
      headers: { 'content-type': type, cookie },
    })
    return { status: answer.status, ...(await answer.json()) }
  }
  const drawn = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#c0ffee' } })

  /** A small PNG that says that it is large. */
  const enlarged = async (side: number) => {
    const file = await drawn(9, 9).png().toBuffer()
    file.writeUInt32BE(side, 16)
    file.writeUInt32BE(side, 20)
    file.writeUInt32BE(crc32(file.subarray(12, 29)), 29)
    return file
  }

  test('is made anew, without what it tells of its place, and no wider than a text shows', async () => {
    const photo = await drawn(2400, 1200)
      .withExif({ IFD0: { Copyright: 'canary' }, IFD3: { GPSLatitude: '1/1' } })
      .jpeg()
      .toBuffer()
    expect(photo.includes('canary')).toBe(true)
    const { status, data } = await send(photo, 'image/jpeg')
    expect([status, data.width, data.height]).toEqual([200, 1600, 800])
    const shown = await fetch(site.origin + data.address)
    expect(shown.headers.get('content-type')).toBe('image/webp')
    expect(shown.headers.get('cache-control')).toContain('immutable')
    const bytes = Buffer.from(await shown.arrayBuffer())
    expect(bytes.includes('canary')).toBe(false)
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 1600, height: 800 })
    expect((await send(photo, 'image/jpeg')).data.address).toBe(data.address)
  })

  test.each([
    ['an SVG', 'image/svg+xml', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415],
    [
      'an SVG that calls itself PNG',
      'image/png',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
      400,
    ],
    ['HTML', 'image/png', async () => Buffer.from('<script>alert(1)</script>'), 400],
    ['a GIF that calls itself JPEG', 'image/jpeg', () => drawn(9, 9).gif().toBuffer(), 400],
    ['half a picture', 'image/png', async () => (await drawn(99, 99).png().toBuffer()).subarray(0, 100), 400],
    ['a picture of 20,000 by 20,000 pixels', 'image/png', () => enlarged(20_000), 400],
    ['a file of 9 MB', 'image/png', async () => Buffer.alloc(9 * 1024 * 1024), 413],
    ['nothing', 'image/png', async () => Buffer.alloc(0), 400],
  ])('%s is refused', async (_, type, make, status) => {
    const before = await query(url, 'select count(*) from news_pictures')
    expect((await send(await make(), type)).status).toBe(status)
    expect(await query(url, 'select count(*) from news_pictures')).toEqual(before)
  })

  test('is taken from editors alone, and there is none of another name', async () => {
    expect((await send(await drawn(9, 9).png().toBuffer(), 'image/png', 'not-a-token')).status).toBe(401)
    for (const name of ['0'.repeat(32), '../x', 'x']) {
      expect((await read(`/act/news/pictures/${name}.webp`)).status).toBe(404)
    }
  })

  test('that an editor puts into a text is in the page', async () => {
    await save('pictured', '<p>Words</p>')
    const { page } = await openStudio('/studio/pictured')
    const preview = page.frameLocator('iframe')
    await preview.locator('html[data-ready]').waitFor()
    await textbox(page).click()
    await page.getByRole('button', { name: 'Picture' }).click()
    const file = { name: 'a.png', mimeType: 'image/png', buffer: await drawn(40, 30).png().toBuffer() }
    await page.getByLabel('Or a file').setInputFiles(file)
    await expect.poll(() => page.getByLabel('Address of the picture').inputValue()).toMatch(/\.webp$/)
    await page.getByLabel('What it shows').fill('A field of green')
    await page.getByRole('button', { name: 'Insert' }).click()
    const image = preview.getByAltText('A field of green')
    await expect.poll(() => image.evaluate((each: HTMLImageElement) => each.naturalWidth)).toBe(40)
    expect(await image.getAttribute('height')).toBe('30')
  })
})

test('a withdrawn article is gone for readers until it is published again', async () => {
  await save('taken-back', '<p>Words</p>')
  const { page } = await openStudio('/studio/taken-back')
  await page.getByRole('button', { name: 'Publish' }).click()
  await told(page, 'Readers see it now')
  await expect.poll(async () => (await read('/en/static/taken-back.html')).status).toBe(200)
  await page.getByRole('button', { name: 'Withdraw' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click()
  await told(page, 'Withdrawn')
  await expect.poll(async () => (await read('/en/static/taken-back.html', other)).status).toBe(404)
  await page.getByRole('button', { name: 'Publish' }).click()
  await told(page, 'Readers see it now')
  await expect.poll(async () => (await read('/en/static/taken-back.html', other)).status).toBe(200)
})

test('axe finds nothing in the studio, wide and narrow, and its words are there in every language', {
  timeout: 120_000,
}, async () => {
  await save('audited', '<h2>Words</h2><table><tbody><tr><th>A</th></tr></tbody></table>')
  const { page } = await openStudio('/studio', { bypassCSP: true })
  for (const language of ['en', 'zh', 'th', 'ms']) {
    for (const path of ['/studio', '/studio/audited']) {
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
  const manifest = JSON.parse(readFileSync(join(root, 'dist/client/.vite/manifest.json'), 'utf8'))
  const studio = manifest['src/entry.studio.tsx'].file as string
  const importers = Object.values<{ file: string; imports?: string[]; dynamicImports?: string[] }>(manifest).filter(
    ({ imports = [], dynamicImports = [] }) => [...imports, ...dynamicImports].includes('src/entry.studio.tsx'),
  )
  expect(importers).toEqual([])
  for (const path of ['/en/news', '/en/static/a-new-day.html']) expect((await read(path)).text).not.toContain(studio)
})
