import { sql } from 'kysely'
import type { Db } from '../postgres/db.ts'

/** Adds a job that is done once this transaction is committed, before those that nobody waits for. */
export async function insertJob(db: Db, task: string, payload: object): Promise<void> {
  await sql`select graphile_worker.add_job(${task}, ${JSON.stringify(payload)}::json, priority => -10)`.execute(db)
}
