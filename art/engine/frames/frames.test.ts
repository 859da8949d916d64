import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { expect, test } from 'vitest'
import { performersOf } from '../../cast/champions.ts'
import { colourOf } from '../canvas/colour.ts'
import { smoothstep } from '../canvas/maths.ts'
import { lighterTone } from './lightened.ts'
import { seedOf } from './performer.ts'
import { portraitPrint } from './portrait.ts'
import { type Print, shown } from './print.ts'
import { drawnFigure, sceneOf } from './scene.ts'
import { layerPrints, scenePrint } from './splash.ts'
import { tokenFigure, tokenPrint } from './token.ts'

const performerOf = (id: string) => performersOf(id.startsWith('TFT10') ? 'm10s16' : 'm15s16').get(id)!
const small = { width: 406, height: 188, calm: (x: number) => 0.28 + 0.72 * smoothstep(0.03, 0.5, x) }

/** Mean difference of brightness to a kept original, after both are blurred: dots and grain may move. */
async function differenceTo(kept: string, { width, height, channels, bytes }: Print): Promise<number> {
  const size = { width: width >> 1, height: height >> 1 }
  const raw = (image: Sharp) => image.removeAlpha().blur(1.2).resize(size).raw().toBuffer()
  const original = await raw(sharp(join(import.meta.dirname, 'kept', `${kept}.webp`)).resize(width, height))
  const drawn = await raw(sharp(bytes, { raw: { width, height, channels } }))
  let total = 0
  for (const [place, value] of drawn.entries()) total += Math.abs(value - original[place]!)
  return total / drawn.length / 255
}

test.each(['TFT15_Gwen', 'TFT15_Braum', 'TFT10_Mordekaiser', 'TFT10_Ziggs'])(
  'the portrait of %s looks like its kept original',
  async (id) => {
    const print = portraitPrint(performerOf(id), 144)
    const small = await sharp(print.bytes, { raw: { width: 144, height: 144, channels: 3 } })
      .resize(96)
      .raw()
      .toBuffer()
    const name = `portrait-${id.split('_')[1]}`
    expect(await differenceTo(name, { width: 96, height: 96, channels: 3, bytes: small })).toBeLessThan(0.016)
  },
)

test.each(['TFT15_Gwen', 'TFT10_Mordekaiser', 'TFT15_Braum'])(
  'the splash of %s looks like its kept original',
  async (id) => {
    const performer = performerOf(id)
    const print = scenePrint(sceneOf(performer, small, drawnFigure(performer, small.height)))
    expect(await differenceTo(`splash-${id.split('_')[1]}`, print)).toBeLessThan(0.016)
  },
)

test('layers: an opaque set, and light and figure with their own coverage', () => {
  const performer = performerOf('TFT10_Lux')
  const { set, light, figure } = layerPrints(sceneOf(performer, small, drawnFigure(performer, small.height)))
  expect([set.channels, light.channels, figure.channels]).toEqual([3, 4, 4])
  const coverAt = ({ bytes, width }: Print, x: number, y: number) => bytes[(y * width + x) * 4 + 3]
  expect(coverAt(figure, 268, 90)).toBe(255)
  expect(coverAt(figure, 20, 60)).toBe(0)
})

test('a token is round, with the ring of its cost at the border', () => {
  const performer = performerOf('TFT15_Gwen')
  const { bytes, width } = tokenPrint(tokenFigure(performer, 'small'), performer, 'small', 32)
  const at = (x: number, y: number) => [...bytes.subarray((y * width + x) * 4, (y * width + x) * 4 + 4)]
  expect(at(0, 0)[3]).toBe(0)
  expect(at(width / 2, width / 2)[3]).toBe(255)
  const [red, green, blue] = at(6, width / 2)
  expect([red! > 240, green! > 180, blue! < 90]).toEqual([true, true, true])
})

test('the same performer is drawn the same every time', () => {
  const draw = () => portraitPrint(performerOf('TFT10_Amumu'), 64).bytes
  expect(draw()).toEqual(draw())
})

test('dark colours get lighter on small pictures, light ones stay', () => {
  const brightness = (hex: string) => colourOf(hex).reduce((total, value) => total + value, 0)
  expect(brightness(lighterTone('#1e1416'))).toBeGreaterThan(3 * brightness('#1e1416'))
  expect(lighterTone('#e8c98a')).toBe('#e8c98a')
})

test('shown light rises from black to white', () => {
  expect(shown(-1)).toBe(0)
  expect(shown(99)).toBe(1)
  expect(shown(0.5)).toBeGreaterThan(shown(0.4))
})

test('seeds are small and differ by id', () => {
  const seeds = ['TFT10_Ahri', 'TFT10_Akali', 'TFT15_Gwen'].map(seedOf)
  expect(new Set(seeds).size).toBe(3)
  expect(seeds.every((seed) => seed >= 1 && seed <= 97)).toBe(true)
})
