import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { portraitPrint } from '../../engine/frames/portrait.ts'
import { layerPrints, scenePrint, splashFigure, splashScene, storyScene } from '../../engine/frames/splash.ts'
import { performersOf } from '../champions.ts'
import { avifOf, layersOf, limits } from './encode.ts'
import { tokensOf } from './tokens.ts'

/** A champion to draw, and the folder of its season's pictures. */
export interface ChampionJob {
  season: string
  id: string
  folder: string
}

/** What a job took and made: seconds by kind of picture, bytes by kind or by file of a kind. */
export interface ChampionReport {
  id: string
  seconds: Record<string, number>
  bytes: Record<string, number>
}

/** Draws all pictures of a champion. */
export async function drawChampion({ season, id, folder }: ChampionJob): Promise<ChampionReport> {
  const performer = performersOf(season).get(id)
  if (!performer) throw new Error(`art/cast has no recipe of ${id}`)
  const report: ChampionReport = { id, seconds: {}, bytes: {} }
  let last = performance.now()
  const done = (kind: string, files: Record<string, Buffer>) => {
    for (const [path, file] of Object.entries(files)) write(join(folder, path), file)
    report.bytes[kind] = Object.values(files).reduce((total, file) => total + file.length, 0)
    report.seconds[kind] = (performance.now() - last) / 1000
    last = performance.now()
  }
  const tokens = await tokensOf(performer)
  done(
    'tokens',
    prefixed(tokens, (size) => `${size}/${id}.webp`),
  )
  for (const [size, file] of Object.entries(tokens)) report.bytes[`token ${size}`] = file.length
  done('portrait', { [`256/${id}.avif`]: await avifOf(portraitPrint(performer), limits.portrait, 256) })
  const figure = splashFigure(performer)
  const scene = splashScene(performer, figure)
  done('splash', { [`1624x750/${id}.avif`]: await avifOf(scenePrint(scene), limits.splash) })
  done(
    'layers',
    prefixed(await layersOf(layerPrints(scene)), (layer) => `layer-${layer}/${id}.avif`),
  )
  done('story', { [`780x1560/${id}.avif`]: await avifOf(scenePrint(storyScene(performer, figure)), limits.story) })
  return report
}

/** Files by path. */
const prefixed = (files: Record<string, Buffer>, pathOf: (name: string) => string): Record<string, Buffer> =>
  Object.fromEntries(Object.entries(files).map(([name, file]) => [pathOf(name), file]))

function write(file: string, bytes: Buffer) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, bytes)
}
