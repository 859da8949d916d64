import { deleteOldCodes } from '#src/core/server/codes/codes.store.ts'
import { deleteEndedPeriods } from '#src/core/server/http/shared-limits.store.ts'
import type { Tasks } from '#src/core/server/jobs/jobs.ts'
import { purgeTask } from '#src/core/server/jobs/purge-task.ts'
import type { Db } from '#src/core/server/postgres/db.ts'
import type { Log } from '#src/core/server/process/log.ts'
import { deleteOldCaptchas } from '../captchas/captchas.store.ts'
import { deleteOldAuthRequests } from '../sign-in/auth-requests.store.ts'
import { deleteOldPasses } from '../sign-in/known-browsers.store.ts'
import { deleteLostGuests, deleteOldEvents } from './accounts.store.ts'
import { deleteOldSessions } from './sessions.store.ts'

export interface AccountJobParts {
  db: Db
  log: Log
}

export const accountCrontab = '11 * * * * forget_old_sign_ins'

/** Deletes expired sessions, captchas, codes, auth requests and limits, and old events. */
export const accountTasks = ({ db, log }: AccountJobParts): Tasks => ({
  forget_old_sign_ins: purgeTask(log, 'sign-ins', async () => {
    const gone = await Promise.all([
      deleteOldCodes(db),
      deleteOldPasses(db),
      deleteOldCaptchas(db),
      deleteOldSessions(db),
      deleteOldEvents(db),
      deleteLostGuests(db),
      deleteOldAuthRequests(db),
    ])
    await deleteEndedPeriods(db)
    return gone.reduce((sum, each) => sum + each, 0)
  }),
})
