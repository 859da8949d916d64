import { setImmediate as nextTurn } from 'node:timers/promises'
import { notifyPageDrop } from '#src/core/server/pages/page-drops.ts'
import { type Db, openDb } from '#src/core/server/postgres/db.ts'
import { openPrivateData } from '#src/core/server/secrets/private-data.ts'
import type { LineupCore } from '#src/features/rankings/board-lineups.rules.ts'
import type { GameData } from '#src/game/server/season-files.ts'
import { ingestMatches } from '../count/match-ingest.ts'
import { playerKeys } from '../count/player-keys.ts'
import { seasonIds } from '../count/season-ids.ts'
import { seasonLineups } from '../count/season-lineups.ts'
import { findRealMatches, listMatchIds } from './sample.store.ts'
import { type SampleLineup, sampleMatches } from './sample-matches.ts'

export interface SampleTask {
  databaseUrl: string
  /** Matches of each season. */
  matches: number
  lineups: (LineupCore & SampleLineup)[]
}
export type SampleReport = { counted: number } | { rejected: string }

/** Keys of generated players protect no person, so they need no secret. */
const keys = playerKeys(openPrivateData(new Map([['sample', ['players of generated matches']]])))

/** Counts generated matches, unless a real one is counted; continues where an earlier run was stopped. */
export async function countSample(
  { databaseUrl, ...task }: SampleTask & { gameData: GameData },
  report: (report: SampleReport) => void,
): Promise<void> {
  const db = openDb(databaseUrl, { pool: 2, namedStatements: true, patient: true })
  try {
    if (await findRealMatches(db)) return
    const counted = await ingestSample(db, task, report)
    if (counted > 0) report({ counted })
  } finally {
    await db.destroy()
  }
}

async function ingestSample(
  db: Db,
  { gameData, lineups, matches }: Omit<SampleTask, 'databaseUrl'> & { gameData: GameData },
  report: (report: SampleReport) => void,
): Promise<number> {
  const known = await listMatchIds(db)
  const before = new Date()
  const lines = async function* () {
    for (const season of gameData.seasons.values()) {
      for (const record of sampleMatches(season, lineups, { matches, before })) {
        await nextTurn() // else connections time out while the next batch is made
        if (known.has(record.metadata.match_id)) continue
        yield { bytes: Buffer.from(JSON.stringify(record)), isCut: false }
      }
    }
  }
  const { counted } = await ingestMatches(lines(), {
    db,
    idsOf: seasonIds(gameData).idsOf,
    lineupOf: seasonLineups(gameData, lineups),
    isSample: true,
    playerKeys: keys,
    reject: ({ reason }) => report({ rejected: reason }),
    onProgress: () => void notifyPageDrop(db as never).catch(() => undefined), // the next batch drops them, too
  })
  return counted
}
