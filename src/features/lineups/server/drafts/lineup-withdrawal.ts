import type { Db } from '#src/core/server/postgres/db.ts'
import { keyNamed } from '../lineup-import.ts'
import { lineupKey } from '../lineup-key.ts'
import { listPublications } from '../lineups.store.ts'
import { updateWithdrawn } from './lineup-drafts.store.ts'

/** Name of the operator in the audit log. */
const operator = 'operator'

/** Withdraws a lineup by its id, or "season/id", and returns the latter. Throws StartError if none is public. */
export async function withdrawLineup(db: Db, id: string): Promise<string> {
  const lineups = await listPublications(db)
  const key = keyNamed(id, lineups.map(lineupKey))
  const { season, id: own } = lineups.find((each) => lineupKey(each) === key)!
  await updateWithdrawn(db, { season, id: own }, operator)
  return key
}
