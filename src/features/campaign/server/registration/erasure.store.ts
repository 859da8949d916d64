import { sql } from 'kysely'
import type { Db } from '#src/core/server/postgres/db.ts'
import type { PrivateData } from '#src/core/server/secrets/private-data.ts'
import { insertAuditRecord } from '../audit/audit.store.ts'
import { phaseNow, updateCounter } from '../campaigns.store.ts'
import { type ErasedRecipient, insertErasures, updateRecipientsErased } from '../recipients/recipients.store.ts'
import { insertSpent } from '../rewards/spent.store.ts'
import { updateAccountAlone } from './registrations.store.ts'

/** Erases what names the owners of registrations; an anonymous count stays. Returns the recipients among it. */
async function updateErased(trx: Db, ids: string[]): Promise<ErasedRecipient[]> {
  await sql`delete from campaign_phones where registration_id = any(${ids}::uuid[])`.execute(trx)
  await sql`
    update campaign_bindings set user_id = null, name_sealed = null, character_id = 'erased ' || registration_id
    where registration_id = any(${ids}::uuid[])`.execute(trx)
  const recipients = await updateRecipientsErased(trx, ids)
  await sql`
    update campaign_claims set state = 'failed', reason = 'erased', changed_at = now()
    where registration_id = any(${ids}::uuid[]) and state in ('requested', 'sent')`.execute(trx)
  await sql`
    update campaign_registrations set phone_sealed = null, browser_digest = null, user_id = null,
      network_digest = null, block_digest = null
    where registration_id = any(${ids}::uuid[])`.execute(trx)
  return recipients
}

/** Erases an account's registrations in all campaigns; while one is open, its number may return and doesn't count. */
export async function deleteRegistrationsOf(
  db: Db,
  userId: string,
  privateData: Pick<PrivateData, 'digestsOf'>,
): Promise<void> {
  // before the transaction: an entered code is locked before its registration
  await sql`
    delete from core_codes using campaign_phones join campaign_registrations as own using (registration_id)
    where own.user_id = ${userId} and subject_digest = phone_digest
      and (core_codes.browser_digest = own.browser_digest or used_at is not null or expires_at < now())`.execute(db)
  await db.transaction().execute(async (trx) => {
    await updateAccountAlone(trx, userId)
    const { rows } = await sql<{ id: string }>`
      select registration_id as id from campaign_registrations where user_id = ${userId} for update`.execute(trx)
    const ids = rows.map(({ id }) => id)
    const { rows: uncounted } = await sql<{ campaign: string }>`
      update campaign_registrations as own set cancelled_at = now() from campaign_campaigns
      where registration_id = any(${ids}::uuid[]) and cancelled_at is null
        and campaign_campaigns.campaign_id = own.campaign_id and ${phaseNow} = 'open'
      returning own.campaign_id as campaign`.execute(trx)
    for (const { campaign } of uncounted) await updateCounter(trx, campaign, -1)
    await insertSpent(trx, ids, privateData)
    const recipients = await updateErased(trx, ids)
    for (const { campaign, alias: subject } of await listAliases(trx, ids))
      await insertAuditRecord(trx, campaign, { actor: 'player', action: 'account_erased', subject, details: {} })
    await insertErasures(trx, 'player', recipients)
  })
}

/** Campaigns and aliases of registrations, null for those without a binding; in the order of the audits' locks. */
async function listAliases(trx: Db, ids: string[]): Promise<{ campaign: string; alias: string | null }[]> {
  const { rows } = await sql<{ campaign: string; alias: string | null }>`
    select registrations.campaign_id as campaign, alias
    from campaign_registrations as registrations left join campaign_bindings using (registration_id)
    where registration_id = any(${ids}::uuid[]) order by registrations.campaign_id`.execute(trx)
  return rows
}

/** Erases a batch of registrations of campaigns whose rewards have ended. Returns how many. */
export async function deleteOldRegistrations(db: Db): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ id: string; campaign: string }>`
      select registration_id as id, campaign_id as campaign
      from campaign_registrations join campaign_campaigns using (campaign_id)
      where rewards_until < now() and phone_sealed is not null limit 1000 for update of campaign_registrations skip locked`.execute(
      trx,
    )
    const recipients = await updateErased(
      trx,
      rows.map(({ id }) => id),
    )
    for (const campaign of [...new Set(rows.map((each) => each.campaign))].toSorted()) {
      const details = { registrations: rows.filter((each) => each.campaign === campaign).length }
      await insertAuditRecord(trx, campaign, { actor: 'site', action: 'account_erased', subject: null, details })
    }
    await insertErasures(trx, 'site', recipients)
    return rows.length
  })
}
