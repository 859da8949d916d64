import { join } from 'node:path'
import { config as siteSettings } from '../../../site.config.ts'
import { type Config, SettingError } from '../../core/server/config.ts'
import { holdDataFolder, StartError } from '../../core/server/data-folder.ts'
import { createLog, type Log } from '../../core/server/log.ts'
import { openDatabase } from '../../core/server/postgres/database.ts'
import type { Db } from '../../core/server/postgres/db.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../core/server/postgres/embedded-postgres.ts'
import { importArticles } from '../../features/news/server/article-import.ts'
import { type GameData, GameDataError, readGameData } from '../../game/server/season-files.ts'
import { findConfigFault } from '../site-config-schema.ts'
import { findConfigGap } from './config-fit.ts'

/** What lives as long as the process: connections, game data, the embedded database where there is one. */
export interface Runtime {
  config: Config
  log: Log
  db: Db
  /** Connection address that no transaction pooler stands before: for listening and migrations. */
  directUrl: string
  gameData: () => GameData
  projectRoot: string
  /** Reads game data and sample articles again; the old stay where the new are unfit. */
  reloadData(): Promise<void>
  stop(): Promise<void>
}

/** Says what a start is doing; a step that takes over a second is told with its seconds. */
export type Progress = <T>(step: string, run: () => Promise<T>) => Promise<T>

/** Starts everything below the web server. Throws StartError or SettingError with one sentence for the operator. */
export async function startRuntime(config: Config, projectRoot: string, progress: Progress): Promise<Runtime> {
  const fault = findConfigFault(siteSettings)
  if (fault) throw new SettingError(fault)
  const log = createLog(config.logLevel)
  let gameData = loadGameData(projectRoot)
  const folder = holdDataFolder(config.dataFolder)
  let postgres: EmbeddedPostgres | null = null
  try {
    postgres = config.databaseUrl
      ? null
      : await progress('Starting PostgreSQL', () => startEmbeddedPostgres(config.dataFolder))
    const url = postgres?.url ?? config.databaseUrl!
    const directUrl = postgres?.url ?? config.databaseDirectUrl!
    const database = await progress('Migrating the database', () => openDatabase({ url, directUrl }, config, log))
    const readSamples = async () => {
      if (postgres) await importArticles(database.db, join(projectRoot, 'content/articles'))
    }
    await progress('Storing the sample articles', readSamples)
    return {
      config,
      log,
      db: database.db,
      directUrl,
      projectRoot,
      gameData: () => gameData,
      reloadData: async () => {
        gameData = loadGameData(projectRoot)
        await readSamples()
      },
      stop: async () => {
        await database.stop()
        await postgres?.stop()
        folder.release()
      },
    }
  } catch (error) {
    await postgres?.stop()
    folder.release()
    throw error
  }
}

function loadGameData(root: string): GameData {
  try {
    const data = readGameData(root)
    const gap = findConfigGap(siteSettings, data)
    if (gap) throw new SettingError(gap)
    return data
  } catch (error) {
    if (error instanceof GameDataError) throw new StartError(error.message)
    throw error
  }
}
