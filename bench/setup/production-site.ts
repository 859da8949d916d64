import { availableParallelism } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { databaseUrlOf } from '../../e2e/setup/database/postgres.ts'
import { production, removeDataFolder, startSite } from '../../e2e/setup/site/site.ts'

export const processors = availableParallelism()

/** Starts the site as in production without a rate limit, on all processors but one; settings in `more` go first. */
export async function startProductionSite(
  processes = Math.max(1, processors - 1),
  more: Record<string, string> = {},
  sampleMatches = 'off',
) {
  const settings = { LOG_LEVEL: 'error', DATA_KEYS: production.DATA_KEYS, SAMPLE_MATCHES: sampleMatches }
  const resting = await startSite(settings)
  const database = databaseUrlOf(resting.dataFolder)
  const site = await startSite({
    ...production,
    DATABASE_URL: database,
    PROCESSES: String(processes),
    RATE_LIMIT: '100000000',
    LOG_LEVEL: 'error',
    ...more,
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

/** Waits until a ranking has rows; without them it is not indexable. */
export async function untilCounted(url: string) {
  while ((await (await fetch(url)).text()).includes('noindex')) await wait(1000)
}
