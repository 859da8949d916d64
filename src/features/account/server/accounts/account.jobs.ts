import { purgeDaily } from '#src/core/server/jobs/daily-purge.ts'
import type { Db } from '#src/core/server/postgres/db.ts'
import type { Log } from '#src/core/server/process/log.ts'
import { deleteOldCaptchas } from '../captchas/captchas.store.ts'
import { deleteOldAuthRequests } from '../sign-in/auth-requests.store.ts'
import { deleteOldCodes } from '../sign-in/codes.store.ts'
import { deleteLostGuests, deleteOldEvents } from './accounts.store.ts'
import { deleteOldSessions } from './sessions.store.ts'

/** Deletes expired sessions, captchas, codes and auth requests, and old events. */
export const purgeSignInsDaily = (db: Db, log: Log) =>
  purgeDaily(log, 'sign-ins', async () => {
    const gone = await Promise.all([
      deleteOldCodes(db),
      deleteOldCaptchas(db),
      deleteOldSessions(db),
      deleteOldEvents(db),
      deleteLostGuests(db),
      deleteOldAuthRequests(db),
    ])
    return gone.reduce((sum, each) => sum + each, 0)
  })
