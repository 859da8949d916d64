import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from '#src/core/server/postgres/embedded-postgres.ts'
import { removeDataFolder } from '../site/site.ts'
import { createTemplate, migrateDatabase } from './postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    databaseUrl: string
  }
}

/** One PostgreSQL for all tests of the db project, with a migrated database and a template. */
export default async function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'encore-db-'))
  const postgres = await startEmbeddedPostgres(folder)
  await migrateDatabase(postgres.url)
  await createTemplate(postgres.url)
  project.provide('databaseUrl', postgres.url)
  return async () => {
    await postgres.stop()
    removeDataFolder(folder)
  }
}
