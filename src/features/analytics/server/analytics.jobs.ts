import type { Tasks } from '#src/core/server/jobs/jobs.ts'
import { purgeTask } from '#src/core/server/jobs/purge-task.ts'
import type { Db } from '#src/core/server/postgres/db.ts'
import type { Log } from '#src/core/server/process/log.ts'
import { entryDays, sessionDays } from '../analytics.rules.ts'
import { deleteSessionsBefore } from './analytics.store.ts'
import { deleteOldEntrants } from './entries.store.ts'

export interface AnalyticsJobParts {
  db: Db
  log: Log
  /** IANA name of the time zone of the counted days. */
  timeZone: string
}

export const analyticsCrontab = '3 * * * * forget_entrants\n13 * * * * forget_old_visits'

/** Forgets visitors of campaign codes within the hour, and ids of sessions when the privacy notice says so. */
export const analyticsTasks = ({ db, log, timeZone }: AnalyticsJobParts): Tasks => ({
  forget_entrants: async () => void (await deleteOldEntrants(db, { days: entryDays, timeZone })),
  forget_old_visits: purgeTask(log, 'ids of sessions', () => deleteSessionsBefore(db, sessionDays)),
})
