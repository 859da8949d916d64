import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import { Piscina } from 'piscina'
import { type Member, membersNamed, missingFrom } from '../champions.ts'
import { recipes } from '../recipes.ts'
import type { ChampionJob, ChampionReport } from './draw-champion.ts'
import { castFolder, isUpToDate, markUpToDate } from './drawn-cast.ts'

/** Draws the named champions, or those whose pictures are out of date, on all processors. */
export async function drawCast(names: readonly string[]) {
  const members = membersNamed(names).filter((member) => names.length > 0 || !isUpToDate(member, castFolder))
  report(members)
  if (members.length === 0) return
  const threads = Math.min(members.length, threadCount())
  const pool = new Piscina<ChampionJob, ChampionReport>({
    filename: resolve(import.meta.dirname, 'worker.mjs'),
    maxThreads: threads,
    minThreads: threads,
  })
  const started = performance.now()
  let count = 0
  const draw = async (member: Member) => {
    const { season, id } = member
    const drawn = await pool.run({ season, id, folder: join(castFolder, season) })
    markUpToDate(member, castFolder)
    console.log(`  ${String(++count).padStart(3)}/${members.length} ${lineOf(drawn)}`)
  }
  await Promise.all(members.map(draw))
  await pool.destroy()
  console.log(`${((performance.now() - started) / 1000).toFixed(0)} s on ${threads} threads`)
}

/** Prints how many champions of each season will be drawn. */
function report(members: readonly Member[]) {
  for (const [season, { length }] of Object.entries(recipes)) {
    const count = members.filter((member) => member.season === season).length
    const missing = missingFrom(season).length
    console.log(`${season}: ${count} of ${length} champions to draw, ${missing} without a recipe`)
  }
}

/** Threads to draw on: all processors, or ART_THREADS. */
const threadCount = () => Number(process.env.ART_THREADS) || availableParallelism()

/** One line for a drawn champion: seconds and kilobytes by kind. */
function lineOf({ id, seconds, bytes }: ChampionReport): string {
  const times = Object.entries(seconds).map(([kind, value]) => `${kind} ${value.toFixed(1)}`)
  const weights = Object.entries(bytes).map(([kind, value]) => `${kind} ${(value / 1000).toFixed(1)}`)
  return `${id} (s: ${times.join(', ')}; kB: ${weights.join(', ')})`
}
