import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Db } from '#src/core/server/postgres/db.ts'
import type { Log } from '#src/core/server/process/log.ts'
import type { PrivateData } from '#src/core/server/secrets/private-data.ts'
import type { LineupCore } from '#src/features/rankings/board-lineups.rules.ts'
import type { GameData } from '#src/game/server/season-files.ts'
import { ingestMatches } from '../count/match-ingest.ts'
import { playerKeys } from '../count/player-keys.ts'
import { seasonIds } from '../count/season-ids.ts'
import { seasonLineups } from '../count/season-lineups.ts'
import { findCounted } from '../read/rankings.store.ts'
import { type SampleLineup, sampleMatches } from './sample-matches.ts'

export interface SampleParts {
  db: Db
  log: Log
  gameData: GameData
  privateData: PrivateData
  lineups: () => Promise<(LineupCore & SampleLineup)[]>
}

/** Counts generated matches while the site runs, unless any match is counted; an aborted run counts none. */
export function countSample(parts: SampleParts): { stop(): Promise<void> } {
  const stopping = new AbortController()
  const counting = count(parts, stopping.signal).catch((error: Error) => {
    if (!stopping.signal.aborted) parts.log.warn({ reason: error.message }, 'the sample of matches was not counted')
  })
  return {
    stop: () => {
      stopping.abort()
      return counting
    },
  }
}

async function count({ db, log, gameData, privateData, lineups: list }: SampleParts, signal: AbortSignal) {
  if (await findCounted(db)) return
  const lineups = await list()
  const lines: Buffer[] = []
  for (const season of gameData.seasons.values()) {
    for (const record of sampleMatches(season, lineups, new Date())) {
      lines.push(Buffer.from(JSON.stringify(record)))
      await nextTurn() // visitors come first
      signal.throwIfAborted()
    }
  }
  const each = async function* () {
    for (const bytes of lines) yield { bytes, isCut: false }
  }
  const { counted } = await ingestMatches(each(), {
    db,
    idsOf: seasonIds(gameData).idsOf,
    lineupOf: seasonLineups(gameData, lineups),
    isSample: true,
    playerKeys: playerKeys(privateData),
    reject: ({ reason }) => log.warn({ reason }, 'a made-up match was not counted'),
  })
  log.info({ counted }, 'counted made-up matches as a sample')
}
