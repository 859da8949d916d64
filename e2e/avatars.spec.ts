import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { accountCalls, largestAvatar } from '#src/features/account/account.contract.ts'
import { desktop, phone, showPictures, visit } from './setup/browser/browser.ts'
import { moving } from './setup/data/pictures.ts'
import { query } from './setup/database/postgres.ts'
import type { FormClient } from './setup/peers/form-client.ts'
import { type AccountSite, check, takeCookies } from './setup/site/account-site.ts'
import { sharedAccountSite } from './setup/site/shared-sites.ts'

showPictures()

let site: AccountSite
let photo: Buffer
beforeAll(async () => {
  site = await sharedAccountSite()
  photo = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#ff3d8b' } })
    .withExif({ IFD3: { GPSLatitude: '3/1 8/1 0/1' } })
    .jpeg()
    .toBuffer()
})

/** Gets a signed upload path for a file. */
async function grantFor(client: FormClient, file: Buffer, type = 'image/jpeg'): Promise<string> {
  const wanted = { content_type: type, content_length: file.length }
  const { data } = (await client.call(accountCalls.requestAvatarUpload.path, wanted)) as {
    data: { upload_url: string }
  }
  return data.upload_url
}

const put = async (path: string, file: Buffer, type = 'image/jpeg') => {
  const answer = await fetch(site.origin + path, {
    method: 'PUT',
    body: new Uint8Array(file),
    headers: { 'content-type': type },
  })
  return { status: answer.status, code: ((await answer.json()) as { code: number }).code }
}

const pictureOf = async (client: FormClient) => (await check(client)).pictureUrl as string
const shown = (path: string, origin = site.origin) => fetch(origin + path)

/** Submits a file with the form of the account page. */
const sendForm = (client: FormClient, file: Buffer) =>
  client.postFile('/auth/account/avatar?lang=en', 'avatar', new File([new Uint8Array(file)], 'me.jpg'))

test('a picture put to its address is made anew, seen by every instance, and replaced by the next', async () => {
  const client = await site.signedIn()
  expect(await put(await grantFor(client, photo), photo)).toEqual({ status: 200, code: 0 })
  const first = await pictureOf(client)
  const answer = await shown(first, site.otherOrigin)
  expect(answer.headers.get('content-type')).toBe('image/webp')
  const made = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
  expect(made).toMatchObject({ format: 'webp', width: 256, height: 256 })
  expect(made.exif).toBeUndefined()
  const other = await sharp({ create: { width: 9, height: 9, channels: 4, background: '#0000' } })
    .png()
    .toBuffer()
  expect(await put(await grantFor(client, other, 'image/png'), other, 'image/png')).toMatchObject({ status: 200 })
  expect([(await shown(first)).status, (await shown(await pictureOf(client))).status]).toEqual([404, 200])
})

test('an address takes only what it was asked for, and nothing that is no picture', async () => {
  const client = await site.signedIn()
  const before = await pictureOf(client)
  const path = await grantFor(client, photo)
  const text = Buffer.alloc(photo.length, '<svg onload="alert(1)">')
  expect(await put(path, photo.subarray(1))).toEqual({ status: 403, code: expect.any(Number) })
  expect(await put(path, photo, 'image/png')).toMatchObject({ status: 403 })
  expect(await put(`${path}0`, photo)).toMatchObject({ status: 403 })
  expect(await put(path, text)).toEqual({ status: 400, code: 410009 })
  expect(await pictureOf(client)).toBe(before)
})

test('a picture that moves is refused', async () => {
  const client = await site.signedIn()
  const file = await moving(2)
  const path = await grantFor(client, file, 'image/webp')
  expect(await put(path, file, 'image/webp')).toEqual({ status: 400, code: 410009 })
})

test('the picture of an account that is gone is kept nowhere', async () => {
  const client = await site.signedIn()
  const path = await grantFor(client, photo)
  await query(site.url, 'delete from account_users where user_id = $1', [await site.accountOf(client)])
  const before = await query(site.url, 'select count(*) as n from account_avatars')
  await put(path, photo)
  expect(await query(site.url, 'select count(*) as n from account_avatars')).toEqual(before)
})

test('the form of the account page takes one without script, tells of a file that is none, and gives it back', async () => {
  const client = await site.signedIn()
  const drawn = await pictureOf(client)
  expect((await sendForm(client, photo)).headers.get('location')).toBe('/en/account?done=pictured')
  const sent = await pictureOf(client)
  expect(await (await client.get('/en/account')).text()).toContain(`src="${sent}"`)
  const data = await (await client.get('/auth/account/data.json')).json()
  expect([data.picture.slice(0, 23), data.events[0].kind]).toEqual(['data:image/webp;base64,', 'pictured'])
  for (const wrong of [Buffer.from('no picture'), Buffer.alloc(0), Buffer.alloc(12 * 1024 * 1024)]) {
    const refused = await sendForm(client, wrong)
    expect([refused.status, (await refused.text()).includes('You can’t use that picture')]).toEqual([400, true])
  }
  expect(await pictureOf(client)).toBe(sent)
  await client.post('/auth/account/avatar/remove?lang=en', {})
  expect([await pictureOf(client), (await shown(sent)).status]).toEqual([drawn, 404])
})

/** A large phone photo stored sideways with an EXIF rotation, its dark sky at the left. */
const largePhoto = async () => {
  const noise = { type: 'gaussian', mean: 200, sigma: 60 } as const
  const sky = await sharp({ create: { width: 1200, height: 1600, channels: 3, background: '#001' } })
    .png()
    .toBuffer()
  return sharp({ create: { width: 2400, height: 1600, channels: 3, background: '#888', noise } })
    .composite([{ input: sky, left: 0, top: 0 }])
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 100 })
    .toBuffer()
}

/** Brightness of the upper and the lower half, 0 to 255. */
const halvesOf = async (picture: Buffer) => {
  const { data, info } = await sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true })
  const half = data.length / 2
  expect([info.width, info.height]).toEqual([256, 256])
  return [data.subarray(0, half), data.subarray(half)].map((part) => part.reduce((sum, each) => sum + each, 0) / half)
}

test.each([
  ['th', 'เลือกรูป', 'บันทึกรูป'],
  ['zh', '选择图片', '保存头像'],
] as const)(
  'the account page names the chosen file and sends a photo made small, in %s',
  async (language, choose, save) => {
    const client = await site.signedIn()
    const { page, seen } = await visit('/en/news', {
      ...phone,
      origin: site.origin,
      viewport: { width: 320, height: 480 },
    })
    await takeCookies(page, client)
    await page.goto(`${site.origin}/${language}/account`)
    const large = await largePhoto()
    expect(large.length).toBeGreaterThan(largestAvatar)
    const field = page.getByLabel(choose)
    await field.focus()
    const label = page.getByText(choose, { exact: true })
    expect(await label.evaluate((each) => getComputedStyle(each).outlineStyle)).toBe('solid')
    const chooser = page.waitForEvent('filechooser')
    await label.click()
    const name = `${'ภาพ-'.repeat(20)}me.jpg`
    await (await chooser).setFiles({ name, mimeType: 'image/jpeg', buffer: large })
    await page.getByText(name).waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    await page.getByRole('button', { name: save }).click() // once the button is enabled
    await page.waitForURL(`${site.origin}/${language}/account?done=pictured`)
    const kept = await shown(await pictureOf(client))
    const [sky, ground] = await halvesOf(Buffer.from(await kept.arrayBuffer()))
    expect([sky! < 30, ground! > 150]).toEqual([true, true])
    expect(seen.violations).toEqual([])
  },
)

test('of a picture that is too large the account page tells where it was chosen, and keeps what else waits', async () => {
  const client = await site.signedIn()
  await client.post('/auth/account/delete?lang=en', {})
  const { page } = await visit('/en/news', { ...phone, origin: site.origin, viewport: { width: 320, height: 480 } })
  await takeCookies(page, client)
  await page.goto(`${site.origin}/en/account`)
  const file = { name: 'noise.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(largestAvatar + 8192) }
  await page.getByLabel('Choose a picture').setInputFiles(file)
  await page.getByRole('button', { name: 'Save picture' }).click()
  const alert = page.getByRole('alert')
  const isSeen = await alert.evaluate((each) => {
    const { top, bottom } = each.getBoundingClientRect()
    return top >= 0 && bottom <= innerHeight
  })
  expect([isSeen, await page.evaluate(() => document.activeElement?.id)]).toEqual([true, 'avatar'])
  await page.locator('input[name=code]').waitFor() // the form of the deletion
})

test('an account sends ten pictures an hour at most', async () => {
  const client = await site.signedIn()
  const tiny = await sharp({ create: { width: 2, height: 2, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  const statuses = []
  for (let time = 0; time < 11; time++) statuses.push((await sendForm(client, tiny)).status)
  expect(statuses).toEqual([...Array(10).fill(303), 429])
})

test('the header shows the picture, drawn or sent', async () => {
  const client = await site.signedIn()
  const { page, seen } = await visit('/en/news', { ...desktop, origin: site.origin })
  await takeCookies(page, client)
  for (const send of [false, true]) {
    if (send) await sendForm(client, photo)
    const drawn = page.waitForResponse(site.origin + (await pictureOf(client)))
    await page.goto(`${site.origin}/en/news`)
    expect((await drawn).status()).toBe(200)
    await page
      .locator(`header img[src="${await pictureOf(client)}"]`)
      .first()
      .waitFor()
  }
  expect(seen.errors).toEqual([])
})
