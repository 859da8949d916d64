import { performance } from 'node:perf_hooks'
import type { Figure } from '../report.ts'
import { median } from '../statistics.ts'

/** Seconds that some work takes. */
export async function secondsOf(work: Promise<void>): Promise<number> {
  const from = performance.now()
  await work
  return (performance.now() - from) / 1000
}

export const mustBeNone = (what: string, count: number): Figure => ({
  what,
  value: String(count),
  must: '0',
  met: count === 0,
})

export const atLeast = (what: string, value: number, least: number): Figure => ({
  what,
  value: value.toFixed(1),
  must: `>= ${least}`,
  met: value >= least,
})

/** Kills of a part and the time until the site answers what it did before. */
export const timesOf = (what: string, seconds: number[]): Figure[] => [
  { what: `kills of the ${what}`, value: String(seconds.length) },
  { what: 'seconds until the site writes again, median', value: median(seconds).toFixed(1) },
  {
    what: 'seconds until the site writes again, longest',
    value: Math.max(...seconds).toFixed(1),
    must: '<= 10',
    met: Math.max(...seconds) <= 10,
  },
]
