import { sql } from 'kysely'
import type { Db } from '../postgres/db.ts'

/** Adds a job that is done once this transaction is committed, before those that nobody waits for. */
export async function insertJob(db: Db, task: string, payload: object): Promise<void> {
  await sql`select graphile_worker.add_job(${task}, ${JSON.stringify(payload)}::json, priority => -10)`.execute(db)
}

/** Adds a job that is done so many seconds after it was first asked for, once for all who ask by then. */
export async function insertGatheredJob(db: Db, task: string, seconds: number): Promise<void> {
  await sql`
    select graphile_worker.add_job(${task}, run_at => now() + make_interval(secs => ${seconds}),
      job_key => ${task}, job_key_mode => 'preserve_run_at')`.execute(db)
}

/** The name of the table that is there once a database can take jobs, else null. */
export async function findJobTable(db: Db): Promise<string | null> {
  const { rows } = await sql<{
    name: string | null
  }>`select to_regclass('graphile_worker.migrations')::text as name`.execute(db)
  return rows[0]!.name
}
