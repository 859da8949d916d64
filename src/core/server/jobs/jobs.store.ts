import { sql } from 'kysely'
import type { Db } from '../postgres/db.ts'

/** Adds a job that is done once this transaction is committed. */
export async function insertJob(db: Db, task: string, payload: object): Promise<void> {
  await sql`select graphile_worker.add_job(${task}, ${JSON.stringify(payload)}::json)`.execute(db)
}
