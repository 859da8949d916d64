import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import sharp from 'sharp'
import { bodyOf, readIconSet } from '../scripts/vite/icon-set.ts'
import { drawTotem, portraitFrame, splashFrame } from './engine/draw-totem.ts'
import type { Picture } from './engine/finish.ts'
import type { Frame } from './engine/scene.ts'
import { type Champion, championRecipes } from './recipes/champions.ts'
import { stages } from './recipes/stages.ts'

const root = resolve(import.meta.dirname, '..')

/** Which pictures to draw: all of a season where none is named. */
export interface Wish {
  season: string
  /** Ids of champions, or paths of stages such as 1920x1080/home. */
  names: string[]
  /** Draws anew what is there already. */
  again: boolean
}

/** Draws the stages, splashes and portraits of a season into art/finished/act/<season>. */
export async function run({ season, names, again }: Wish): Promise<void> {
  const isWanted = (name: string) => names.length === 0 || names.includes(name)
  const folder = join(root, 'art/finished/act', season)
  if (season === stageSeason) await drawStages({ folder, again, isWanted })
  await drawChampions(season, { folder, again, isWanted })
}

/** The season on show, whose sign stands on the stages. */
const stageSeason = 'm10s16'

interface Job {
  folder: string
  again: boolean
  isWanted: (name: string) => boolean
}

async function drawStages({ folder, again, isWanted }: Job) {
  const [, sign] = /<svg.*?>(?:<title>.*?<\/title>)?(.*)<\/svg>/s.exec(
    readFileSync(join(root, 'art/brand/mark.svg'), 'utf8'),
  )!
  for (const [path, { recipe, frame, isEmpty }] of Object.entries(stages)) {
    if (!isWanted(path)) continue
    const draw = () => drawTotem(recipe, frame, isEmpty ? null : { svg: sign! })
    await write({ file: join(folder, `${path}.avif`), again, draw })
    console.log(`  ${path}`)
  }
}

async function drawChampions(season: string, { folder, again, isWanted }: Job) {
  const champions: Champion[] = readJson(`game-data/${season}/champions.json`)
  const glyphs: Record<string, string> = readJson(`art/glyphs/${season}.json`).champions
  const icons = readIconSet()
  for (const [id, recipe] of championRecipes(season, champions)) {
    if (!isWanted(id)) continue
    const svg = bodyOf(icons, glyphs[id] ?? '')
    if (svg === null) throw new Error(`art/glyphs/${season}.json names no drawing of game-icons for ${id}`)
    const draw = (frame: Frame) => () => drawTotem(recipe, frame, { svg })
    await write({ file: join(folder, `1624x750/${id}.avif`), again, draw: draw(splashFrame) })
    await write({ file: join(folder, `256/${id}.avif`), again, draw: draw(portraitFrame), side: 256 })
    console.log(`  ${id}`)
  }
}

interface Target {
  file: string
  again: boolean
  draw: () => Picture
  /** Width in pixels where that is not the drawn one. */
  side?: number
}

async function write({ file, again, draw, side }: Target) {
  if (existsSync(file) && !again) return
  mkdirSync(dirname(file), { recursive: true })
  const { width, height, bytes } = draw()
  const image = sharp(bytes, { raw: { width, height, channels: 3 } })
  await image
    .resize(side ?? width)
    .avif({ quality: 55, effort: 4 })
    .toFile(file)
}

const readJson = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8'))
