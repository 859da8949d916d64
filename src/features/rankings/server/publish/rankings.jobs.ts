import { insertGatheredJob } from '#src/core/server/jobs/jobs.store.ts'
import type { Tasks } from '#src/core/server/jobs/jobs.ts'
import { notifyPageDrop } from '#src/core/server/pages/page-drops.ts'
import type { Db } from '#src/core/server/postgres/db.ts'

/** Name of the job that drops cached pages after a count. */
export const pagesTask = 'tell_pages_of_matches'
/** Seconds that requests to drop pages are debounced. */
const debounceSeconds = 10

export const matchTasks = ({ db }: { db: Db }): Tasks => ({ [pagesTask]: () => notifyPageDrop(db as never) })

/** Drops cached pages in a debounced job; at once when the job tables are not migrated yet. */
export const dropPagesSoon = (db: Db): Promise<void> =>
  insertGatheredJob(db, pagesTask, debounceSeconds).catch(() => notifyPageDrop(db as never))
