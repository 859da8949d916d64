import { appendFileSync, existsSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { performance } from 'node:perf_hooks'
import type { Command } from 'commander'
import type { Db } from '#src/core/server/postgres/db.ts'
import type { Config } from '#src/core/server/process/config.ts'
import { StartError } from '#src/core/server/process/data-folder.ts'
import { listLineups } from '#src/features/lineups/server/lineups.store.ts'
import {
  BoundReached,
  bodyBounds,
  countRejects,
  unbounded,
} from '#src/features/rankings/server/count/lines/body-bounds.ts'
import { linesIn, UnreadableLines } from '#src/features/rankings/server/count/lines/match-lines.ts'
import { ingestMatches, type Outcome, type Rejected } from '#src/features/rankings/server/count/match-ingest.ts'
import { playerKeys } from '#src/features/rankings/server/count/player-keys.ts'
import { seasonIds } from '#src/features/rankings/server/count/season-ids.ts'
import { seasonLineups } from '#src/features/rankings/server/count/season-lineups.ts'
import { publishDatasets } from '#src/features/rankings/server/publish/datasets.ts'
import { dropPagesSoon } from '#src/features/rankings/server/publish/rankings.jobs.ts'
import { importPlayerNames, NameFaults } from '#src/features/rankings/server/read/player-names.ts'
import { readGameData } from '#src/game/server/season-files.ts'
import { findProjectRoot } from '../start/project-root.ts'
import { openSiteKeys } from '../start/site-keys.ts'
import { withDatabase } from './open-database.ts'

/** `encore stats ...` */
export function addStatsCommands(stats: Command) {
  addPublish(stats)
  addNames(stats)
  stats
    .command('ingest')
    .description('counts the matches in files; each counts once however often it is sent, so running it again is safe')
    .argument('<file...>', 'one TFT-MATCH-V1 JSON per line, plain, gzip or zstd; "-" is standard input')
    .option(
      '--rejects <file>',
      'a new file for lines that cannot be counted, with line number and reason',
      `rejected-matches-${process.pid}.txt`,
    )
    .option('--json', 'prints the outcome of all lines as one JSON')
    .option('--pages-soon', 'waits some seconds before it refreshes the pages, once for all runs in that time')
    .option('--bounded', 'stops at the bounds of a body that is sent over HTTP')
    .action(async (files: string[], options: IngestOptions) => {
      const { rejects } = options
      for (const file of files) if (file !== '-') mustBeThere(file)
      makeNew(rejects)
      try {
        await withDatabase((db, settings) => ingestFiles({ db, settings }, files, options))
      } finally {
        if (existsSync(rejects) && statSync(rejects).size === 0) rmSync(rejects)
      }
    })
}

interface IngestOptions {
  rejects: string
  json?: boolean
  pagesSoon?: boolean
  bounded?: boolean
}

/** Publishes the datasets now; a daily job does the same. */
function addPublish(stats: Command) {
  stats
    .command('publish')
    .description('rebuilds the datasets for download if anything was counted since; a job does this once a day')
    .action(async () => {
      const gameData = readGameData(findProjectRoot(import.meta.dirname))
      await withDatabase((db) => publishDatasets({ db, gameData: () => gameData }, 0))
    })
}

/** Imports names of players who allow them to be shown. */
function addNames(stats: Command) {
  stats
    .command('names')
    .description('stores the names of Duos players who agreed to show them, all of a file or none')
    .argument('<file>', 'one JSON with puuid and name per line; null as name removes it')
    .action(async (file: string) => {
      mustBeThere(file)
      try {
        const stored = await withDatabase((db, settings) =>
          importPlayerNames(db, linesIn({ file }), playerKeys(openSiteKeys(settings))),
        )
        console.log(`Names stored or removed: ${stored}.`)
      } catch (error) {
        if (!(error instanceof NameFaults)) throw error
        throw new StartError(`Nothing from ${file} was stored:\n${error.message}`)
      }
    })
}

function mustBeThere(file: string) {
  if (!existsSync(file)) throw new StartError(`There is no ${resolve(file)}.`)
}

/** Creates the file before anything is counted; never overwrites one. */
function makeNew(rejects: string) {
  try {
    writeFileSync(rejects, '', { flag: 'wx' })
  } catch (error) {
    throw new StartError(`${resolve(rejects)} can't be created: ${(error as Error).message}.`)
  }
}

const newLine = Buffer.from('\n')

/** Rejected lines in the JSON output. */
const maxReported = 1000

async function ingestFiles(
  { db, settings }: { db: Db; settings: Config },
  files: string[],
  { rejects, json: isJson = false, pagesSoon = false, bounded = false }: IngestOptions,
) {
  const gameData = readGameData(findProjectRoot(import.meta.dirname))
  const { idsOf, unknown } = seasonIds(gameData)
  const lineupOf = seasonLineups(gameData, await listLineups(db))
  const reported: { file: string; line: number; reason: string }[] = []
  const outcomes: Outcome[] = []
  const notes: string[] = []
  for (const file of files) {
    const count = bounded ? countRejects(bodyBounds) : () => undefined
    const reject = ({ number, reason, bytes }: Rejected) => {
      count(bytes)
      if (reported.length < maxReported) reported.push({ file, line: number, reason })
      appendFileSync(rejects, Buffer.concat([Buffer.from(`${basename(file)}:${number}: ${reason}\n`), bytes, newLine]))
    }
    let bytesRead = 0
    const lines = linesIn(file === '-' ? { name: 'The input', stream: process.stdin } : { file }, {
      bounds: bounded ? bodyBounds : unbounded,
      onBytes: (bytes) => {
        bytesRead += bytes
      },
      onNote: (note) => void notes.push(note),
    })
    try {
      const outcome = await ingestMatches(lines, {
        db,
        idsOf,
        lineupOf,
        reject,
        playerKeys: playerKeys(openSiteKeys(settings)),
        onProgress: progressOf(file, () => bytesRead),
        ...(pagesSoon || file !== files.at(-1) ? { dropPages: dropPagesSoon } : {}),
      })
      outcomes.push(outcome)
      if (!isJson) console.log(summaryOf(file, outcome, rejects))
    } catch (error) {
      if (error instanceof BoundReached || error instanceof UnreadableLines) throw new StartError(`${error.message}.`)
      throw error
    }
  }
  const total = totalOf(outcomes)
  notes.push(...setAsideNote(total))
  if (isJson)
    return console.log(JSON.stringify({ ...total, rejects: reported, unknown: Object.fromEntries(unknown), notes }))
  console.log([unknownIds(unknown), ...notes.map((note) => `Note: ${note}.`)].join('\n'))
}

const totalOf = (outcomes: Outcome[]): Outcome => {
  const sum = (name: keyof Outcome) => outcomes.reduce((total, each) => total + each[name], 0)
  return {
    lines: sum('lines'),
    counted: sum('counted'),
    repeated: sum('repeated'),
    rejected: sum('rejected'),
    setAside: sum('setAside'),
  }
}

/** Share of matches set aside above which the service that sends them probably leaves something out. */
const conspicuousShare = 0.01

function setAsideNote({ counted, repeated, setAside }: Outcome): string[] {
  const share = setAside / (counted + repeated + setAside)
  if (!(share > conspicuousShare)) return []
  const percent = (share * 100).toFixed(1)
  return [`${setAside} matches (${percent} %) were set aside, so their source may be leaving something out`]
}

/** Prints lines, their rate and, for a file, the estimated seconds left. */
function progressOf(file: string, countBytes: () => number): (outcome: Outcome) => void {
  const from = performance.now()
  const size = file === '-' ? null : statSync(file).size
  return ({ lines }) => {
    if (!process.stderr.isTTY) return
    const bytesRead = countBytes()
    const seconds = (performance.now() - from) / 1000
    const left = size && bytesRead > 0 ? Math.ceil((seconds * (size - bytesRead)) / bytesRead) : null
    const remaining = left === null ? '' : `, ${left} s left`
    process.stderr.write(`\r${basename(file)}: ${lines} lines, ${Math.round(lines / seconds)}/s${remaining}   `)
  }
}

const summaryOf = (file: string, { lines, counted, repeated, rejected, setAside }: Outcome, rejects: string): string =>
  `${basename(file)}: ${lines} lines, counted ${counted}, already counted ${repeated}, set aside ${setAside}, rejected ${rejected}${
    rejected + setAside > 0 ? ` (see ${resolve(rejects)})` : ''
  }.`

/** Ids missing in the game data, most frequent first. */
function unknownIds(unknown: Map<string, number>): string {
  const rows = [...unknown].sort(([, a], [, b]) => b - a).map(([id, count]) => `  ${id} ${count}`)
  return rows.length === 0 ? 'All ids are known.' : ['Unknown ids, counted as they are:', ...rows].join('\n')
}
