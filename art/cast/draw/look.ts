import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { figureOf } from '../../engine/figure/figure.ts'
import type { Crop } from '../../engine/figure/recipe.ts'
import type { Performer } from '../../engine/frames/performer.ts'
import { portraitPrint } from '../../engine/frames/portrait.ts'
import { type Print, shown } from '../../engine/frames/print.ts'
import { scenePrint, splashFigure, splashScene, storyScene } from '../../engine/frames/splash.ts'
import { type GradeKind, gradeOf } from '../../engine/light/grade.ts'
import { relief } from '../../engine/light/relief.ts'
import { membersNamed } from '../champions.ts'
import { castFolder } from './drawn-cast.ts'
import { imageOf } from './encode.ts'
import { type Cell, sheetOf } from './sheet.ts'
import { tokensOf } from './tokens.ts'

/** Writes pictures side by side into the folder of looks. */
export async function writeSheet(name: string, cells: readonly Cell[], size: readonly [number, number]) {
  const folder = join(castFolder, 'look')
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `${name}.png`)
  await sheetOf(cells, size).png().toFile(file)
  console.log(file)
}

interface FigureView {
  size: number
  kind: GradeKind
  view: Crop
}

/** A figure alone, on dark ground. */
export function figurePrint({ recipe, palette, cost }: Performer, { size, kind, view }: FigureView): Print {
  const { layers, pose } = figureOf(recipe)
  const film = relief(layers, { size, view, grade: gradeOf(palette, kind, { power: cost }), pose })
  const bytes = new Uint8Array(size * size * 3)
  const ground = [0.012, 0.008, 0.03]
  for (let place = 0; place < size * size; place++)
    for (let channel = 0; channel < 3; channel++) {
      const behind = ground[channel]! * (1 - film.cover.values[place]!)
      bytes[place * 3 + channel] = 255 * shown(film.light[place * 3 + channel]! + behind)
    }
  return { width: size, height: size, channels: 3, bytes }
}

/** Figures alone, as the stage lights them. */
export async function lookAtFigures(names: readonly string[]) {
  const size = 480
  const cells: Cell[] = []
  for (const [index, { performer }] of membersNamed(names).entries()) {
    const print = figurePrint(performer, { size: size * 1.5, kind: 'stage', view: [0, 0, 1000] })
    const input = await imageOf(print).resize(size).png().toBuffer()
    cells.push({ input, left: (index % 4) * size, top: Math.floor(index / 4) * size })
  }
  await writeSheet('figures', cells, [Math.min(4, cells.length) * size, Math.ceil(cells.length / 4) * size])
}

/** Portraits with their tokens of 96, 64, 48 and 32 pixels. */
export async function lookAtTokens(names: readonly string[]) {
  const members = membersNamed(names)
  const columns = Math.min(7, members.length)
  const cells: Cell[] = []
  for (const [index, { performer }] of members.entries()) {
    const [left, top] = [(index % columns) * 270, Math.floor(index / columns) * 370]
    cells.push({ input: await imageOf(portraitPrint(performer)).resize(256).png().toBuffer(), left, top })
    const tokens = Object.values(await tokensOf(performer)).reverse()
    for (const [place, input] of tokens.entries())
      cells.push({ input, left: left + [0, 100, 168, 220][place]!, top: top + 262 })
  }
  await writeSheet('tokens', cells, [columns * 270, Math.ceil(members.length / columns) * 370])
}

/** Splashes with their stories beside them, at half the size. */
export async function lookAtSplashes(names: readonly string[]) {
  const members = membersNamed(names)
  const cells: Cell[] = []
  for (const [index, { performer }] of members.entries()) {
    const figure = splashFigure(performer)
    const top = index * 380
    const splash = imageOf(scenePrint(splashScene(performer, figure)))
    const story = imageOf(scenePrint(storyScene(performer, figure)))
    cells.push({ input: await splash.resize(812).png().toBuffer(), left: 0, top })
    cells.push({ input: await story.resize(187).png().toBuffer(), left: 818, top })
  }
  await writeSheet('splashes', cells, [1010, members.length * 380])
}
