import sharp from 'sharp'
import type { Print } from '../../engine/frames/print.ts'
import type { LayerPrints } from '../../engine/frames/splash.ts'

/** Most bytes of each kind of picture. */
export const limits = {
  portrait: 16_000,
  splash: 80_000,
  story: 32_000,
  layers: 56_000,
  96: 4_000,
  64: 2_600,
  48: 1_800,
  32: 1_200,
}

export const imageOf = ({ width, height, channels, bytes }: Print) => sharp(bytes, { raw: { width, height, channels } })

/** The best of some encodings within a limit, best first; the last one if none is. */
async function bestWithin<T>(
  limit: number,
  qualities: readonly number[],
  encode: (quality: number) => Promise<T>,
  sizeOf: (made: T) => number,
): Promise<T> {
  let made = await encode(qualities[0]!)
  for (const quality of qualities.slice(1)) {
    if (sizeOf(made) <= limit) break
    made = await encode(quality)
  }
  return made
}

const bytesOf = (file: Buffer) => file.length

/** A picture as AVIF within a limit; more effort would shrink large ones by 5 % in twice the time. */
export function avifOf(print: Print, limit: number, width = print.width): Promise<Buffer> {
  const image = imageOf(print).resize(width)
  const effort = width > 500 ? 1 : 2
  return bestWithin(
    limit,
    [55, 48, 42, 36, 30, 25],
    (quality) => image.clone().avif({ quality, effort }).toBuffer(),
    bytesOf,
  )
}

/** A token as WebP; small ones are sharpened. */
export function tokenOf(print: Print, size: 96 | 64 | 48 | 32): Promise<Buffer> {
  const resized = imageOf(print).resize(size, size, { kernel: 'lanczos3' })
  const image = size <= 48 ? resized.sharpen({ sigma: 0.6, m1: 0.6, m2: 0.8 }) : resized
  const encode = (quality: number) => image.clone().webp({ quality, alphaQuality: 80, effort: 6 }).toBuffer()
  return bestWithin(limits[size], [88, 80, 72, 62, 50], encode, bytesOf)
}

/** Width of the layers of set and figure; the light has half of it. */
const layerWidth = 1218

/** Three layers as AVIF, coarser until they fit together. */
export async function layersOf(prints: LayerPrints): Promise<Record<keyof LayerPrints, Buffer>> {
  const set = imageOf(prints.set).resize(layerWidth)
  const light = imageOf(prints.light).resize(layerWidth / 2)
  const figure = imageOf(prints.figure).resize(layerWidth)
  const encode = async (quality: number) => ({
    set: await set.clone().avif({ quality, effort: 2 }).toBuffer(),
    light: await light
      .clone()
      .avif({ quality: quality - 8, effort: 2 })
      .toBuffer(),
    figure: await figure
      .clone()
      .avif({ quality: quality + 5, effort: 2 })
      .toBuffer(),
  })
  const together = (made: Awaited<ReturnType<typeof encode>>) =>
    made.set.length + made.light.length + made.figure.length
  return bestWithin(limits.layers, [44, 38, 32], encode, together)
}
