import { purgeDaily } from '../../../core/server/daily-purge.ts'
import type { Log } from '../../../core/server/log.ts'
import type { Db } from '../../../core/server/postgres/db.ts'
import { deleteLostGuests, deleteOldEvents } from './accounts.store.ts'
import { deleteOldCaptchas } from './captchas.store.ts'
import { deleteOldCodes } from './codes.store.ts'
import { deleteOldSessions } from './sessions.store.ts'
import { deleteOldTrips } from './trips.store.ts'

/** Deletes sessions and captchas that are over, codes and trips of yesterday, what happened to accounts long ago, and guests whom nothing knows any more. */
export const purgeSignInsDaily = (db: Db, log: Log) =>
  purgeDaily(log, 'sign-ins', async () => {
    const gone = await Promise.all([
      deleteOldCodes(db),
      deleteOldCaptchas(db),
      deleteOldSessions(db),
      deleteOldEvents(db),
      deleteLostGuests(db),
      deleteOldTrips(db),
    ])
    return gone.reduce((sum, each) => sum + each, 0)
  })
