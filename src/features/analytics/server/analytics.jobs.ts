import { purgeDaily } from '../../../core/server/daily-purge.ts'
import type { Log } from '../../../core/server/log.ts'
import type { Db } from '../../../core/server/postgres/db.ts'
import { sessionDays } from '../analytics.rules.ts'
import { deleteSessionsBefore } from './analytics.store.ts'

/** Deletes the ids of sessions that are older than the privacy notice allows. */
export const purgeSessionsDaily = (db: Db, log: Log) =>
  purgeDaily(log, 'ids of sessions', () => deleteSessionsBefore(db, sessionDays))
