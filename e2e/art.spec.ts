import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, describe, expect, inject, test } from 'vitest'
import { gameBrowser, phone, showPictures, visit } from './setup/browser/browser.ts'
import { removeDataFolder, startSite } from './setup/site/site.ts'

showPictures()

const origin = inject('origin')

describe('a picture', () => {
  test.each([
    ['/act/m10s16/1624x750/TFT10_Illaoi.jpg', 'image/jpeg', 1624, 750],
    ['/act/m10s16/1624x750/TFT10_Illaoi.avif', 'image/avif', 1624, 750],
    ['/act/m15s16/480x480/TFT15_Braum.webp', 'image/webp', 480, 480],
    ['/act/m10s16/128/TFT10_Sona.avif', 'image/avif', 128, 128],
    ['/act/m15s16/48/TFT15_Gwen.webp', 'image/webp', 48, 48],
    ['/act/m10s16/layer-light/TFT10_Illaoi.avif', 'image/avif', 609, 281],
    ['/act/m10s16/layer-figure/TFT10_Illaoi.avif', 'image/avif', 1218, 563],
    ['/act/m10s16/480x960/TFT10_Illaoi.avif', 'image/avif', 480, 960],
    ['/act/m10s16/780x1560/home.webp', 'image/webp', 780, 1560],
    ['/act/m15s16/96/TFT_Item_BFSword.webp', 'image/webp', 96, 96],
    ['/act/covers/720x405/announcement.jpg', 'image/jpeg', 720, 405],
    ['/act/prizes/160/ticket.webp', 'image/webp', 160, 160],
    ['/act/m15s16/780x1560/home.avif', 'image/avif', 780, 1560],
    ['/act/m10s16/96/TFT_Item_Spatula.jpg', 'image/jpeg', 96, 96],
  ])('%s', async (path, type, width, height) => {
    const answer = await fetch(origin + path)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, type])
    expect(await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).toMatchObject({ width, height })
    const again = await fetch(origin + path, { headers: { 'if-none-match': answer.headers.get('etag')! } })
    expect([again.status, (await again.arrayBuffer()).byteLength]).toEqual([304, 0])
  })

  test.each([
    '/act/m10s16/1624x750/TFT10_Nobody.jpg',
    '/act/m99s99/1624x750/TFT10_Illaoi.jpg',
    '/act/m10s16/1000x1000/TFT10_Illaoi.jpg',
    '/act/m10s16/1624x750/TFT10_Illaoi.gif',
    '/act/m10s16/256/..%2F1624x750%2FTFT10_Illaoi.avif',
    '/act/..%2f..%2fm10s16/256/TFT10_Illaoi.avif',
  ])('%s is none', async (path) => {
    const answer = await fetch(origin + path)
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store'])
  })
})

/** fetchpriority and loading of each picture. */
const haste = (page: Page, pictures: string) =>
  page
    .locator(pictures)
    .evaluateAll((images) =>
      (images as HTMLImageElement[]).map(({ fetchPriority, loading }) => `${fetchPriority} ${loading}`),
    )

describe('in the page', () => {
  const shown = async (path: string, place: string, options: Parameters<typeof visit>[1] = {}) => {
    const { page, seen } = await visit(path, options)
    const image = page.locator(`${place} img`).first()
    await image.evaluate((element) => (element as HTMLImageElement).decode())
    expect(seen).toMatchObject({ errors: [], violations: [] })
    return image.evaluate((element) => new URL((element as HTMLImageElement).currentSrc).pathname)
  }

  test('each place gets its format and size', async () => {
    const champion = '/en/chess/m10s16/TFT10_Illaoi'
    expect(await shown(champion, 'main > header')).toBe('/act/m10s16/1624x750/TFT10_Illaoi.avif')
    expect(await shown(champion, 'main > header', phone)).toBe('/act/m10s16/480x480/TFT10_Illaoi.avif')
    expect(await shown(champion, 'main > header', { ...phone, deviceScaleFactor: 3 })).toBe(
      '/act/m10s16/750x750/TFT10_Illaoi.avif',
    )
    expect(await shown('/en/books/hero', 'main li')).toBe('/act/m10s16/176/TFT10_Annie.avif')
    expect(await shown('/en/books/hero', 'main li', { deviceScaleFactor: 2 })).toBe('/act/m10s16/256/TFT10_Annie.avif')
    expect(await shown('/en/books/equip', 'article')).toBe('/act/m10s16/96/TFT_Item_BFSword.webp')
    expect(await shown('/en/', 'main')).toBe('/act/m10s16/1920x1080/home.avif')
    expect(await shown('/en/', 'main', phone)).toBe('/act/m10s16/480x960/home.avif')
    expect(await shown('/en/', '#championsInfo article', phone)).toBe('/act/m10s16/480x960/TFT10_Illaoi.avif')
    expect(await shown('/en/rank/hero', 'main [data-cost]')).toMatch('/48/TFT10_')
    expect(await shown('/en/rank/hero', 'main [data-cost]', { ...phone, deviceScaleFactor: 3 })).toMatch('/96/TFT10_')
  })

  test.each([
    ['/en/books/hero', 36],
    ['/en/news', 0],
    ['/en/all-activities', 0],
  ])(
    'of %s the first comes first, before all others; of those, %i begin while the page is read',
    async (path, early) => {
      const { page } = await visit(path, { ready: false, javaScriptEnabled: false })
      const [first, ...others] = await haste(page, 'main img')
      expect(first).toMatch(/^high (auto|eager)$/)
      expect(others.length).toBeGreaterThan(early)
      const begun = expect.stringMatching(/^low (auto|eager)$/)
      expect(others).toEqual(others.map((_, index) => (index < early ? begun : 'low lazy')))
    },
  )

  test('those of the recipe grid begin while the page is read, those of cards when they are near', async () => {
    const { page } = await visit('/en/books/equip', { ready: false, javaScriptEnabled: false })
    const [grid, cards] = [await haste(page, 'table img'), await haste(page, 'article img')]
    expect(new Set(grid).size).toBe(1)
    expect(grid[0]).toMatch(/^low (auto|eager)$/)
    expect(new Set(cards)).toEqual(new Set(['auto lazy']))
  })
})

test.each(['equip?season=m10s16', 'equip?season=m15s16', 'hex?season=m10s16', 'hex?season=m15s16', 'goop'])(
  'every icon of %s exists',
  async (list) => {
    const html = await (await fetch(`${origin}/en/books/${list}`)).text()
    const icons = new Set([...html.matchAll(/src="(\/act\/[^"]+\/96\/[^"]+)"/g)].map(([, path]) => path!))
    expect(icons.size).toBeGreaterThan(100)
    const answers = await Promise.all([...icons].map(async (path) => [path, (await fetch(origin + path)).status]))
    expect(answers.filter(([, status]) => status !== 200)).toEqual([])
  },
)

describe('layers of a splash', () => {
  const layersIn = async (options: Parameters<typeof visit>[1] = {}) => {
    const { page } = await visit('/en/chess/m10s16/TFT10_Illaoi', options)
    return page.locator('main > header img[src*="/layer-"]')
  }

  test('come to an awake page, the farthest first', async () => {
    const layers = await layersIn()
    await layers.first().waitFor()
    expect(await layers.evaluateAll((all) => all.map((each) => each.getAttribute('src')))).toEqual(
      ['set', 'light', 'figure'].map((layer) => `/act/m10s16/layer-${layer}/TFT10_Illaoi.avif`),
    )
  })

  test('move apart with the pointer', async () => {
    const layers = await layersIn()
    const left = async () => (await layers.last().boundingBox())!.x
    await layers.page().mouse.move(20, 200)
    await expect.poll(left).toBeGreaterThan(-14)
    await layers.page().mouse.move(1420, 200)
    await expect.poll(left).toBeLessThan(-20)
  })

  test.each<[string, Parameters<typeof visit>[1]]>([
    ['reduced motion', { reducedMotion: 'reduce' }],
    ['the web view', gameBrowser],
    ['data saving', { connection: { saveData: true } }],
  ])('are not fetched where motion is unwelcome: %s', async (_, options) => {
    const requested: string[] = []
    const before = async (page: Page) =>
      page.on('request', (request) => request.url().includes('/layer-') && requested.push(request.url()))
    const layers = await layersIn({ ...options, before })
    await layers.page().evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    expect(requested).toEqual([])
  })
})

describe("the operator's own", () => {
  const art = mkdtempSync(join(tmpdir(), 'encore-art-'))
  afterAll(() => rmSync(art, { recursive: true }))

  test('wins at once, and a broken one is named in the log', async () => {
    const site = await startSite({ ART_DIR: art, LOG_LEVEL: 'warn', DATABASE_URL: inject('databaseUrl') })
    try {
      const size = async (name: string) => {
        const answer = await fetch(`${site.origin}/act/m10s16/1624x750/${name}.avif`)
        const { channels } = await sharp(Buffer.from(await answer.arrayBuffer())).stats()
        return channels.slice(0, 3).map(({ mean }) => Math.round(mean / 64))
      }
      const drawn = await size('TFT10_Illaoi')
      mkdirSync(join(art, 'm10s16/1624x750'), { recursive: true })
      const own = sharp({ create: { width: 1624, height: 750, channels: 3, background: '#ffffff' } })
      await own.jpeg().toFile(join(art, 'm10s16/1624x750/TFT10_Illaoi.jpg'))
      writeFileSync(join(art, 'm10s16/1624x750/TFT10_Sona.png'), 'no picture')
      expect(await size('TFT10_Illaoi')).toEqual([4, 4, 4])
      expect((await fetch(`${site.origin}/act/m10s16/layer-figure/TFT10_Illaoi.avif`)).status).toBe(404)
      expect(drawn).not.toEqual([4, 4, 4])
      expect(await size('TFT10_Sona')).not.toEqual([4, 4, 4])
      expect(site.output()).toMatch(/TFT10_Sona\.png can't be read as a picture/)
    } finally {
      await site.end()
      removeDataFolder(site.dataFolder)
    }
  })
})

describe('signs', () => {
  const emptySigns = (page: Page) =>
    page.$$eval('use', (uses) =>
      (uses as SVGUseElement[])
        .filter((each) => each.checkVisibility({ contentVisibilityAuto: true }) && each.getBBox().width === 0)
        .map((each) => each.getAttribute('href')),
    )
  /** Requested sheets; the browser may also request the icon by itself. */
  const sheetsOf = (sheets: string[]) => async (page: Page) => {
    const isSheet = (url: string) => url.endsWith('.svg') && !/\/icon-[^/]+$/.test(url)
    page.on('request', (request) => isSheet(request.url()) && sheets.push(request.url()))
  }

  test.each(['/en/books/hero', '/en/rank/lineup', '/en/chess/m10s16/TFT10_Illaoi'])(
    'of %s are drawn without a sheet',
    async (path) => {
      const sheets: string[] = []
      const { page } = await visit(path, { ready: false, javaScriptEnabled: false, before: sheetsOf(sheets) })
      expect(await page.locator('use').count()).toBeGreaterThan(5)
      expect(await emptySigns(page)).toEqual([])
      expect(sheets).toEqual([])
    },
  )

  test('are drawn out of sheets where the server made no page', async () => {
    const sheets: string[] = []
    const { page } = await visit('/en/#/books/hero', { before: sheetsOf(sheets) })
    await expect.poll(() => emptySigns(page)).toEqual([])
    expect(sheets).toContainEqual(expect.stringContaining('interface'))
  })
})
