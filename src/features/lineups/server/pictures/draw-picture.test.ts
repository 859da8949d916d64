import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import jsQr from 'jsqr'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Language, languages } from '#src/core/languages.ts'
import { qrModules, qrSvg } from '#src/core/texts/qr-code.ts'
import { keptPicture, openPictureParts, readKeptPicture } from '../../../../../e2e/setup/data/picture-parts.ts'
import { formatNames, type PictureFormat, pictureFormats, sharedFile } from '../../lineup-picture.rules.ts'
import { drawPicture } from './draw-picture.ts'
import { hashOf, lineupContent, ownContent, type PictureContent } from './picture-content.ts'
import type { Face } from './picture-fonts.ts'
import { textSvg } from './svg-text.ts'

const origin = 'https://encore.example'
let folder: string
let parts: Awaited<ReturnType<typeof openPictureParts>>
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'encore-lineup-pictures-'))
  parts = await openPictureParts(folder)
})
afterAll(() => rmSync(folder, { recursive: true }))

function contentOf(id: string, language: Language): PictureContent {
  const lineup = parts.lineups.find((each) => each.id === id)!
  return lineupContent(lineup, parts.gameData.seasons.get(lineup.season)!, { language, origin })
}

const draw = (content: PictureContent, format: PictureFormat) => drawPicture(content, sharedFile(format), parts.drawing)

/** The same size for all, so that letters are a few pixels high and a shifted one is seen. */
const small = async (picture: Buffer) =>
  sharp(picture).resize({ width: 360 }).removeAlpha().raw().toBuffer({ resolveWithObject: true })

test.each<[Language, PictureFormat]>([
  ['en', 'portrait'],
  ['zh', 'portrait'],
  ['th', 'portrait'],
  ['ms', 'portrait'],
  ['th', 'card'],
  ['zh', 'story'],
])('the picture in %s as %s is the kept one', async (language, format) => {
  const { data, info } = await small(await draw(contentOf('star-guardian-jinx', language), format))
  const name = `${language}-${format}.jpg`
  const kept = readKeptPicture(name)
  if (!kept) {
    writeFileSync(
      keptPicture(name),
      await sharp(data, { raw: info }).jpeg({ quality: 90, chromaSubsampling: '4:4:4' }).toBuffer(),
    )
    throw new Error(`${name} was missing and is drawn now; look at it, then run again`)
  }
  const expected = await small(kept)
  expect(data.length).toBe(expected.data.length)
  const differences = data.map((value, place) => Math.abs(value - expected.data[place]!))
  expect(differences.reduce((sum, each) => sum + each, 0) / data.length).toBeLessThan(2.5)
  expect(differences.filter((each) => each > 60).length / data.length).toBeLessThan(0.002)
})

/** Share of lit pixels of a text in white on black. */
async function inkOf(text: string, face: Face): Promise<number> {
  const drawn = textSvg(parts.drawing.fonts, text, { x: 10, y: 70 }, { face, size: 48, fill: '#fff' })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="110"><rect width="900" height="110"/>${drawn}</svg>`
  const { channels } = await sharp(Buffer.from(svg)).stats()
  return channels[0]!.mean / 255
}

test.each([
  ['Latin', 'Nine-piece orchestra'],
  ['Thai', 'ลิ้น เยิ้ม น้ำ ที่นี่ ปฏิกิริยา'],
  ['Chinese', '星之守护者，标题「龙」'],
])('%s has ink in each weight, more in the heavier one', async (_, text) => {
  const light = await inkOf(text, 'text')
  expect(light).toBeGreaterThan(0.02)
  for (const face of ['strong', 'display'] as const) expect(await inkOf(text, face)).toBeGreaterThan(light * 1.1)
})

test('marks above and below Thai letters have ink of their own', async () => {
  for (const [bare, marked] of [
    ['ลน', 'ลิ้น'],
    ['ทน', 'ที่นี่'],
    ['นำ', 'น้ำ'],
    ['ปฏ', 'ปฏิ'],
  ] as const)
    for (const face of ['text', 'strong', 'display'] as const)
      expect(await inkOf(marked, face), marked).toBeGreaterThan((await inkOf(bare, face)) * 1.03)
})

test('an emoji or a sign that no font has is an empty hex, and its neighbours stay as they are', async () => {
  const { fonts } = parts.drawing
  expect(fonts.runsOf('a👩‍🚀b 𓀀', 'text').map(({ font, text }) => font && text)).toEqual(['a', null, 'b ', null])
  const [plain, hex] = [await inkOf('a', 'text'), await inkOf('a👩‍🚀', 'text')]
  expect(hex).toBeGreaterThan(plain + 0.001)
  expect(await inkOf('a👍🏽', 'text')).toBeCloseTo(hex, 5)
})

test.each(formatNames)('the code of %s is read at half its size and opens the page', async (format) => {
  for (const id of ['star-guardian-jinx', 'battle-academia-katarina']) {
    const content = contentOf(id, 'en')
    expect(await readCode(await draw(content, format), 0.5)).toBe(`${origin}/lineupDetail/${content.season}/${id}`)
  }
})

test('a code is black on white, with four modules of white around it', () => {
  const svg = qrSvg('https://encore.example/', { x: 0, y: 0, module: 1 })
  const side = qrModules('https://encore.example/')
  expect(svg).toContain(`<path fill="#fff" d="M0 0h${side}v${side}H0z"/>`)
  const bars = [...svg.matchAll(/M(\d+) (\d+)h(\d+)v1/g)].map((bar) => bar.slice(1).map(Number))
  expect(bars.length).toBeGreaterThan(100)
  for (const [left, top, length] of bars as [number, number, number][]) {
    expect(Math.min(left, top)).toBeGreaterThanOrEqual(4)
    expect(Math.max(left + length, top + 1)).toBeLessThanOrEqual(side - 4)
  }
})

test('the hash changes with the lineup, its language and the art', () => {
  const content = contentOf('star-guardian-jinx', 'en')
  const hashes = [
    hashOf(content, 'art'),
    hashOf({ ...content, title: 'Another' }, 'art'),
    hashOf(contentOf('star-guardian-jinx', 'ms'), 'art'),
    hashOf(content, 'other art'),
  ]
  expect(new Set(hashes).size).toBe(4)
  expect(hashOf(contentOf('star-guardian-jinx', 'en'), 'art')).toBe(hashes[0])
})

async function readCode(picture: Buffer, scale: number): Promise<string | undefined> {
  const { width = 0 } = await sharp(picture).metadata()
  const { data, info } = await sharp(picture)
    .resize(Math.round(width * scale))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return jsQr(new Uint8ClampedArray(data), info.width, info.height)?.data
}

test('every sample lineup has a card that chats show, in four languages', async () => {
  for (const [place, { id }] of parts.lineups.entries()) {
    const card = await draw(contentOf(id, languages[place % 4]!), 'card')
    expect(card.length, id).toBeLessThanOrEqual(300_000)
    expect(await sharp(card).metadata()).toMatchObject({ format: 'jpeg', ...sizeOf('card') })
  }
})

const sizeOf = (format: PictureFormat) => ({
  width: pictureFormats[format].width,
  height: pictureFormats[format].height,
})

test('a full board with the longest title and names is drawn in all formats, with its code', async () => {
  const season = parts.gameData.seasons.get('m15s16')!
  const items = season.items.slice(0, 3).map(({ id }) => id)
  const units = season.champions.slice(0, 12).map(({ id }, place) => {
    const hex = `${(place % 4) + 1},${Math.floor(place / 4) * 3 + 1}`
    return { unit: id, star: 3 as const, items, hex, carry: place === 0 }
  })
  const own = { units, board: 'A'.repeat(290), title: '<b>&"中文ที่นี่😀'.repeat(5) }
  for (const format of formatNames) {
    const picture = await draw(ownContent(own, season, { language: 'th', origin }), format)
    expect(await sharp(picture).metadata()).toMatchObject(sizeOf(format))
    if (format !== 'card') expect(await readCode(picture, 1)).toContain('/lineup/builder?season=m15s16&board=AAA')
  }
})

test('forty pictures in a row keep no memory', async () => {
  const content = contentOf('star-guardian-jinx', 'zh')
  const drawMany = async (count: number) => {
    for (let drawn = 0; drawn < count; drawn++) await draw({ ...content, title: `${content.title} ${drawn}` }, 'card')
    return process.memoryUsage().rss
  }
  const first = await drawMany(20)
  expect(((await drawMany(40)) - first) / 1e6).toBeLessThan(60)
})
