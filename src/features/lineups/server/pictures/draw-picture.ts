import type { Sharp } from 'sharp'
import type { PictureFile } from '../../lineup-picture.rules.ts'
import { type DrawingParts, lineupSvg } from './lineup-svg.ts'
import type { PictureContent } from './picture-content.ts'
import { pictureLayouts } from './picture-layouts.ts'

/** WhatsApp and others leave out larger pictures of links. */
const largestCard = 300_000

/** Draws a picture; a whole one takes the memory of its pixels four times at most. */
export async function drawPicture(content: PictureContent, file: PictureFile, parts: DrawingParts): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  sharp.cache(false) // thousands of small drawings would fill it for nothing
  sharp.concurrency(1)
  const { width, height, splash } = pictureLayouts[file.format]
  const veil = veilSvg({ width, height, splash })
  const backdrop = await parts.art.backdrop(content.season, content.headliner, { width, height, splash, veil })
  const drawn = Buffer.from(await lineupSvg(content, file.format, parts))
  const picture = sharp(backdrop)
    .composite([{ input: drawn }])
    .removeAlpha()
  if (file.type === 'webp') return picture.webp({ quality: 82, effort: 1 }).toBuffer()
  if (file.type === 'png') return picture.png({ compressionLevel: 2 }).toBuffer()
  return jpegWithin(picture)
}

async function jpegWithin(picture: Sharp): Promise<Buffer> {
  let bytes = Buffer.alloc(0)
  for (const quality of [84, 70, 55, 40]) {
    bytes = await picture.clone().jpeg({ quality, chromaSubsampling: '4:4:4' }).toBuffer()
    if (bytes.length <= largestCard) break
  }
  return bytes
}

/** Darkens the splash towards the parts that are read. */
function veilSvg({ width, height, splash }: { width: number; height: number; splash: number }): string {
  const isWide = width > height
  const stops = isWide
    ? '<stop stop-color="#07060f" stop-opacity=".94"/><stop offset=".42" stop-color="#07060f" stop-opacity=".8"/><stop offset="1" stop-color="#07060f" stop-opacity=".5"/>'
    : '<stop stop-color="#07060f" stop-opacity=".62"/><stop offset=".22" stop-color="#07060f" stop-opacity=".5"/><stop offset=".7" stop-color="#07060f" stop-opacity=".76"/><stop offset="1" stop-color="#07060f"/>'
  const [x2, y2] = isWide ? [1, 0] : [0, 1]
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
    `<linearGradient id="veil" x2="${x2}" y2="${y2}">${stops}</linearGradient>` +
    `<rect width="${width}" height="${isWide ? height : splash}" fill="url(#veil)"/></svg>`
  )
}
