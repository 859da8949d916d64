import { sql } from 'kysely'
import type { Db } from '../postgres/db.ts'

/** Adds a job for after this transaction, ahead of background jobs; it replaces a waiting one of the same key. */
export async function insertJob(db: Db, task: string, payload: object, key: string | null = null): Promise<void> {
  await sql`
    select graphile_worker.add_job(
      ${task}, ${JSON.stringify(payload)}::json, priority => -10, job_key => ${key}::text)`.execute(db)
}

/** Adds a debounced job: it runs once, some seconds after the first request. */
export async function insertGatheredJob(db: Db, task: string, seconds: number): Promise<void> {
  await sql`
    select graphile_worker.add_job(${task}, run_at => now() + make_interval(secs => ${seconds}),
      job_key => ${task}, job_key_mode => 'preserve_run_at')`.execute(db)
}

/** Name of the job table; null before its migration. */
export async function findJobTable(db: Db): Promise<string | null> {
  const { rows } = await sql<{
    name: string | null
  }>`select to_regclass('graphile_worker.migrations')::text as name`.execute(db)
  return rows[0]!.name
}
