import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { draftCalls } from '#src/features/news/drafts.contract.ts'
import { showPictures } from './setup/browser/browser.ts'
import { openStudio } from './setup/browser/studio.ts'
import { animatedPng, drawn, enlarged, moving } from './setup/data/pictures.ts'
import { query } from './setup/database/postgres.ts'
import { sharedStudioSite } from './setup/site/shared-sites.ts'
import { cookieOf, type StudioSite, saveDraft, tokens } from './setup/site/studio-site.ts'

showPictures()

let site: StudioSite
let url: string
beforeAll(async () => {
  ;({ site, url } = await sharedStudioSite())
})

const send = async (bytes: Buffer, type: string, token = tokens.anna) => {
  const cookie = await cookieOf(site.admin, token)
  const answer = await fetch(`${site.admin}/studio/pictures`, {
    method: 'POST',
    body: new Uint8Array(bytes),
    headers: { 'content-type': type, cookie },
  })
  return { status: answer.status, ...(await answer.json()) }
}
test('a picture is made anew, without what it tells of its place, and no wider than a text shows', async () => {
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
  ['a GIF', 'image/gif', () => drawn(9, 9).gif().toBuffer(), 415],
  ['a WebP that moves', 'image/webp', () => moving(3), 400],
  ['a PNG that moves', 'image/png', animatedPng, 400],
  ['half a picture', 'image/png', async () => (await drawn(99, 99).png().toBuffer()).subarray(0, 100), 400],
  ['a picture of 20,000 by 20,000 pixels', 'image/png', () => enlarged(20_000), 400],
  ['a file of 9 MB', 'image/png', async () => Buffer.alloc(9 * 1024 * 1024), 413],
  ['nothing', 'image/png', async () => Buffer.alloc(0), 400],
])('%s is refused', async (_, type, make, status) => {
  const before = await query(url, 'select count(*) from news_pictures')
  expect((await send(await make(), type)).status).toBe(status)
  expect(await query(url, 'select count(*) from news_pictures')).toEqual(before)
})

test('a picture that moves is refused in words of its own', async () => {
  await saveDraft(site.admin, 'moving', '<p>Words</p>')
  const { page } = await openStudio(site, '/studio/moving')
  await page.getByRole('button', { name: 'Picture' }).click()
  await page.getByLabel('Or a file').setInputFiles({ name: 'a.webp', mimeType: 'image/webp', buffer: await moving(2) })
  await page.getByText('This picture moves').waitFor()
})

test('a picture is taken from editors alone, and there is none of another name', async () => {
  expect((await send(await drawn(9, 9).png().toBuffer(), 'image/png', 'not-a-token')).status).toBe(401)
  for (const name of ['0'.repeat(32), '../x', 'x']) {
    expect((await fetch(`${site.origin}/act/news/pictures/${name}.webp`)).status).toBe(404)
  }
})

test('a picture that an editor puts into a text is in the page', async () => {
  await saveDraft(site.admin, 'pictured', '<p>Words</p>')
  const { page } = await openStudio(site, '/studio/pictured')
  const preview = page.frameLocator('iframe')
  await preview.locator('html[data-ready]').waitFor()
  await page.getByRole('textbox', { name: 'Text', exact: true }).click()
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

test.each([
  [draftCalls.saveDraft.path, 'application/json'],
  ['/studio/pictures', 'image/png'],
])('what strangers send to %s is refused before it is read', async (path, type) => {
  const body = '{'.repeat(4 * 1024 * 1024) // parsed, it would be neither JSON nor a picture
  const answer = await fetch(site.admin + path, { method: 'POST', body, headers: { 'content-type': type } })
  expect([answer.status, (await answer.json()).code]).toEqual([401, 410001])
})
