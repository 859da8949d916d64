import { availableParallelism } from 'node:os'
import { databaseUrlOf } from '../../e2e/setup/postgres.ts'
import { production, removeDataFolder, startSite } from '../../e2e/setup/site.ts'

export const processors = availableParallelism()

/**
 * The site as production runs it on this machine, without its limit of requests, in a process for each processor but the one that is
 * left to the database: of two processes on two processors, each took longer than one by itself. The database, with the sample articles,
 * is that of a second site, which rests.
 */
export async function startProductionSite(processes = Math.max(1, processors - 1)) {
  const resting = await startSite({ LOG_LEVEL: 'error' })
  const database = databaseUrlOf(resting.dataFolder)
  const site = await startSite({
    ...production,
    DATABASE_URL: database,
    PROCESSES: String(processes),
    RATE_LIMIT: '100000000',
    LOG_LEVEL: 'error',
  })
  const end = async () => {
    for (const { end, dataFolder } of [site, resting]) {
      await end()
      removeDataFolder(dataFolder)
    }
  }
  return {
    origin: site.origin,
    address: site.origin.replace('localhost', '127.0.0.1'),
    pid: site.child.pid!,
    database,
    end,
  }
}
