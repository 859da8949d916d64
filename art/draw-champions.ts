import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import sharp from 'sharp'
import { bodyOf, readIconSet } from '../scripts/vite/icon-set.ts'
import { drawTotem, portraitFrame, splashFrame } from './engine/draw-totem.ts'
import type { Picture } from './engine/finish.ts'
import type { Frame } from './engine/scene.ts'
import { type Champion, championRecipes } from './recipes/champions.ts'

const root = resolve(import.meta.dirname, '..')

/** Which pictures to draw: those of all champions where no ids are named. */
export interface Wish {
  season: string
  ids: string[]
  /** Draws anew what is there already. */
  again: boolean
}

/** Draws the splashes and portraits of a season's champions into art/finished/act/<season>. */
export async function run({ season, ids, again }: Wish): Promise<void> {
  const champions: Champion[] = JSON.parse(readFileSync(join(root, `game-data/${season}/champions.json`), 'utf8'))
  const glyphs: Record<string, string> = JSON.parse(
    readFileSync(join(root, `art/glyphs/${season}.json`), 'utf8'),
  ).champions
  const icons = readIconSet()
  for (const [id, recipe] of championRecipes(season, champions)) {
    if (ids.length > 0 && !ids.includes(id)) continue
    const svg = bodyOf(icons, glyphs[id] ?? '')
    if (svg === null) throw new Error(`art/glyphs/${season}.json names no drawing of game-icons for ${id}`)
    const draw = (frame: Frame) => drawTotem(recipe, frame, { svg })
    const folder = join(root, 'art/finished/act', season)
    await write(join(folder, `1624x750/${id}.avif`), again, () => draw(splashFrame))
    await write(join(folder, `256/${id}.avif`), again, () => draw(portraitFrame), 256)
    console.log(`  ${id}`)
  }
}

async function write(file: string, again: boolean, draw: () => Picture, side?: number) {
  if (existsSync(file) && !again) return
  mkdirSync(join(file, '..'), { recursive: true })
  const { width, height, bytes } = draw()
  const image = sharp(bytes, { raw: { width, height, channels: 3 } })
  await (side ? image.resize(side) : image).avif({ quality: 55, effort: 4 }).toFile(file)
}
