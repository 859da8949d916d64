import { type Kysely, sql } from 'kysely'

const schemaLock = sql`hashtext('encore schema')`

/** What `work` resolves to: it begins when no other process works so on the same database, for who looks at tables must not meet them half changed. `db` has one connection, which holds the lock. */
export async function alone<T>(db: Kysely<never>, work: () => Promise<T>): Promise<T> {
  await sql`select pg_advisory_lock(${schemaLock})`.execute(db)
  try {
    return await work()
  } finally {
    await sql`select pg_advisory_unlock(${schemaLock})`.execute(db)
  }
}
