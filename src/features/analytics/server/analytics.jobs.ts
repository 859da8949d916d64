import { purgeDaily } from '#src/core/server/jobs/daily-purge.ts'
import type { Tasks } from '#src/core/server/jobs/jobs.ts'
import type { Db } from '#src/core/server/postgres/db.ts'
import type { Log } from '#src/core/server/process/log.ts'
import { entryDays, sessionDays } from '../analytics.rules.ts'
import { deleteSessionsBefore } from './analytics.store.ts'
import { deleteOldEntrants } from './entries.store.ts'

/** Deletes the ids of sessions that are older than the privacy notice allows. */
export const purgeSessionsDaily = (db: Db, log: Log) =>
  purgeDaily(log, 'ids of sessions', () => deleteSessionsBefore(db, sessionDays))

export interface EntryJobParts {
  db: Db
  /** IANA name of the time zone of the counted days. */
  timeZone: string
}

/** Visitors of a campaign code are forgotten within the hour. */
export const entryCrontab = '3 * * * * forget_entrants'

export const entryTasks = ({ db, timeZone }: EntryJobParts): Tasks => ({
  forget_entrants: async () => void (await deleteOldEntrants(db, { days: entryDays, timeZone })),
})
