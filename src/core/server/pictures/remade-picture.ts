import pLimit from 'p-limit'
import type { ResizeOptions } from 'sharp'

/** A re-encoded picture, as WebP. */
export interface RemadePicture {
  bytes: Buffer
  width: number
  height: number
}

const mostPixels = 40_000_000
const accepted = new Set(['png', 'jpeg', 'webp'])
const oneByOne = pLimit(1)

/** No readable PNG, JPEG or WebP, or one of several frames: of those, one alone would be kept. */
export type PictureRefusal = 'unfit' | 'moves'

/** Re-encodes an upload without metadata, or says why not. */
export const remakePicture = (file: Buffer, size: ResizeOptions): Promise<RemadePicture | PictureRefusal> =>
  oneByOne(() => remake(file, size))

async function remake(file: Buffer, size: ResizeOptions): Promise<RemadePicture | PictureRefusal> {
  try {
    const { default: sharp } = await import('sharp')
    const given = sharp(file, { limitInputPixels: mostPixels, failOn: 'error' })
    const { format, pages = 1 } = await given.metadata()
    if (!accepted.has(format)) return 'unfit'
    if (pages > 1 || (format === 'png' && isAnimatedPng(file))) return 'moves'
    const resized = given.autoOrient().resize(size).webp({ quality: 82 })
    const { data: bytes, info } = await resized.toBuffer({ resolveWithObject: true })
    return { bytes, width: info.width, height: info.height }
  } catch {
    return 'unfit'
  }
}

/** Whether its chunk of animation, which sharp passes over, stands before the picture. */
const isAnimatedPng = (file: Buffer): boolean => {
  const [animation, picture] = [file.indexOf('acTL'), file.indexOf('IDAT')]
  return animation > 0 && animation < picture
}
