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

/** A champion to draw, with the fingerprint that its pictures will have. */
interface Outdated extends ChampionJob {
  fingerprint: string
}

/** Draws the named champions, or those whose pictures are out of date, on all processors. */
export async function drawCast(names: readonly string[]) {
  const outdated = Object.keys(recipes).flatMap((season) => outdatedOf(season, names))
  const unknown = names.filter((name) => !outdated.some(({ id }) => isNamed(id, [name])))
  if (unknown.length > 0) throw new Error(`art/cast has no recipe of ${unknown.join(', ')}`)
  if (outdated.length === 0) return
  const threads = Math.min(outdated.length, threadCount())
  const pool = new Piscina<ChampionJob, ChampionReport>({
    filename: resolve(import.meta.dirname, 'worker.mjs'),
    maxThreads: threads,
    minThreads: threads,
  })
  const started = performance.now()
  let count = 0
  const draw = async ({ fingerprint, ...job }: Outdated) => {
    const report = await pool.run(job)
    remember(job, fingerprint)
    console.log(`  ${String(++count).padStart(3)}/${outdated.length} ${lineOf(report)}`)
  }
  await Promise.all(outdated.map(draw))
  await pool.destroy()
  console.log(`${((performance.now() - started) / 1000).toFixed(0)} s on ${threads} threads`)
}

/** The named champions of a season, or those whose pictures are out of date. */
function outdatedOf(season: string, names: readonly string[]): Outdated[] {
  const folder = join(castFolder, season)
  const known = readFingerprints(folder)
  const all = [...performersOf(season)].map(([id, performer]) => ({
    season,
    id,
    folder,
    fingerprint: fingerprintOf(performer),
  }))
  const outdated = all.filter(({ id, fingerprint }) =>
    names.length > 0 ? isNamed(id, names) : known[id] !== fingerprint,
  )
  const missing = missingFrom(season).length
  console.log(`${season}: ${outdated.length} of ${all.length} champions to draw, ${missing} without a recipe`)
  return outdated
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

/** Notes which state of a champion is drawn. */
function remember({ folder, id }: ChampionJob, fingerprint: string) {
  const known = { ...readFingerprints(folder), [id]: fingerprint }
  mkdirSync(folder, { recursive: true })
  writeFileSync(fileOf(folder), JSON.stringify(known, null, 2))
}
