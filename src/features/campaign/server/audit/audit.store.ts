import { sql } from 'kysely'
import type { Db } from '#src/core/server/postgres/db.ts'
import type { AuditEntry } from './audit-actions.ts'

/** Appends to a campaign's audit. Call it last in a transaction: its lock on the audit holds until the end. */
export async function insertAuditRecord(
  trx: Db,
  campaign: string,
  { actor, action, subject, details }: AuditEntry,
): Promise<void> {
  const members = JSON.stringify({ actor, action, subject, details })
  await sql`select campaign_append_audit(${campaign}, ${members})`.execute(trx)
}

export interface StoredRecord {
  sequence: number
  /** The text of which the hash is taken. */
  record: string
  hash: string
}

/** Records of a campaign's audit after a number, in order. */
export async function listAuditRecords(
  db: Db,
  campaign: string,
  { after, most }: { after: number; most: number },
): Promise<StoredRecord[]> {
  const { rows } = await sql<StoredRecord>`
    select sequence, record, hash from campaign_audit
    where campaign_id = ${campaign} and sequence > ${after} order by sequence limit ${most}`.execute(db)
  return rows
}

/** Draws of a campaign's log after a number, in order. */
export async function listDrawRecords(
  db: Db,
  campaign: string,
  { after, most }: { after: number; most: number },
): Promise<StoredRecord[]> {
  const { rows } = await sql<StoredRecord>`
    select sequence, record, hash from campaign_draws
    where campaign_id = ${campaign} and sequence > ${after} order by sequence limit ${most}`.execute(db)
  return rows
}
