import { expect, test } from 'vitest'
import { createRandom } from '../../engine/canvas/noise.ts'
import type { Print } from '../../engine/frames/print.ts'
import { avifOf, layersOf, limits, tokenOf } from './encode.ts'

/** Coloured noise: the picture that is hardest to pack. */
function noise(width: number, height: number, channels: 3 | 4): Print {
  const random = createRandom(7)
  return {
    width,
    height,
    channels,
    bytes: Uint8Array.from({ length: width * height * channels }, () => random() * 256),
  }
}

test('quality falls until a picture is within its limit', async () => {
  const print = noise(96, 96, 3)
  const [free, tight] = [await avifOf(print, 1e6), await avifOf(print, 5000)]
  expect(tight.length).toBeLessThan(free.length)
})

test('a plain token takes less than its limit and has the size that was asked for', async () => {
  const print: Print = { ...noise(96, 96, 4), bytes: new Uint8Array(96 * 96 * 4).fill(120) }
  for (const size of [96, 64, 48, 32] as const) expect((await tokenOf(print, size)).length).toBeLessThan(limits[size])
})

test('layers are packed together', async () => {
  const plain = { ...noise(64, 32, 4), bytes: new Uint8Array(64 * 32 * 4).fill(90) }
  const layers = await layersOf({ set: noise(64, 32, 3), light: plain, figure: plain })
  expect(Object.keys(layers)).toEqual(['set', 'light', 'figure'])
  expect(layers.light.length).toBeLessThan(layers.set.length)
})
