import sharp from 'sharp'
import { describe, expect, inject, test } from 'vitest'
import { encodeBoard } from '#src/features/lineups/board-address.rules.ts'
import { findings } from './setup/browser/axe.ts'
import { phone, visit } from './setup/browser/browser.ts'

const origin = inject('origin')
const jinx = '/lineupDetail/m15s16/star-guardian-jinx'

/** The folder of a page's pictures, as its card names it. */
async function folderOf(language: string): Promise<string> {
  const html = await (await fetch(`${origin}/${language}${jinx}`)).text()
  const [, folder] = /property="og:image" content="[^"]*(\/act\/lineups\/[^"]+\/)card\.jpg"/.exec(html)!
  return folder!
}

const board = encodeBoard([
  { unit: 'TFT15_Jinx', star: 2, items: ['TFT_Item_InfinityEdge'], hex: '4,7', carry: true },
  { unit: 'TFT15_Rell', star: 1, items: [], hex: '1,4', carry: false },
])
const post = (file: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(`${origin}/act/lineups/own/${file}`, { method: 'POST', body: new URLSearchParams(fields), headers })

describe('the address of a picture', () => {
  test('is kept for ever by browsers, downloads, and has another hash in another language', async () => {
    const folder = await folderOf('en')
    expect(await folderOf('th')).not.toBe(folder.replace('/en/', '/th/'))
    const card = await fetch(`${origin}${folder}card.jpg`)
    expect(Object.fromEntries(card.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-disposition': 'inline; filename="star-guardian-jinx-card.jpg"',
    })
    const etag = card.headers.get('etag')!
    const known = await fetch(`${origin}${folder}card.jpg`, { headers: { 'if-none-match': etag } })
    expect(known.status).toBe(304)
    const download = await fetch(`${origin}${folder}portrait.png?download`)
    expect(download.headers.get('content-disposition')).toBe('attachment; filename="star-guardian-jinx-portrait.png"')
    expect(await sharp(Buffer.from(await download.arrayBuffer())).metadata()).toMatchObject({
      format: 'png',
      width: 1080,
      height: 1350,
    })
  })

  test('with an older hash shows the present picture, which no cache keeps', async () => {
    const folder = await folderOf('ms')
    const older = await fetch(`${origin}${folder.replace(/[0-9a-f]{16}/, '0123456789abcdef')}card.webp`)
    expect(older.headers.get('cache-control')).toBe('no-store')
    const present = await fetch(`${origin}${folder}card.webp`)
    expect(Buffer.from(await older.arrayBuffer()).equals(Buffer.from(await present.arrayBuffer()))).toBe(true)
  })

  test('leads to no picture for an unknown season, lineup, language, hash or format', async () => {
    const folder = await folderOf('en')
    const wrong = [
      `${folder}card.png`,
      `${folder}poster.jpg`,
      `${folder}constructor.jpg`,
      `${folder.replace('m15s16', 'm1s1')}card.jpg`,
      `${folder.replace('jinx', 'jynx')}card.jpg`,
      `${folder.replace('/en/', '/fr/')}card.jpg`,
      `${folder.replace(/[0-9a-f]{16}/, '..%2f..%2fetc')}card.jpg`,
    ]
    const answers = await Promise.all(wrong.map((path) => fetch(origin + path)))
    expect(answers.map(({ status }) => status)).toEqual(wrong.map(() => 404))
    expect(answers.every(({ headers }) => headers.get('cache-control') === 'no-store')).toBe(true)
  })
})

describe('a picture of a player’s own board', () => {
  test('is drawn from its address and downloads, with the title in any script', async () => {
    const picture = await post('zh/card.jpg', { season: 'm15s16', board, title: '我的阵容 <b>😀' })
    expect(Object.fromEntries(picture.headers)).toMatchObject({
      'content-disposition': 'attachment; filename="lineup-card.jpg"',
      'cache-control': 'no-store',
    })
    expect(await sharp(Buffer.from(await picture.arrayBuffer())).metadata()).toMatchObject({ width: 1200, height: 630 })
  })

  test('is checked as strictly as a lineup’s file', async () => {
    const unknown = encodeBoard([{ unit: 'TFT15_Nobody', star: 1, items: [], hex: '1,1', carry: false }])
    const own = { season: 'm15s16', board }
    const wrong = [
      {},
      { ...own, board: '' },
      { ...own, board: board.slice(0, -1) },
      { ...own, board: encodeBoard([]) },
      { ...own, board: unknown },
      { ...own, season: 'm10s16' },
      { ...own, season: '__proto__' },
      { ...own, title: 'x'.repeat(61) },
    ] as Record<string, string>[]
    const answers = await Promise.all(wrong.map((fields) => post('en/card.jpg', fields)))
    expect(answers.map(({ status }) => status)).toEqual(wrong.map(() => 400))
    expect((await post('en/card.png', own)).status).toBe(404)
    expect((await post('xx/card.jpg', own)).status).toBe(404)
    expect((await post('en/card.jpg', own, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect((await post('en/card.jpg', { ...own, title: 'x'.repeat(9000) })).status).toBe(413)
  })
})

describe('“Save picture” on a lineup’s page', () => {
  test.each([
    ['en', 'Save picture', 'Share picture', { width: 1280, height: 900 }],
    ['th', 'บันทึกรูป', 'แชร์รูป', { width: 320, height: 700 }],
  ] as const)('in %s shows a preview of the chosen format and shares the ready file alone', async (...row) => {
    const [language, save, share, viewport] = row
    const { page, seen } = await visit(`/${language}${jinx}`, { viewport, bypassCSP: true })
    await page.evaluate(() => {
      const taken: ShareData[] = []
      Object.assign(window, { taken })
      navigator.canShare = () => true
      navigator.share = async (data = {}) => void taken.push(data)
    })
    await page.locator('summary', { hasText: save }).focus()
    await page.keyboard.press('Enter')
    await page.locator('input[value=portrait]').focus()
    await page.keyboard.press('ArrowRight')
    const preview = page.locator('img[data-format=story]')
    await preview.waitFor()
    expect(await findings(page)).toEqual([])
    await page.getByRole('button', { name: share, exact: true }).click()
    const shared = () =>
      page.evaluate(() =>
        (window as unknown as { taken: ShareData[] }).taken.map(({ files, ...rest }) => ({
          names: files?.map(({ name, type, size }) => `${name} ${type} ${size > 100_000}`),
          rest,
        })),
      )
    await expect.poll(shared).toEqual([{ names: ['star-guardian-jinx-story.png image/png true'], rest: {} }])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width)
    expect(seen.errors).toEqual([])
  })

  test('downloads without script, each format from an address of the site', async () => {
    const { page } = await visit(`/en${jinx}`, { ...phone, ready: false, javaScriptEnabled: false })
    await page.locator('summary', { hasText: 'Save picture' }).click()
    await page.locator('label', { has: page.locator('input[value=card]') }).click()
    const link = page.getByRole('link', { name: 'Download', exact: true })
    expect(await link.count()).toBe(1)
    expect(await link.getAttribute('href')).toMatch(
      /^\/act\/lineups\/m15s16\/star-guardian-jinx\/en\/[0-9a-f]{16}\/card\.jpg\?download$/,
    )
  })
})

test('“Save picture” in the builder draws a preview and a file once for each format and title', async () => {
  const address = `/en/lineup/builder?season=m15s16&board=${board}`
  const { page } = await visit(address, { viewport: { width: 1280, height: 900 }, bypassCSP: true })
  await page.evaluate(() => {
    navigator.canShare = () => true
  })
  const posted: string[] = []
  page.on('request', (request) => {
    const file = /\/act\/lineups\/own\/en\/(.+)$/.exec(request.url())?.[1]
    if (file) posted.push(`${file} ${new URLSearchParams(request.postData() ?? '').get('title')}`)
  })
  const isShareable = () => page.getByRole('button', { name: 'Share picture', exact: true }).waitFor()
  await page.locator('summary', { hasText: 'Save picture' }).click()
  await isShareable()
  await page.locator('input[value=portrait]').focus()
  await page.keyboard.press('ArrowRight')
  await page.locator('img[data-format=story]').waitFor()
  await isShareable()
  await page.locator('[data-format=story] input[name=title]').pressSequentially('Mine')
  await page.locator('img[alt*=Mine]').waitFor()
  await isShareable()
  expect(posted).toEqual(
    ['portrait', 'story', 'story'].flatMap((format, place) =>
      ['webp', 'png'].map((type) => `${format}.${type} ${place === 2 ? 'Mine' : ''}`),
    ),
  )
})
