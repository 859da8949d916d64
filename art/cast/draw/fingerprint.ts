import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { figureOf } from '../../engine/figure/figure.ts'
import type { Performer } from '../../engine/frames/performer.ts'

const art = resolve(import.meta.dirname, '../..')

/** Code that decides how layers become pictures; figure and modules show in the layers themselves. */
const engine = ['engine/canvas', 'engine/light', 'engine/sets', 'engine/frames', 'engine/glyph'].flatMap(sourcesIn)
const encoding = ['draw-champion', 'encode', 'tokens'].map((name) => join(art, 'cast/draw', `${name}.ts`))

let ofEngine: string | undefined

/** A hash of everything that a champion's pictures come from: layers, set, camera, light and the engine's code. */
export function fingerprintOf(performer: Performer): string {
  ofEngine ??= hashOf([...engine, ...encoding].map((file) => readFileSync(file, 'utf8')).join('\0'))
  const { recipe, palette, cost } = performer
  const { id, set, camera, before, stand } = recipe
  const scene = { id, set, camera, before, stand, palette, cost }
  return hashOf(JSON.stringify([ofEngine, scene, figureOf(recipe)]))
}

/** Sources below a folder, without tests. */
function sourcesIn(folder: string): string[] {
  return readdirSync(join(art, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .sort()
    .map((name) => join(art, folder, name))
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 24)
