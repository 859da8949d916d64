import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import sharp from 'sharp'
import { bodyOf, readIconSet } from '../scripts/vite/icons/icon-set.ts'
import type { PaletteHex } from './engine/colour.ts'
import { drawIcon } from './engine/draw-icon.ts'
import { drawTotem } from './engine/draw-totem.ts'
import type { Picture } from './engine/finish.ts'
import type { Stage } from './recipes/stages.ts'

const root = resolve(import.meta.dirname, '..')

/** Which pictures of a group to draw: all that are missing where none is named. */
export interface ArtRequest {
  /** A season, 'covers' or 'prizes'. */
  group: string
  /** Ids, or paths of stages such as 1920x1080/home. */
  names: string[]
}

export const readJson = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8'))

/** A picture to be drawn: its path below the group's folder, and how. */
export interface Job {
  /** What names it in a request. */
  name: string
  path: string
  draw: () => Promise<Buffer>
}

/** Draws what is wished for into art/finished/act/<group>; what is there is drawn anew only where it is named. */
export async function writeArt({ group, names }: ArtRequest, jobs: Iterable<Job>): Promise<void> {
  for (const { name, path, draw } of jobs) {
    const file = join(root, 'art/finished/act', group, path)
    const isWanted = names.length > 0 ? names.includes(name) : !existsSync(file)
    if (!isWanted) continue
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, await draw())
    console.log(`  ${path}`)
  }
}

/** A picture as AVIF, of another width where one is given. */
export const avifOf = (picture: Picture, width = picture.width): Promise<Buffer> =>
  imageOf(picture).resize(width).avif({ quality: 55, effort: 4 }).toBuffer()

const drawnIcons = new Map<string, Promise<Buffer>>()

/** An icon as WebP. Those of one glyph in one light are the same picture, drawn once. */
export function iconOf(glyph: string, palette: PaletteHex, width: number): Promise<Buffer> {
  const look = JSON.stringify([glyph, palette, width])
  const known = drawnIcons.get(look)
  if (known) return known
  const image = imageOf(drawIcon(svgOf(glyph), palette, 2 * width))
  const drawn = image.resize(width).webp({ quality: 86 }).toBuffer()
  drawnIcons.set(look, drawn)
  return drawn
}

/** A stage with its sign as AVIF. */
export function stageOf({ recipe, frame, sign }: Stage): Promise<Buffer> {
  const svg = sign === 'mark' ? readMark() : sign && svgOf(sign.glyph)
  return avifOf(drawTotem(recipe, frame, svg ? { svg } : null))
}

let icons: ReturnType<typeof readIconSet> | undefined

/** The inner SVG of a drawing of game-icons. Throws with its name where there is none. */
export function svgOf(glyph: string): string {
  icons ??= readIconSet()
  const svg = bodyOf(icons, glyph)
  if (svg === null) throw new Error(`game-icons has no drawing ${glyph}`)
  return svg
}

const readMark = () =>
  /<svg.*?>(?:<title>.*?<\/title>)?(.*)<\/svg>/s.exec(readFileSync(join(root, 'art/brand/mark.svg'), 'utf8'))![1]!

const imageOf = ({ width, height, bytes }: Picture) => sharp(bytes, { raw: { width, height, channels: 3 } })
