import { sql } from 'kysely'
import type { Db } from '#src/core/server/postgres/db.ts'

/** Whether a match that was not generated is counted. */
export async function findRealMatches(db: Db): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from rankings_slices where not is_sample) as found`.execute(db)
  return rows[0]!.found
}

/** Ids of counted matches; a new site has at most those of a sample. */
export async function listMatchIds(db: Db): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`select match_id as id from rankings_matches`.execute(db)
  return new Set(rows.map(({ id }) => id))
}
