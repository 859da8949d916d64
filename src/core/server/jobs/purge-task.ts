import type { Log } from '../process/log.ts'

/** A recurring task that deletes expired rows; `what` names them in the log. */
export const purgeTask = (log: Log, what: string, deleteOld: () => Promise<number>) => async (): Promise<void> => {
  const deleted = await deleteOld()
  if (deleted > 0) log.info({ deleted }, `deleted old ${what}`)
}
