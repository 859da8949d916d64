import { existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { purgeDaily } from '#src/core/server/jobs/daily-purge.ts'
import type { Log } from '#src/core/server/process/log.ts'

/** Rejected records hold ids of players, so the privacy notice limits them to 30 days. */
const rejectsStay = 30 * 24 * 60 * 60 * 1000

/** Folder of rejected records, one file for each request, for the operator. */
export const rejectFolderOf = (dataFolder: string): string => join(dataFolder, 'rejected-matches')

/** Purges old rejected records now and daily, even without tokens for ingestion. */
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
