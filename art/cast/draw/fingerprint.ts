import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { figureOf } from '../../engine/figure/figure.ts'
import type { Performer } from '../../engine/frames/performer.ts'

const art = resolve(import.meta.dirname, '../..')

/** Folders whose code decides how layers become pictures; figure and modules show in the layers themselves. */
const engine = ['engine/canvas', 'engine/light', 'engine/sets', 'engine/frames', 'engine/glyph', 'cast/draw']

let ofEngine: string | undefined

/** A hash of everything that a champion's pictures come from: layers, set, camera, light and the engine's code. */
export function fingerprintOf(performer: Performer): string {
  ofEngine ??= hashOfFiles(engine.map((folder) => join(art, folder)))
  const { recipe, palette, cost } = performer
  const { id, set, camera, before, stand } = recipe
  const scene = { id, set, camera, before, stand, palette, cost }
  return hashOf(JSON.stringify([ofEngine, scene, figureOf(recipe)]))
}

/** A hash of the sources below some folders, without tests. */
function hashOfFiles(folders: readonly string[]): string {
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(ts|mjs)$/.test(name) && !name.endsWith('.test.ts'))
      .sort()
      .map((name) => join(folder, name)),
  )
  return hashOf(files.map((file) => readFileSync(file, 'utf8')).join('\0'))
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 24)
