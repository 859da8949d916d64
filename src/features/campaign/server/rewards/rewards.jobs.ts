import * as v from 'valibot'
import type { Tasks } from '#src/core/server/jobs/jobs.ts'
import { type GamePlatform, GamePlatformFault } from '#src/core/server/outside/game-platform.ts'
import type { Db } from '#src/core/server/postgres/db.ts'
import type { Log } from '#src/core/server/process/log.ts'
import { grantTask, updateClaimDone, updateClaimSent } from './rewards.store.ts'

export interface GrantJobParts {
  db: Db
  log: Log
  gamePlatform: GamePlatform
}

/** The job that grants a claim's reward under the claim's id: the game grants it once, however often it is asked. */
export const grantTasks = (parts: GrantJobParts): Tasks => ({
  [grantTask]: (payload) => grant(v.parse(grantJob, payload).claim, parts),
})

const grantJob = v.object({ claim: v.pipe(v.string(), v.uuid()) })

async function grant(id: string, { db, log, gamePlatform }: GrantJobParts) {
  const begun = await updateClaimSent(db, id)
  if (!begun) return
  try {
    await gamePlatform.grant({ key: id, ...begun })
  } catch (error) {
    if (!(error instanceof GamePlatformFault) || !error.isFinal) throw error
    await updateClaimDone(db, id, error.reason)
    log.warn({ claim: id, reason: error.reason }, 'the game refused a reward')
    return
  }
  await updateClaimDone(db, id, null)
}
