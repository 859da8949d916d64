import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { languages } from '../src/core/languages.ts'
import { visit } from './setup/browser.ts'

const plain = { ready: false, javaScriptEnabled: false }
const titles = 'Remix Rumble · K.O. Coliseum'

test('the home page tells of the season, of all seasons and of its own address', async () => {
  const { page } = await visit('/en/', plain)
  expect(await page.textContent('#homeView')).toContain('Every trait is a genre.')
  expect(await page.locator('meta[name=description]').getAttribute('content')).toContain(titles)
  const data = JSON.parse((await page.locator('[type="application/ld+json"]').textContent())!)
  expect(data.url).toBe(`${inject('origin')}/en/`)
})

test('the manifest names the seasons', async () => {
  const manifest = await (await fetch(`${inject('origin')}/en/manifest.webmanifest`)).json()
  expect(manifest.description).toContain(titles)
})

test('the manifests of all languages are of one app, with an icon that a phone may cut to its own shape', async () => {
  for (const language of languages) {
    const manifest = await (await fetch(`${inject('origin')}/${language}/manifest.webmanifest`)).json()
    expect(manifest.id).toBe('/')
    const { src } = manifest.icons.find(({ purpose }: { purpose?: string }) => purpose === 'maskable')
    const file = await fetch(inject('origin') + src)
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'image/png'])
  }
})

test.each(languages.flatMap((language) => [320, 390].map((width) => [language, width] as const)))(
  'in %s the heading of the home page breaks in no word at %i pixels with text twice as large',
  async (language, width) => {
    const { page } = await visit(`/${language}/`, { viewport: { width, height: 800 } })
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
      return document.fonts.ready
    })
    expect(await brokenWords(page)).toEqual([])
  },
)

/** Latin words of the heading that stand on more than one line. */
const brokenWords = (page: Page) =>
  page.locator('h1').evaluate((heading) => {
    const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT)
    const broken: string[] = []
    while (texts.nextNode()) {
      const text = texts.currentNode as Text
      for (const { 0: word, index: start } of text.data.matchAll(/[\p{Script=Latin}.]+/gu)) {
        const range = document.createRange()
        range.setStart(text, start)
        range.setEnd(text, start + word.length)
        if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) broken.push(word)
      }
    }
    return broken
  })

test.each([
  ['/act/a20241108cbt/th/index.html', 'รางวัลโคลสเบต้า', 'th'],
  ['/act/2025gsot/?lang=zh', '活动页面', 'zh'],
  ['/act/2025gsot/?lang=nosuch', 'Event page', 'en'],
])('outside production the sample page %s answers', async (path, title, language) => {
  const { page, seen } = await visit(path, { ready: false })
  expect(await page.textContent('h1')).toBe(title)
  expect(await page.getAttribute('html', 'lang')).toContain(language)
  expect(seen).toMatchObject({ errors: [], violations: [] })
})
