import pLimit from 'p-limit'
import type { ResizeOptions } from 'sharp'

/** A picture made anew, as WebP. */
export interface RemadePicture {
  bytes: Buffer
  /** In pixels. */
  width: number
  height: number
}

const mostPixels = 40_000_000
const accepted = new Set(['png', 'jpeg', 'webp'])
const oneByOne = pLimit(1)

/** A picture made anew out of a file that somebody sent, resized as told and without what it tells of place and camera. Null where the file is no PNG, JPEG or WebP that can be read. */
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
