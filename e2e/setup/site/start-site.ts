import type { TestProject } from 'vitest/node'
import { countMatches, lineupLines, matchLines } from '../data/matches.ts'
import { createTemplate, databaseUrlOf } from '../database/postgres.ts'
import { production, removeDataFolder, startSite } from './site.ts'

declare module 'vitest' {
  interface ProvidedContext {
    origin: string
    dataFolder: string
  }
}

/** One built site with its embedded PostgreSQL for all tests; tests that break things start their own. */
export default async function setup(project: TestProject) {
  const site = await startSite({ LOG_LEVEL: 'error', DATA_KEYS: production.DATA_KEYS })
  project.provide('origin', site.origin)
  project.provide('dataFolder', site.dataFolder)
  project.provide('databaseUrl', databaseUrlOf(site.dataFolder))
  await createTemplate(databaseUrlOf(site.dataFolder))
  await countMatches(databaseUrlOf(site.dataFolder), [...matchLines(120), ...lineupLines()])
  return async () => {
    await site.end()
    removeDataFolder(site.dataFolder)
  }
}
