import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { readConfig, SettingError } from '../../../core/server/config.ts'
import { StartError } from '../../../core/server/data-folder.ts'
import { type Db, openDb } from '../../../core/server/db.ts'
import { findProjectRoot } from '../project-root.ts'

/** Runs a command over the site's database: that of DATABASE_URL, else the embedded one of a running site. */
export async function withDatabase<T>(run: (db: Db) => Promise<T>): Promise<T> {
  const db = openDb(databaseUrl(), { pool: 1, namedStatements: false })
  try {
    await sql`select 1`.execute(db).catch((error: Error) => {
      throw new StartError(`The database can't be reached: ${error.message || (error as NodeJS.ErrnoException).code}.`)
    })
    return await run(db)
  } finally {
    await db.destroy()
  }
}

function databaseUrl(): string {
  try {
    const config = readConfig(process.env, findProjectRoot(import.meta.dirname))
    return config.databaseDirectUrl ?? embeddedUrl(config.dataFolder)
  } catch (error) {
    if (error instanceof SettingError) throw new StartError(error.message)
    throw error
  }
}

/** Line 4 of postmaster.pid is the port of the embedded PostgreSQL. */
function embeddedUrl(folder: string): string {
  const [pidFile, passwordFile] = [join(folder, 'postgres/postmaster.pid'), join(folder, 'postgres-password')]
  if (!existsSync(pidFile)) {
    throw new StartError(`No PostgreSQL runs in ${folder}: start the site first, or set DATABASE_URL.`)
  }
  const port = readFileSync(pidFile, 'utf8').split('\n')[3]
  return `postgres://postgres:${readFileSync(passwordFile, 'utf8')}@127.0.0.1:${port}/encore`
}
