import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Log } from '../../../core/server/log.ts'
import type { Db } from '../../../core/server/postgres/db.ts'
import type { PrivateData } from '../../../core/server/private-data.ts'
import type { GameData } from '../../../game/server/season-files.ts'
import type { LineupCore } from '../board-lineups.rules.ts'
import { ingestMatches } from './match-ingest.ts'
import { playerKeys } from './player-keys.ts'
import { findCounted } from './rankings.store.ts'
import { type SampleLineup, sampleMatches } from './sample-matches.ts'
import { seasonIds } from './season-ids.ts'
import { seasonLineups } from './season-lineups.ts'

export interface SampleParts {
  db: Db
  log: Log
  gameData: GameData
  privateData: PrivateData
  lineups: () => Promise<(LineupCore & SampleLineup)[]>
}

/** Counts made-up matches of each season where no match was counted, while visitors are served; what is stopped half-way counts nothing and is begun anew at the next start. */
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
    ...{ db, idsOf: seasonIds(gameData).idsOf, lineupOf: seasonLineups(gameData, lineups), isSample: true },
    playerKeys: playerKeys(privateData),
    reject: ({ reason }) => log.warn({ reason }, 'a made-up match was not counted'),
  })
  log.info({ counted }, 'counted made-up matches as a sample')
}
