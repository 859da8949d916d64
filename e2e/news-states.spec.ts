import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { findings } from './setup/browser/axe.ts'
import { desktop, hydrate, phone, showPictures, visit } from './setup/browser/browser.ts'
import { misfits } from './setup/browser/walk.ts'
import { filmed, storeArticle } from './setup/data/articles.ts'
import { createDatabase, query } from './setup/database/postgres.ts'
import { removeDataFolder, type Site, startSite } from './setup/site/site.ts'

showPictures()

let site: Site
let url: string

/** A separate site whose articles are in English only. */
beforeAll(async () => {
  url = await createDatabase(inject('databaseUrl'))
  site = await startSite({ DATABASE_URL: url })
  const html = '<p>Text</p><p><img src="/act/covers/480x270/dev.jpg" alt="A metronome"></p><p>&lt;t:1723075200&gt;</p>'
  await storeArticle(url, { id: 'alone', html })
  const marked = '<p><img src="/act/covers/480x270/dev.jpg?ori_s=9&amp;ori_q=80" alt=""></p>'
  await storeArticle(url, { id: 'marked', html: marked })
  const long = '<p>Text</p>'.repeat(60)
  const notes =
    '<p>A number<sup><a href="#note-1" id="note-1-from-1" aria-label="Footnote 1">1</a></sup></p>' +
    `${long}<h2>Footnotes</h2><ol><li id="note-1"><p>Source <a href="#note-1-from-1" aria-label="Back">↩</a></p></li></ol>${long}`
  await storeArticle(url, { id: 'noted', html: notes })
  await storeArticle(url, { id: 'filmed', html: '<p>Text</p>', video: filmed })
  await storeArticle(url, { id: 'timed', html: '<p>&lt;t:1794855600:YYYY-MM-DD HH:mm&gt;</p>' })
})
afterAll(async () => {
  await site.end()
  removeDataFolder(site.dataFolder)
})

test('a list that a language has nothing for is English, and says so', async () => {
  const { page } = await visit('/th/news', { origin: site.origin })
  expect(await page.locator('main').textContent()).toContain('บทความเหล่านี้ยังไม่มีฉบับแปล')
  expect(await page.locator('main article h2').first().getAttribute('lang')).toBe('en')
})

test('its tabs are those that the content service names', async () => {
  const secondary_label_list = [
    { label_id: 13, label_name: 'Makers' },
    { label_id: 0, label_name: 'Everything' },
  ]
  const column = { label_id: 1, label_name: 'News', raw_label_name: 'news', default_secondary_label_id: 0 }
  const data = { primary_label_list: [{ ...column, secondary_label_list }] }
  const { page } = await visit('/en/#/news', {
    origin: site.origin,
    before: (each) => each.route('**/GetLabelList', (route) => route.fulfill({ json: { code: 0, msg: 'ok', data } })),
  })
  const tabs = page.getByRole('navigation', { name: 'Kinds of news' }).getByRole('link')
  expect(await tabs.allTextContents()).toEqual(['Makers', 'Everything'])
  expect(await tabs.first().getAttribute('href')).toContain('/news?label=dev')
})

test('it comes from the origin that the static configuration names', async () => {
  const cms = 'https://cms.example'
  const asked: string[] = []
  const { page, seen } = await visit('/en/#/news', {
    origin: site.origin,
    bypassCSP: true,
    before: async (each) => {
      await each.route('**/static-config/30051.json', async (route) => {
        const settings = await (await route.fetch()).json()
        await route.fulfill({ json: { ...settings, custom_cms_url: cms } })
      })
      await each.route(`${cms}/**`, async (route) => {
        const { pathname } = new URL(route.request().url())
        asked.push(pathname.split('/').at(-1)!)
        const answer = await route.fetch({ url: site.origin + pathname })
        await route.fulfill({ response: answer, headers: { 'access-control-allow-origin': '*' } })
      })
    },
  })
  await page.locator('main article h2', { hasText: 'noted' }).waitFor()
  expect(asked.toSorted()).toEqual(['GetContentByLabel', 'GetLabelList'])
  expect(seen.calls.filter((path) => path.includes('InformationFeedsSvr'))).toEqual([])
})

test('search engines are told of it in its own language alone', async () => {
  const sitemap = await (await fetch(`${site.origin}/sitemap.xml`)).text()
  expect(sitemap).toContain('/en/static/alone.html<')
  expect(sitemap).not.toContain('/zh/static/alone.html')
  for (const path of ['/zh/static/alone.html', '/zh/news', '/en/news?label=media'])
    expect(await (await fetch(site.origin + path)).text()).toContain('<meta name="robots" content="noindex"')
})

test('an article that is planned appears in its second, in pages that were kept', async () => {
  const listed = async () => (await (await fetch(`${site.origin}/en/news`)).text()).includes('>planned<')
  await storeArticle(url, { id: 'planned', html: '<p>Now</p>', published: new Date(Date.now() + 3000) })
  expect(await listed()).toBe(false)
  await expect.poll(listed, { interval: 100, timeout: 10_000 }).toBe(true)
  const [late] = await query(
    url,
    `select extract(epoch from now() - published_at) as seconds from news_articles where content_id = 'planned'`,
  )
  expect(Number(late!.seconds)).toBeLessThan(2)
})

test('an article that is not translated is English, and says so', async () => {
  const { page } = await visit('/zh/news/detail?content_id=alone', { origin: site.origin })
  expect(await page.locator('main').textContent()).toContain('本文暂无中文版')
  expect(await page.locator('h1').getAttribute('lang')).toBe('en')
})

test('cards of articles with a video are marked, and no others', async () => {
  const { page } = await visit('/en/news', { origin: site.origin, bypassCSP: true })
  const marked = page.locator('main article', { has: page.getByRole('img', { name: 'With video' }) })
  expect(await marked.locator('h2').allTextContents()).toEqual(['filmed'])
  for (const { viewport } of [desktop, phone]) {
    await page.setViewportSize(viewport)
    expect(await findings(page)).toEqual([])
  }
  expect(await misfits(page)).toEqual([])
})

test('a label without articles says so', async () => {
  const { page } = await visit('/en/news?label=media', { origin: site.origin })
  expect(await page.locator('main').textContent()).toContain('Nothing has been published here yet')
})

test('a picture of an article is enlarged by a click and by keyboard, and goes away', async () => {
  const { page } = await visit('/en/news/detail?content_id=alone', { origin: site.origin })
  const dialog = page.getByRole('dialog')
  await page.locator('main a[data-picture]').click()
  await dialog.waitFor()
  expect(await dialog.getAttribute('aria-label')).toBe('A metronome')
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await page.locator('main a[data-picture]').focus()
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await dialog.waitFor({ state: 'detached' })
})

test('a picture has its shape in a narrow window, also before it is loaded', async () => {
  const { page } = await visit('/en/static/alone.html', {
    origin: site.origin,
    viewport: { width: 320, height: 600 },
    before: (page) => page.route('**/dev.jpg', () => undefined),
  })
  const { width, height } = (await page.locator('[data-rich] img').boundingBox())!
  expect(width).toBeLessThan(320)
  expect(width / height).toBeCloseTo(16 / 9, 1)
})

test('a picture whose WebP breaks shows its original', async () => {
  const breakWebp = (page: Page) => page.route('**/*.webp?*', (route) => route.abort())
  const { page } = await visit('/en/static/marked.html', { origin: site.origin, before: breakWebp })
  const image = page.locator('[data-rich] img')
  await image.scrollIntoViewIfNeeded()
  await expect
    .poll(() => image.evaluate(({ currentSrc, naturalWidth }: HTMLImageElement) => [currentSrc, naturalWidth]))
    .toEqual([`${site.origin}/act/covers/480x270/dev.jpg?ori_s=9&ori_q=80`, 480])
})

test('a picture with markers is its WebP', async () => {
  const { page } = await visit('/en/static/marked.html', { origin: site.origin })
  await page.locator('[data-rich] img').scrollIntoViewIfNeeded()
  const source = () => page.locator('[data-rich] img').evaluate((image: HTMLImageElement) => image.currentSrc)
  await expect.poll(source).toContain('dev.webp?ori_s=9&ori_q=80')
})

test('a timestamp tag is a date of the site', async () => {
  const { page } = await visit('/en/news/detail?content_id=alone', { origin: site.origin })
  const time = page.locator('[data-rich] time')
  expect([await time.textContent(), await time.getAttribute('datetime')]).toEqual([
    '8\u00a0Aug\u00a02024',
    '2024-08-08T00:00:00.000Z',
  ])
})

test('a time of day names the zone of the site, then is that of the visitor', async () => {
  const options = { origin: site.origin, timezoneId: 'Asia/Bangkok', ready: false }
  for (const [language, before, after] of [
    ['en', '17 Nov 2026, 03:00 (UTC+8)', '17 Nov 2026, 02:00 (UTC+7)'],
    ['th', '17 พ.ย. 2569 03:00 (UTC+8)', '17 พ.ย. 2569 02:00 (UTC+7)'],
  ]) {
    const { page } = await visit(`/${language}/news/detail?content_id=timed`, options)
    const time = page.locator('[data-rich] time')
    const shown = async () => (await time.textContent())!.replaceAll('\u00a0', ' ')
    expect(await shown()).toBe(before)
    await hydrate(page)
    await expect.poll(shown).toBe(after)
  }
})

test.each([
  ['/en/news/detail', true, /^#n[0-9a-f]{6}-note-1$/],
  ['/en/news/detail', false, /^#n[0-9a-f]{6}-note-1$/],
  ['/en/#/news/detail', true, /^#.news.detail/],
])('a footnote and its way back can be followed: %s, with scripts: %s', async (path, javaScriptEnabled, hash) => {
  const options = { origin: site.origin, javaScriptEnabled, ready: javaScriptEnabled }
  const { page } = await visit(`${path}?content_id=noted`, options)
  const reference = page.getByRole('link', { name: 'Footnote 1' })
  const header = (await page.locator('header').first().boundingBox())!.height
  await reference.click()
  expect(new URL(page.url()).hash).toMatch(hash)
  const note = page.locator('[data-rich] li')
  await expect.poll(async () => (await note.boundingBox())!.y).toBeLessThan(page.viewportSize()!.height / 2)
  expect((await note.boundingBox())!.y).toBeGreaterThanOrEqual(header - 1)
  await page.getByRole('link', { name: 'Back' }).click()
  await expect.poll(async () => (await reference.boundingBox())!.y).toBeGreaterThan(0)
})
