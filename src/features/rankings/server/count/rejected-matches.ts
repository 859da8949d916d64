import { existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Log } from '#src/core/server/process/log.ts'

const day = 24 * 60 * 60 * 1000
/** Rejected records hold ids of players, so the privacy notice limits them to 30 days. */
const rejectsStay = 30 * day

/** Folder of rejected records, one file for each request, for the operator. */
export const rejectFolderOf = (dataFolder: string): string => join(dataFolder, 'rejected-matches')

/** Removes old rejected records now and daily, in every process and even without tokens for ingestion. */
export function removeOldRejects(dataFolder: string, log: Log): { stop(): void } {
  const remove = () => {
    try {
      removeOld(rejectFolderOf(dataFolder))
    } catch (error) {
      log.warn({ reason: (error as Error).message }, 'old rejected matches could not be removed')
    }
  }
  remove()
  const timer = setInterval(remove, day).unref()
  return { stop: () => clearInterval(timer) }
}

function removeOld(folder: string) {
  const files = existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : []
  const old = files.filter((file) => {
    const found = statSync(file, { throwIfNoEntry: false }) // another process may remove it at the same time
    return found && Date.now() - found.mtimeMs > rejectsStay
  })
  for (const file of old) rmSync(file, { force: true })
}
