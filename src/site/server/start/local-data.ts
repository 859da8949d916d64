import { type EmbeddedPostgres, startEmbeddedPostgres } from '#src/core/server/postgres/embedded-postgres.ts'
import type { Config } from '#src/core/server/process/config.ts'
import { holdDataFolder, UnwritableFolder } from '#src/core/server/process/data-folder.ts'

/** The locked data folder with its embedded PostgreSQL. */
export interface LocalData {
  /** Null with an external database. */
  postgres: Promise<EmbeddedPostgres | null>
  /** Why the folder can't be written, which only an external database makes up for. */
  fault: UnwritableFolder | null
  close(): Promise<void>
}

/** Locks the data folder and begins to start its PostgreSQL. Throws StartError if a needed folder is unavailable. */
export function openLocalData({ databaseUrl, dataFolder }: Pick<Config, 'databaseUrl' | 'dataFolder'>): LocalData {
  const folder = holdIfWritable(dataFolder)
  const fault = folder instanceof UnwritableFolder ? folder : null
  if (fault && !databaseUrl) throw fault
  const postgres = databaseUrl ? Promise.resolve(null) : startEmbeddedPostgres(dataFolder)
  const settled = postgres.catch(() => null) // the awaiting code reports a failure
  const close = async () => {
    await (await settled)?.stop()
    if (!(folder instanceof UnwritableFolder)) folder.release()
  }
  return { postgres, fault, close }
}

function holdIfWritable(folder: string) {
  try {
    return holdDataFolder(folder)
  } catch (error) {
    if (error instanceof UnwritableFolder) return error
    throw error
  }
}
