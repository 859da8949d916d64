import { appendFileSync, existsSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { performance } from 'node:perf_hooks'
import type { Command } from 'commander'
import { StartError } from '../../../core/server/data-folder.ts'
import type { Db } from '../../../core/server/postgres/db.ts'
import { listLineups } from '../../../features/lineups/server/lineups.store.ts'
import { ingestMatches, type Outcome, type Rejected } from '../../../features/rankings/server/match-ingest.ts'
import { linesOfFile, UnreadableLines } from '../../../features/rankings/server/match-lines.ts'
import { seasonIds } from '../../../features/rankings/server/season-ids.ts'
import { seasonLineups } from '../../../features/rankings/server/season-lineups.ts'
import { readGameData } from '../../../game/server/season-files.ts'
import { findProjectRoot } from '../project-root.ts'
import { withDatabase } from './open-database.ts'

/** `encore stats ...` */
export function addStatsCommands(stats: Command) {
  stats
    .command('ingest')
    .description(
      'counts the matches of files, each once however often it is sent: run it again after whatever stopped it',
    )
    .argument('<file...>', 'a JSON of TFT-MATCH-V1 a line, plain, gzip or zstd; "-" is standard input')
    .option(
      '--rejects <file>',
      'a new file that takes the lines that can not be counted, with number and reason',
      `rejected-matches-${process.pid}.txt`,
    )
    .action(async (files: string[], { rejects }: { rejects: string }) => {
      const missing = files.find((file) => file !== '-' && !existsSync(file))
      if (missing) throw new StartError(`There is no ${resolve(missing)}.`)
      makeNew(rejects)
      try {
        await withDatabase((db) => ingestFiles(db, files, rejects))
      } finally {
        if (statSync(rejects).size === 0) rmSync(rejects)
      }
    })
}

/** Makes a file, before anything is counted; one that is there already is somebody's. */
function makeNew(rejects: string) {
  try {
    writeFileSync(rejects, '', { flag: 'wx' })
  } catch (error) {
    throw new StartError(`${resolve(rejects)} can't be made: ${(error as Error).message}.`)
  }
}

const newLine = Buffer.from('\n')

async function ingestFiles(db: Db, files: string[], rejects: string) {
  const gameData = readGameData(findProjectRoot(import.meta.dirname))
  const { idsOf, unknown } = seasonIds(gameData)
  const lineupOf = seasonLineups(gameData, await listLineups(db))
  for (const file of files) {
    const reject = ({ number, reason, bytes }: Rejected) =>
      appendFileSync(rejects, Buffer.concat([Buffer.from(`${basename(file)}:${number}: ${reason}\n`), bytes, newLine]))
    try {
      const outcome = await ingestMatches(linesOfFile(file), {
        db,
        idsOf,
        lineupOf,
        reject,
        onProgress: progressOf(file),
      })
      console.log(summaryOf(file, outcome, rejects))
    } catch (error) {
      if (!(error instanceof UnreadableLines)) throw error
      throw new StartError(`${error.message}. What was counted stays; run it again with the whole file.`)
    }
  }
  console.log(unknownIds(unknown))
}

function progressOf(file: string): (outcome: Outcome) => void {
  const from = performance.now()
  return ({ lines }) => {
    if (!process.stderr.isTTY) return
    const rate = Math.round(lines / ((performance.now() - from) / 1000))
    process.stderr.write(`\r${basename(file)}: ${lines} lines, ${rate}/s `)
  }
}

const summaryOf = (file: string, { lines, counted, repeated, rejected }: Outcome, rejects: string): string =>
  `${basename(file)}: ${lines} lines, counted ${counted}, counted before ${repeated}, rejected ${rejected}${
    rejected > 0 ? ` (see ${resolve(rejects)})` : ''
  }.`

/** What the game data do not know, the most frequent first. */
function unknownIds(unknown: Map<string, number>): string {
  const rows = [...unknown].sort(([, a], [, b]) => b - a).map(([id, count]) => `  ${id} ${count}`)
  return rows.length === 0
    ? 'All ids are known.'
    : ['Ids that no season knows, counted as they are:', ...rows].join('\n')
}
