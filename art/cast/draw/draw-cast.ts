import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import { Piscina } from 'piscina'
import { missingFrom, performersOf } from '../champions.ts'
import { recipes } from '../recipes.ts'
import type { ChampionJob, ChampionReport } from './draw-champion.ts'
import { fingerprintOf } from './fingerprint.ts'

/** Where pictures of the cast are drawn to; git ignores it. */
export const castFolder = resolve(import.meta.dirname, '../../../.generated/cast')

interface Fingerprints {
  [id: string]: string
}

/** Draws the named champions, or those whose pictures are out of date, on all processors. */
export async function drawCast(names: readonly string[]) {
  for (const season of Object.keys(recipes)) await drawSeason(season, names)
}

async function drawSeason(season: string, names: readonly string[]) {
  const folder = join(castFolder, season)
  const known = readFingerprints(folder)
  const current = new Map([...performersOf(season)].map(([id, performer]) => [id, fingerprintOf(performer)]))
  const outdated = [...current.keys()].filter((id) =>
    names.length > 0 ? isNamed(id, names) : known[id] !== current.get(id),
  )
  console.log(
    `${season}: ${outdated.length} of ${current.size} champions to draw, ${missingFrom(season).length} without a recipe`,
  )
  if (outdated.length === 0) return
  const threads = Math.min(outdated.length, threadCount())
  const pool = new Piscina<ChampionJob, ChampionReport>({
    filename: resolve(import.meta.dirname, 'worker.mjs'),
    maxThreads: threads,
    minThreads: threads,
  })
  const started = performance.now()
  let count = 0
  await Promise.all(
    outdated.map(async (id) => {
      const report = await pool.run({ season, id, folder })
      known[id] = current.get(id)!
      writeFingerprints(folder, known)
      console.log(`  ${String(++count).padStart(3)}/${outdated.length} ${lineOf(report)}`)
    }),
  )
  await pool.destroy()
  console.log(`${season}: ${((performance.now() - started) / 1000).toFixed(0)} s on ${threads} threads`)
}

/** Threads to draw on: all processors, or ART_THREADS. */
const threadCount = () => Number(process.env.ART_THREADS) || availableParallelism()

const isNamed = (id: string, names: readonly string[]) => names.some((name) => id === name || id.endsWith(`_${name}`))

/** One line for a drawn champion: seconds and kilobytes by kind. */
function lineOf({ id, seconds, bytes }: ChampionReport): string {
  const times = Object.entries(seconds).map(([kind, value]) => `${kind} ${value.toFixed(1)}`)
  const weights = Object.entries(bytes).map(([kind, value]) => `${kind} ${(value / 1000).toFixed(1)}`)
  return `${id} (s: ${times.join(', ')}; kB: ${weights.join(', ')})`
}

const fileOf = (folder: string) => join(folder, 'fingerprints.json')

function readFingerprints(folder: string): Fingerprints {
  return existsSync(fileOf(folder)) ? JSON.parse(readFileSync(fileOf(folder), 'utf8')) : {}
}

function writeFingerprints(folder: string, fingerprints: Fingerprints) {
  mkdirSync(folder, { recursive: true })
  writeFileSync(fileOf(folder), JSON.stringify(fingerprints, null, 2))
}
