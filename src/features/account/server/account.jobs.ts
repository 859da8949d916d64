import { purgeDaily } from '../../../core/server/daily-purge.ts'
import type { Log } from '../../../core/server/log.ts'
import type { Db } from '../../../core/server/postgres/db.ts'
import { deleteOldCodes } from './codes.store.ts'
import { deleteOldSessions } from './sessions.store.ts'

/** Deletes sessions that are over, and codes of yesterday. */
export const purgeSignInsDaily = (db: Db, log: Log) =>
  purgeDaily(log, 'sign-ins', async () => (await deleteOldCodes(db)) + (await deleteOldSessions(db)))
