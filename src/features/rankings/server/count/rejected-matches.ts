import { existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { purgeDaily } from '#src/core/server/jobs/daily-purge.ts'
import type { Log } from '#src/core/server/process/log.ts'

/** Milliseconds for which rejected records stay, as the privacy notice says: they hold ids of players. */
const rejectsStay = 30 * 24 * 60 * 60 * 1000

/** Where the records that a program sent and that can't be counted are kept for the operator, a file a body. */
export const rejectFolderOf = (dataFolder: string): string => join(dataFolder, 'rejected-matches')

/** Removes what was rejected more than thirty days ago, now and once a day, whether programs still send or not. */
export const purgeRejectsDaily = (dataFolder: string, log: Log) =>
  purgeDaily(log, 'rejected matches', async () => removeOld(rejectFolderOf(dataFolder)))

function removeOld(folder: string): number {
  const files = existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : []
  const old = files.filter((file) => {
    const found = statSync(file, { throwIfNoEntry: false }) // another process may remove it at the same time
    return found && Date.now() - found.mtimeMs > rejectsStay
  })
  for (const file of old) rmSync(file, { force: true })
  return old.length
}
