import { type EmbeddedPostgres, startEmbeddedPostgres } from '#src/core/server/postgres/embedded-postgres.ts'
import type { Config } from '#src/core/server/process/config.ts'
import { holdDataFolder } from '#src/core/server/process/data-folder.ts'

/** The locked data folder with its embedded PostgreSQL. */
export interface LocalData {
  /** Null with an external database. */
  postgres: Promise<EmbeddedPostgres | null>
  close(): Promise<void>
}

/** Locks the data folder and begins to start its PostgreSQL. Throws StartError if the folder is unavailable. */
export function openLocalData({ databaseUrl, dataFolder }: Config): LocalData {
  const folder = holdDataFolder(dataFolder)
  const postgres = databaseUrl ? Promise.resolve(null) : startEmbeddedPostgres(dataFolder)
  const settled = postgres.catch(() => null) // the awaiting code reports a failure
  const close = async () => {
    await (await settled)?.stop()
    folder.release()
  }
  return { postgres, close }
}
