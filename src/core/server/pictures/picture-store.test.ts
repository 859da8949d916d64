import { mkdirSync, mkdtempSync, readdirSync, rmSync, truncateSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { PictureFormat, PictureKind } from '#src/core/pictures.ts'
import { moving } from '../../../../e2e/setup/data/pictures.ts'
import { checkOwnPictures, type PictureFault } from './picture-originals.ts'
import { PictureStore } from './picture-store.ts'

const wide: PictureKind = {
  folder: '200x100',
  width: 200,
  height: 100,
  drawnAs: 'avif',
  focus: { x: 0.75, y: 0.5 },
  sizes: { '100x50': { width: 100, height: 50 }, '80x80': { width: 80, height: 80 } },
}
const alongside = (otherwise: 'cut' | 'left out'): PictureKind => ({
  folder: otherwise,
  width: 40,
  height: 40,
  drawnAs: 'webp',
  focus: { x: 0.5, y: 0.5 },
  sizes: {},
  goesWith: { folder: '200x100', otherwise },
})
const red = { r: 250, g: 10, b: 10 }
const green = { r: 10, g: 250, b: 10 }
const blue = { r: 10, g: 10, b: 250 }

let root: string
let faults: PictureFault[]
let keepFaults: unknown[]
let store: PictureStore

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'encore-pictures-'))
  faults = []
  keepFaults = []
  store = openStore()
  await hand('drawn/s1/200x100/Ann.avif', halves(green, blue))
})
afterEach(() => rmSync(root, { recursive: true }))

const openStore = () =>
  new PictureStore({
    originals: { own: join(root, 'own'), drawn: join(root, 'drawn') },
    kept: join(root, 'kept'),
    kinds: [wide, alongside('cut'), alongside('left out')],
    onFault: (fault) => faults.push(fault),
    onKeepFault: (fault) => keepFaults.push(fault),
  })

/** A picture of two coloured halves. */
const halves = (left: typeof red, right: typeof red, { width, height } = { width: 200, height: 100 }) =>
  sharp({ create: { width, height, channels: 3, background: left } }).composite([
    { input: { create: { width: width / 2, height, channels: 3, background: right } }, left: width / 2, top: 0 },
  ])

const square = (colour: typeof red) => halves(colour, colour, { width: 40, height: 40 })

async function hand(path: string, picture: Sharp) {
  const file = join(root, path)
  mkdirSync(dirname(file), { recursive: true })
  await picture.toFile(file)
  return file
}

const find = (folder: string, format: PictureFormat = 'jpg', name = 'Ann') =>
  store.find({ group: 's1', folder, name, format })

/** Format, size and the colours in the middle of both halves. */
async function look(folder: string, format: PictureFormat = 'jpg') {
  const { bytes } = (await find(folder, format))!
  const picture = sharp(bytes)
  const { format: kind, width, height } = await picture.metadata()
  const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (x: number) => {
    const [r, g, b] = data.subarray((Math.floor(height / 2) * width + x) * info.channels)
    return r! > 150 ? 'red' : g! > 150 ? 'green' : b! > 150 ? 'blue' : 'other'
  }
  return { kind, size: `${width}x${height}`, left: at(Math.floor(width / 4)), right: at(Math.floor((width * 3) / 4)) }
}

test.each([
  ['200x100', 'jpg', { kind: 'jpeg', size: '200x100', left: 'green', right: 'blue' }],
  ['200x100', 'avif', { kind: 'heif', size: '200x100', left: 'green', right: 'blue' }],
  ['100x50', 'webp', { kind: 'webp', size: '100x50', left: 'green', right: 'blue' }],
  ['80x80', 'avif', { kind: 'heif', size: '80x80', left: 'blue', right: 'blue' }],
] as const)('the drawn picture as %s in %s', async (folder, format, expected) => {
  expect(await look(folder, format)).toEqual(expected)
})

test.each(['png', 'jpg', 'jpeg', 'webp', 'avif'])(
  'a dropped-in %s wins in every size and format',
  async (extension) => {
    await find('200x100')
    await hand(`own/s1/200x100/Ann.${extension}`, halves(red, green))
    for (const format of ['avif', 'webp', 'jpg'] as const) {
      expect(await look('200x100', format)).toMatchObject({ left: 'red', right: 'green' })
      expect(await look('100x50', format)).toMatchObject({ left: 'red', right: 'green' })
    }
    expect(faults).toEqual([])
  },
)

test('a size of another shape is cut around the focal point, which is the middle where none is given', async () => {
  await hand('own/s1/200x100/Ann.png', halves(red, green, { width: 400, height: 200 }))
  expect(await look('80x80')).toMatchObject({ left: 'red', right: 'green' })
  const focus = join(root, 'own/s1/200x100/Ann.json')
  writeFileSync(focus, '{"focus":{"x":0.1,"y":0.5}}')
  expect(await look('80x80')).toMatchObject({ left: 'red', right: 'red' })
  writeFileSync(focus, '{"focus":{"x":9,"y":0.5}}')
  expect(await look('80x80')).toMatchObject({ left: 'red', right: 'green' })
  expect(faults.at(-1)).toEqual({ file: focus, why: expect.stringContaining('is not a focal point') })
})

test('what goes with another picture is cut from it or left out, unless it is there or replaced itself', async () => {
  expect([await look('cut'), await find('left out')]).toMatchObject([{ right: 'blue' }, null])
  for (const folder of ['cut', 'left out']) await hand(`drawn/s1/${folder}/Ann.webp`, square(blue))
  expect([await look('cut'), await look('left out')]).toMatchObject([{ right: 'blue' }, { right: 'blue' }])
  await hand('own/s1/200x100/Ann.png', halves(green, red))
  expect(await look('cut')).toEqual({ kind: 'jpeg', size: '40x40', left: 'green', right: 'red' })
  expect(await find('left out')).toBeNull()
  for (const folder of ['cut', 'left out']) await hand(`own/s1/${folder}/Ann.png`, square(red))
  expect([await look('cut'), await look('left out')]).toMatchObject([{ right: 'red' }, { right: 'red' }])
  expect(faults).toEqual([])
})

test('a wrong size and a broken file are named, and the drawn picture stays', async () => {
  const small = await hand('own/s1/200x100/Ann.png', halves(red, red, { width: 50, height: 50 }))
  expect(await look('200x100')).toMatchObject({ left: 'green', right: 'blue' })
  expect(faults).toContainEqual({ file: small, why: expect.stringMatching(/50 x 50 pixels; 200 x 100/) })

  rmSync(small)
  const whole = await sharp({
    create: {
      width: 200,
      height: 100,
      channels: 3,
      background: red,
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .jpeg()
    .toBuffer()
  const broken = join(root, 'own/s1/200x100/Ann.jpg')
  writeFileSync(broken, whole.subarray(0, whole.length / 2))
  expect(await look('200x100')).toMatchObject({ left: 'green', right: 'blue' })
  expect(faults.at(-1)).toEqual({ file: broken, why: expect.stringContaining("can't be read as a picture") })
})

test('the tag changes with the picture, and a new process finds what was made', async () => {
  const first = (await find('100x50'))!
  expect(readdirSync(join(root, 'kept/s1/100x50'))).toEqual([`Ann.${first.tag}.jpg`])
  store = openStore()
  expect(await find('100x50')).toEqual(first)
  const file = await hand('own/s1/200x100/Ann.png', halves(red, green))
  const second = (await find('100x50'))!
  expect(second.tag).not.toBe(first.tag)
  utimesSync(file, 1, 1)
  const third = (await find('100x50'))!
  expect(third.tag).not.toBe(second.tag)
  expect(readdirSync(join(root, 'kept/s1/100x50'))).toEqual([`Ann.${third.tag}.jpg`])
})

test('many who ask at once get the same picture', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => find('80x80', 'avif')))
  expect(new Set(answers.map((each) => each!.bytes)).size).toBe(1)
})

test('where nothing can be kept the picture is made all the same', async () => {
  writeFileSync(join(root, 'kept'), 'a file where the folder should be')
  expect(await look('100x50')).toMatchObject({ size: '100x50' })
})

test.each([
  ['a name that nobody drew', '200x100', 'Bob'],
  ['a size that is not given out', '199x99', 'Ann'],
])('%s is nothing', async (_, folder, name) => {
  expect(await find(folder, 'jpg', name)).toBeNull()
})

test('the operator is told of everything in the folder that is of no use', async () => {
  await hand('own/s1/200x100/Good.png', halves(red, green))
  await hand('own/s1/200x100/Square.png', halves(red, green, { width: 100, height: 100 }))
  await hand('own/s1/elsewhere/Ann.png', halves(red, green))
  writeFileSync(join(root, 'own/s1/200x100/Ann.gif'), 'GIF')
  writeFileSync(join(root, 'own/s1/200x100/Moving.webp'), await moving(2))
  writeFileSync(join(root, 'own/s1/200x100/Good.json'), '{}')
  writeFileSync(join(root, 'own/s1/200x100/Square.json'), '\ufeff{"focus":{"x":0.5,"y":0.4}}')
  for (const name of ['.DS_Store', 's1/.DS_Store', 's1/200x100/Thumbs.db']) writeFileSync(join(root, 'own', name), '')
  const found = await checkOwnPictures(join(root, 'own'), [wide])
  expect(found.map(({ file, why }) => `${file.slice(root.length)} ${why}`).sort()).toEqual([
    expect.stringMatching(/Ann.gif is of no known format/),
    expect.stringMatching(/Good.json is not a focal point/),
    expect.stringMatching(/Moving.webp moves in 2 frames/),
    expect.stringMatching(/Square.png measures 100 x 100/),
    expect.stringMatching(/elsewhere is not a folder of pictures; known folders are 200x100/),
  ])
})

/** The one file of generated sizes. */
const keptFile = () => {
  const folder = join(root, 'kept/s1/100x50')
  const [name, ...others] = readdirSync(folder)
  expect(others).toEqual([])
  return join(folder, name!)
}

function replaceByFolder(file: string) {
  rmSync(file)
  mkdirSync(file)
}

test.each([
  ['empty', (file: string) => writeFileSync(file, '')],
  ['cut', (file: string) => truncateSync(file, 100)],
  ['a folder', replaceByFolder],
])('a kept size that is %s is made again', async (_, spoil) => {
  const expected = await look('100x50')
  spoil(keptFile())
  store = openStore()
  expect(await look('100x50')).toEqual(expected)
  expect([faults, keepFaults]).toEqual([[], []])
  store = openStore()
  const { tag } = (await find('100x50'))!
  expect(keptFile()).toContain(tag)
})

test('sizes that can not be kept are shown, and the fault is reported', async () => {
  writeFileSync(join(root, 'kept'), '')
  expect(await look('100x50')).toMatchObject({ size: '100x50' })
  expect(keepFaults).toMatchObject([{ code: 'ENOTDIR' }])
})
