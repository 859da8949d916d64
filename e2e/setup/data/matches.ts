import { resolve } from 'node:path'
import { openDb } from '#src/core/server/postgres/db.ts'
import { openPrivateData } from '#src/core/server/secrets/private-data.ts'
import { readLineups } from '#src/features/lineups/server/lineup-files.ts'
import { ingestMatches } from '#src/features/rankings/server/count/match-ingest.ts'
import { playerKeys } from '#src/features/rankings/server/count/player-keys.ts'
import { seasonIds } from '#src/features/rankings/server/count/season-ids.ts'
import { seasonLineups } from '#src/features/rankings/server/count/season-lineups.ts'
import { sampleMatches } from '#src/features/rankings/server/sample/sample-matches.ts'
import { profilesOf, syntheticMatches } from '#src/features/rankings/server/sample/synthetic-matches.ts'
import { readGameData } from '#src/game/server/season-files.ts'

const gameData = readGameData(resolve(import.meta.dirname, '../../..'))
const season = gameData.seasons.get('m15s16')!

/** Generated matches of K.O. Coliseum, version 15.15 by default, always the same. */
export function matchLines(count: number, { day = '2025-07-30', version = '15.15', seed = 3 } = {}): string[] {
  const made = { seed, count, version, day, profiles: profilesOf(season, seed) }
  return [...syntheticMatches(season, made)].map((record) => JSON.stringify(record))
}

const { lineups } = readLineups(resolve(import.meta.dirname, '../../../content/lineups'), gameData)
const lineupOf = seasonLineups(gameData, lineups)
const keys = playerKeys(openPrivateData(new Map([['test', ['a secret of the tests']]])))

/** Generated matches of Remix Rumble between its recommended lineups. */
export function lineupLines(): string[] {
  const boards = lineups.map(({ season, positions }) => ({ season, units: positions.final }))
  const records = sampleMatches(gameData.seasons.get('m10s16')!, boards, {
    matches: 525,
    before: new Date('2026-11-01'),
  })
  return [...records].map((record) => JSON.stringify(record))
}

/** Counts matches in a database, optionally as a sample. Returns the outcome. */
export async function countMatches(databaseUrl: string, lines: string[], { isSample = false } = {}) {
  const db = openDb(databaseUrl, { pool: 2, namedStatements: true, patient: true })
  const reject = ({ reason }: { reason: string }) => {
    throw new Error(reason)
  }
  const each = async function* () {
    for (const line of lines) yield { bytes: Buffer.from(line), isCut: false }
  }
  try {
    const { idsOf } = seasonIds(gameData)
    return await ingestMatches(each(), { db, idsOf, lineupOf, playerKeys: keys, reject, isSample })
  } finally {
    await db.destroy()
  }
}
