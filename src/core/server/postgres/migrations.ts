import { type Kysely, type Migration, Migrator, sql } from 'kysely'
import { StartError } from '../process/data-folder.ts'
import { withAdvisoryLock } from './advisory-lock.ts'

/** SQL by file name, applied once in order, forward only. */
const files = import.meta.glob<string>('/migrations/*.sql', { query: '?raw', import: 'default', eager: true })

const migrations: Record<string, Migration> = Object.fromEntries(
  Object.entries(files).map(([path, text]) => [
    path.replace(/^.*\/|\.sql$/g, ''),
    { up: async (db: Kysely<unknown>) => void (await sql.raw(text).execute(db)) },
  ]),
)

/** Applies missing migrations on a single connection; returns their names. Throws StartError. */
export const migrate = (db: Kysely<never>): Promise<string[]> => withAdvisoryLock(db, () => applyMissing(db))

async function applyMissing(db: Kysely<never>): Promise<string[]> {
  await requireCharacters(db)
  const all = { ...(await newerMigrations(db)), ...migrations }
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => all },
    migrationTableName: 'core_migrations',
    migrationLockTableName: 'core_migration_lock',
  })
  const { error, results = [] } = await migrator.migrateToLatest()
  const failed = results.find((each) => each.status === 'Error')
  if (failed) throw new StartError(`The migration ${failed.migrationName} failed: ${messageOf(error)}.`)
  if (error) throw error
  return results.map((each) => each.migrationName)
}

/** Migrations of newer builds: older builds must still start. */
async function newerMigrations(db: Kysely<never>): Promise<Record<string, Migration>> {
  const { rows: tables } = await sql<{
    found: boolean
  }>`select to_regclass('core_migrations') is not null as found`.execute(db)
  if (!tables[0]!.found) return {}
  const { rows } = await sql<{ name: string }>`select name from core_migrations`.execute(db)
  return Object.fromEntries(rows.map(({ name }) => [name, { up: async () => undefined }]))
}

/** Text search needs a locale beyond ASCII. */
async function requireCharacters(db: Kysely<never>) {
  const { rows } = await sql<{ encoding: string; ctype: string }>`
    select pg_encoding_to_char(encoding) as encoding, datctype as ctype from pg_database where datname = current_database()`.execute(
    db,
  )
  const { encoding, ctype } = rows[0]!
  if (encoding !== 'UTF8' || ['C', 'POSIX'].includes(ctype)) {
    throw new StartError(
      `The database must be created with encoding UTF8 and a UTF-8 locale such as C.UTF-8; it has ${encoding} and ${ctype}.`,
    )
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
