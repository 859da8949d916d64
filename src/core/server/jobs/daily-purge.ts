import type { Log } from '../process/log.ts'

const day = 24 * 60 * 60 * 1000

/** Deletes expired rows now and once a day; `what` names them in the log. */
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
