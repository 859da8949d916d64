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

/** Re-encodes an upload without metadata. Null for files that are no readable PNG, JPEG or WebP. */
export const remakePicture = (file: Buffer, size: ResizeOptions): Promise<RemadePicture | null> =>
  oneByOne(() => remake(file, size))

async function remake(file: Buffer, size: ResizeOptions): Promise<RemadePicture | null> {
  try {
    const { default: sharp } = await import('sharp')
    const given = sharp(file, { limitInputPixels: mostPixels, failOn: 'error' })
    const { format } = await given.metadata()
    if (!accepted.has(format)) return null
    const resized = given.autoOrient().resize(size).webp({ quality: 82 })
    const { data: bytes, info } = await resized.toBuffer({ resolveWithObject: true })
    return { bytes, width: info.width, height: info.height }
  } catch {
    return null
  }
}
