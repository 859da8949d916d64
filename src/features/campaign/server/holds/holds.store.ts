import { sql } from 'kysely'
import { notifyPageDrop } from '#src/core/server/pages/page-drops.ts'
import type { Db } from '#src/core/server/postgres/db.ts'
import type { CampaignPhase } from '../../campaign.rules.ts'
import type { HoldKind } from '../../holds.rules.ts'
import { insertAuditRecord } from '../audit/audit.store.ts'
import type { AuditActor } from '../audit/audit-actions.ts'
import { phaseNow } from '../campaigns.store.ts'

/** What decides whether an act is possible now: the phase by the database's clock, and kinds on hold. */
export interface Gate {
  phase: CampaignPhase
  held: HoldKind[]
}

/** The gate of a campaign; null before its first start. */
export async function findGate(db: Db, campaign: string): Promise<Gate | null> {
  const { rows } = await sql<Gate>`
    select ${phaseNow} as phase,
      array(select kind from campaign_holds where campaign_id = ${campaign}) as held
    from campaign_campaigns where campaign_id = ${campaign}`.execute(db)
  return rows[0] ?? null
}

/** The operator's words for players by language; a language may lack them. */
export type HoldNote = Partial<Record<string, string>>

export interface StoredHold {
  kind: HoldKind
  reason: string
  note: HoldNote
  setBy: string
  setAt: Date
}

/** The holds of a campaign, the first one first. */
export async function listHolds(db: Db, campaign: string): Promise<StoredHold[]> {
  const { rows } = await sql<StoredHold>`
    select kind, reason, note, set_by as "setBy", set_at as "setAt" from campaign_holds
    where campaign_id = ${campaign} order by set_at, kind`.execute(db)
  return rows
}

export interface HoldChange {
  campaign: string
  kind: HoldKind
  /** For the audit. */
  reason: string
  actor: AuditActor
}

/** Sets a hold for all instances, whose pages then say so. Returns false if there is one of the kind. */
export async function insertHold(db: Db, { campaign, kind, reason, actor, note }: HoldChange & { note: HoldNote }) {
  return db.transaction().execute(async (trx) => {
    const { numAffectedRows } = await sql`
      insert into campaign_holds (campaign_id, kind, reason, note, set_by)
      values (${campaign}, ${kind}, ${reason}, ${JSON.stringify(note)}::jsonb, ${actor})
      on conflict do nothing`.execute(trx)
    if (numAffectedRows === 0n) return false
    await notifyPageDrop(trx as never)
    const words = Object.fromEntries(Object.entries(note).map(([language, text = '']) => [`note_${language}`, text]))
    await insertAuditRecord(trx, campaign, { actor, action: 'hold_set', subject: kind, details: { reason, ...words } })
    return true
  })
}

/** Lifts a hold. Returns false if there is none of the kind. */
export async function deleteHold(db: Db, { campaign, kind, reason, actor }: HoldChange) {
  return db.transaction().execute(async (trx) => {
    const { numAffectedRows } = await sql`
      delete from campaign_holds where campaign_id = ${campaign} and kind = ${kind}`.execute(trx)
    if (numAffectedRows === 0n) return false
    await notifyPageDrop(trx as never)
    await insertAuditRecord(trx, campaign, { actor, action: 'hold_lifted', subject: kind, details: { reason } })
    return true
  })
}
