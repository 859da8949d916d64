import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { connections, load, loadGenerator, type Target } from './load.ts'
import type { Figure } from './report.ts'
import { median, withSpread } from './statistics.ts'

const rounds = 5
const seconds = 6
/** A new process gets faster for this long while its code is compiled. */
const warmUpSeconds = 10

export interface Duel {
  /** The call in a word or two. */
  what: string
  target: Target
  /** The same as statements for pgbench, one of which it picks each time; `i` counts a client's transactions. */
  statements: string[]
  database: string
  /** Makes what a run of either side uses up. Returns the requests of the next run. */
  prepare?: () => Promise<Target['requests']>
  /** Bar of the ratio; null without one. */
  least?: number | null
}

/** Measures a call and pgbench with its statement by turns. Returns figures and raw rates. */
export async function againstPgbench(pgbench: string, duel: Duel) {
  const { what, statements: texts, database, least = 0.4 } = duel
  const folder = mkdtempSync(join(tmpdir(), 'encore-pgbench-'))
  try {
    const files = texts.map((text, index) => {
      const file = join(folder, `${index}.sql`)
      writeFileSync(file, text)
      return file
    })
    const target = async () => {
      const requests = await duel.prepare?.()
      return { ...duel.target, ...(requests && { requests }) }
    }
    await load(await target(), { connections, seconds: warmUpSeconds })
    await statementsASecond(pgbench, database, files, 2)
    const [calls, statements]: [number[], number[]] = [[], []]
    let failed = 0
    for (let round = 0; round < rounds; round++) {
      const outcome = await load(await target(), { connections, seconds })
      calls.push(outcome.requests)
      failed += outcome.failed
      statements.push(await statementsASecond(pgbench, database, files, seconds))
    }
    const ratio = median(calls) / median(statements)
    const figures: Figure[] = [
      { what: `${what} (${loadGenerator}, ${connections} connections)`, value: `${withSpread(calls)}/s` },
      { what: 'failed', value: String(failed), must: '0', met: failed === 0 },
      { what: 'pgbench with the same statement, prepared', value: `${withSpread(statements)}/s` },
      {
        what: `${what} against pgbench`,
        value: `${ratio.toFixed(2)}x`,
        ...(least !== null && { must: `>= ${least}x`, met: ratio >= least }),
      },
    ]
    return { figures, raw: { loadGenerator, connections, seconds, calls, statements } }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

async function statementsASecond(program: string, database: string, files: string[], seconds: number): Promise<number> {
  const own = files.flatMap((file) => ['-f', file])
  const settings = [
    '-n',
    '-M',
    'prepared',
    '-c',
    String(connections),
    '-j',
    '1',
    '-D',
    'i=0',
    '-T',
    String(seconds),
    ...own,
  ]
  const { stdout } = await promisify(execFile)(program, [...settings, database])
  return Number(/tps = ([\d.]+)/.exec(stdout)![1])
}
