import type { Log } from '../process/log.ts'

const day = 24 * 60 * 60 * 1000

/** Deletes what has been kept long enough, now and once a day; `what` names it in the log. A day without a database is made up for by the next. */
export function purgeDaily(log: Log, what: string, deleteOld: () => Promise<number>): { stop(): Promise<void> } {
  const purge = async () => {
    try {
      const deleted = await deleteOld()
      if (deleted > 0) log.info({ deleted }, `deleted old ${what}`)
    } catch (error) {
      log.warn({ reason: (error as Error).message }, `old ${what} could not be deleted`)
    }
  }
  let underWay = purge()
  const timer = setInterval(() => {
    underWay = purge()
  }, day).unref()
  return {
    stop: () => {
      clearInterval(timer)
      return underWay
    },
  }
}
