import { sql } from 'kysely'
import { type Db, isDatabaseDown, openDb } from '#src/core/server/postgres/db.ts'
import { findEmbeddedUrl } from '#src/core/server/postgres/embedded-postgres.ts'
import { type Config, readConfig, SettingError } from '#src/core/server/process/config.ts'
import { StartError } from '#src/core/server/process/data-folder.ts'
import { findProjectRoot } from '../start/project-root.ts'

/** Runs a command on the database of DATABASE_URL, else on the embedded one of a running site. */
export async function withDatabase<T>(run: (db: Db, settings: Config) => Promise<T>): Promise<T> {
  const settings = readSettings()
  const db = openDb(databaseUrl(settings), { pool: 1, namedStatements: false, patient: true })
  try {
    await sql`select 1`.execute(db)
    return await run(db, settings)
  } catch (error) {
    throw sentenceOf(error as Error & { code?: string; severity?: string })
  } finally {
    await db.destroy()
  }
}

function readSettings(): Config {
  try {
    return readConfig(process.env, findProjectRoot(import.meta.dirname))
  } catch (error) {
    if (error instanceof SettingError) throw new StartError(error.message)
    throw error
  }
}

function databaseUrl({ databaseDirectUrl, dataFolder }: Config): string {
  const url = databaseDirectUrl ?? findEmbeddedUrl(dataFolder)
  if (!url)
    throw new StartError(`No PostgreSQL is running in ${dataFolder}: start the site first, or set DATABASE_URL.`)
  return url
}

/** A database error as a sentence for the operator; other errors unchanged. */
function sentenceOf(error: Error & { code?: string; severity?: string }): Error {
  if (isDatabaseDown(error)) {
    return new StartError(`The database can't be reached (${error.code ?? error.message}); check DATABASE_URL.`)
  }
  if (error.code === '42P01') {
    return new StartError('The database is not migrated yet: run "encore db migrate" first.')
  }
  return error.severity ? new StartError(`The database refused the command: ${error.message}.`) : error
}
