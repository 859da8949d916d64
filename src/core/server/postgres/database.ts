import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Config } from '../process/config.ts'
import { StartError } from '../process/data-folder.ts'
import type { Log } from '../process/log.ts'
import { type Db, isDatabaseDown, isDatabaseRefusal, openDb } from './db.ts'
import { migrate } from './migrations.ts'

export interface Database {
  db: Db
  stop(): Promise<void>
}
interface Urls {
  url: string
  /** Connection address without a transaction pooler. */
  directUrl: string
  /** Checks the migrated database. Throws StartError when the site must not use it. */
  check: (db: Db) => Promise<void>
}

/** Opens a migrated database. In production an unreachable one is migrated later; else throws StartError. */
export async function openDatabase({ url, directUrl, check }: Urls, config: Config, log: Log): Promise<Database> {
  const stopping = new AbortController()
  let isReady = false
  try {
    await migrateOver(directUrl, check)
    isReady = true
  } catch (error) {
    if (!config.production || !isDatabaseDown(error)) throw sentenceOf(error, config)
    log.warn({ reason: (error as Error).message }, 'the database is out of reach; starting with the last renderings')
    void migrateWhenReachable({ directUrl, check }, stopping.signal, log).then((isMigrated) => {
      isReady = isMigrated
    })
  }
  const { databasePool: pool, namedStatements } = config
  const db = openDb(url, { pool, namedStatements, isReady: () => isReady })
  return {
    db,
    stop: async () => {
      stopping.abort()
      await Promise.race([db.destroy(), wait(2000, undefined, { ref: false })]) // a stalled server never answers
    },
  }
}

async function migrateOver(url: string, check: Urls['check']) {
  const quick = openDb(url, { pool: 1, namedStatements: false })
  const patient = openDb(url, { pool: 1, namedStatements: false, patient: true })
  try {
    await sql`select 1`.execute(quick)
    await migrate(patient as never)
    await check(patient)
  } finally {
    void quick.destroy()
    await patient.destroy()
  }
}

/** Tries once a second; false when stopped. */
async function migrateWhenReachable(
  { directUrl, check }: Omit<Urls, 'url'>,
  signal: AbortSignal,
  log: Log,
): Promise<boolean> {
  while (!signal.aborted) {
    await wait(1000, undefined, { signal }).catch(() => undefined)
    try {
      await migrateOver(directUrl, check)
      log.info('the database is reached and migrated')
      return true
    } catch (error) {
      if (!isDatabaseDown(error)) log.error({ reason: (error as Error).message }, 'the database cannot be used')
    }
  }
  return false
}

function sentenceOf(error: unknown, { databaseUrl, databaseDirectUrl }: Config): unknown {
  const setting = databaseDirectUrl === databaseUrl ? 'DATABASE_URL' : 'DATABASE_DIRECT_URL'
  const { hostname, port, pathname } = new URL(databaseDirectUrl ?? 'postgres://127.0.0.1/encore')
  const place = `${hostname}${port ? `:${port}` : ''}${pathname}`
  if (isDatabaseDown(error)) {
    const { code, message } = error as NodeJS.ErrnoException
    return new StartError(`The database ${place} can't be reached (${code ?? message}); check ${setting}.`)
  }
  if (isDatabaseRefusal(error)) {
    return new StartError(`The database ${place} refused the login: ${error.message}; check ${setting}.`)
  }
  return error
}
