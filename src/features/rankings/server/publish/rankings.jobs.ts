import { insertGatheredJob } from '#src/core/server/jobs/jobs.store.ts'
import type { Tasks } from '#src/core/server/jobs/jobs.ts'
import { notifyPageDrop } from '#src/core/server/pages/page-drops.ts'
import type { Db } from '#src/core/server/postgres/db.ts'

/** Of the job that lets pages be rendered anew with the matches that were counted. */
export const pagesTask = 'tell_pages_of_matches'
/** Seconds in which pages are told once, however many runs count matches. */
const untilTold = 10

/** Jobs of counted matches by their names. */
export const matchTasks = ({ db }: { db: Db }): Tasks => ({ [pagesTask]: () => notifyPageDrop(db as never) })

/** Lets pages be rendered anew soon, once for all who ask in the meantime; at once where the tables of jobs are not made yet. */
export const tellPagesSoon = (db: Db): Promise<void> =>
  insertGatheredJob(db, pagesTask, untilTold).catch(() => notifyPageDrop(db as never))
