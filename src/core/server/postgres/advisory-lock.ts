import { type Kysely, sql } from 'kysely'

const schemaLock = sql`hashtext('encore schema')`

/** Runs `work` under an advisory lock on the schema: one process per database. `db` must have a single connection. */
export async function withAdvisoryLock<T>(db: Kysely<never>, work: () => Promise<T>): Promise<T> {
  await sql`select pg_advisory_lock(${schemaLock})`.execute(db)
  try {
    return await work()
  } finally {
    await sql`select pg_advisory_unlock(${schemaLock})`.execute(db)
  }
}
