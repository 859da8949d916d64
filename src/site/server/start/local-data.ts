import { type EmbeddedPostgres, startEmbeddedPostgres } from '#src/core/server/postgres/embedded-postgres.ts'
import type { Config } from '#src/core/server/process/config.ts'
import { holdDataFolder } from '#src/core/server/process/data-folder.ts'

/** The data folder, held, with its own PostgreSQL. */
export interface LocalData {
  /** Null where another database is set. */
  postgres: Promise<EmbeddedPostgres | null>
  close(): Promise<void>
}

/** Takes the data folder and begins to start its PostgreSQL. Throws StartError where the folder can't be had. */
export function openLocalData({ databaseUrl, dataFolder }: Config): LocalData {
  const folder = holdDataFolder(dataFolder)
  const postgres = databaseUrl ? Promise.resolve(null) : startEmbeddedPostgres(dataFolder)
  const settled = postgres.catch(() => null) // a failure is told where it is waited for
  const close = async () => {
    await (await settled)?.stop()
    folder.release()
  }
  return { postgres, close }
}
