import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import sharp from 'sharp'
import { membersNamed } from './cast/champions.ts'
import type { PaletteHex } from './engine/canvas/colour.ts'
import type { Picture } from './engine/canvas/finish.ts'
import { drawIcon } from './engine/draw-icon.ts'
import { drawStage } from './engine/draw-stage.ts'
import { glyphSvg } from './engine/modules/glyph.ts'
import type { Stage } from './recipes/stages.ts'

const root = resolve(import.meta.dirname, '..')

/** Pictures of a group to draw: the named ones, or without names all missing ones. */
export interface ArtRequest {
  /** A season, 'covers' or 'prizes'. */
  group: string
  /** Ids, or paths of stages such as 1920x1080/home. */
  names: string[]
}

export const readJson = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8'))

/** A picture with its path below the group's folder. */
export interface Job {
  /** Its name in a request. */
  name: string
  path: string
  draw: () => Promise<Buffer>
}

/** Draws the requested pictures into art/finished/act/<group>; existing ones are only redrawn if named. */
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

const drawnIcons = new Map<string, Promise<Buffer>>()

/** Encodes an icon as WebP; equal glyph, palette and width share one drawing. */
export function iconOf(glyph: string, palette: PaletteHex, width: number): Promise<Buffer> {
  const look = JSON.stringify([glyph, palette, width])
  const known = drawnIcons.get(look)
  if (known) return known
  const image = imageOf(drawIcon(glyphSvg(glyph), palette, 2 * width))
  const drawn = image.resize(width).webp({ quality: 86 }).toBuffer()
  drawnIcons.set(look, drawn)
  return drawn
}

/** Draws a stage with its subject as AVIF. */
export function stageOf({ recipe, frame, subject }: Stage): Promise<Buffer> {
  return imageOf(drawStage(recipe, frame, subject && drawable(subject)))
    .avif({ quality: 55, effort: 4 })
    .toBuffer()
}

const drawable = (subject: NonNullable<Stage['subject']>) =>
  'glyph' in subject
    ? { sign: glyphSvg(subject.glyph) }
    : { ...subject, performer: membersNamed([subject.performer])[0]!.performer }

const imageOf = ({ width, height, bytes }: Picture) => sharp(bytes, { raw: { width, height, channels: 3 } })
