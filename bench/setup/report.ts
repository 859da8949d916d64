import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { join, resolve } from 'node:path'

const results = resolve(import.meta.dirname, '../results')

/** One measured figure and its bar, where there is one. */
export interface Figure {
  what: string
  value: string
  must?: string
  met?: boolean
}

/** Prints the figures as a table and writes them with the raw output to bench/results/<name>.json. */
export function report(name: string, figures: Figure[], raw: unknown) {
  const width = (field: 'what' | 'value') => Math.max(...figures.map((figure) => figure[field].length))
  for (const { what, value, must, met } of figures) {
    const bar = must ? `   must ${must}${met ? '' : '   MISSED'}` : ''
    console.log(`  ${what.padEnd(width('what'))}   ${value.padStart(width('value'))}${bar}`)
  }
  const machine = { cpu: cpus()[0]?.model, cores: cpus().length, node: process.version, load: loadavg()[0] }
  mkdirSync(results, { recursive: true })
  const text = JSON.stringify({ measuredAt: new Date().toISOString(), machine, figures, raw }, null, 1)
  writeFileSync(join(results, `${name}.json`), `${text}\n`)
}

/** The last report of a bench; null before its first. */
export function readReport<Raw>(name: string): { figures: Figure[]; raw: Raw } | null {
  const file = join(results, `${name}.json`)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null
}

const skipped = new Set<string>()

/** Prints once that one side of a bench is skipped. */
export function skip(what: string, missing: string) {
  if (!skipped.has(what)) console.log(`  ${what} is skipped: ${missing} is missing here.`)
  skipped.add(what)
}
