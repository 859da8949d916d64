import { sql } from 'kysely'
import type { Db } from '#src/core/server/postgres/db.ts'
import { lastPostedTier } from '../../recipients.rules.ts'
import { insertAuditRecord } from '../audit/audit.store.ts'
import { phaseNow } from '../campaigns.store.ts'
import { insertGrantJob } from './rewards.store.ts'

/** Claims of one transaction. */
const batch = 500

/** Claims a batch of the drawn prizes that the game gives, once rewards are open. Returns how many. */
export async function insertPrizeClaims(db: Db, campaign: string): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ id: string; draw: number; reward: string }>`
      insert into campaign_claims (registration_id, draw, reward)
      select registration_id, sequence, prize_id
      from campaign_draws as draws join campaign_prizes using (campaign_id, tier)
        join campaign_campaigns using (campaign_id) join campaign_bindings as bindings using (campaign_id, registration_id)
      where campaign_id = ${campaign} and ${phaseNow} = 'rewards' and tier > ${lastPostedTier}
        and name_sealed is not null and sequence > coalesce((
          select max(draw) from campaign_claims join campaign_bindings as own using (registration_id)
          where own.campaign_id = ${campaign}), 0)
      order by sequence limit ${batch} for share of bindings
      on conflict (registration_id, draw) do nothing
      returning claim_id as id, draw, reward`.execute(trx)
    for (const { id } of rows) await insertGrantJob(trx, id)
    for (const { id: subject, ...details } of rows)
      await insertAuditRecord(trx, campaign, { actor: 'site', action: 'reward_claimed', subject, details })
    return rows.length
  })
}

/** Asks once more for drawn prizes that the game refused a day ago, while rewards are open. Returns how many. */
export async function updateRefusedPrizes(db: Db, campaign: string): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ id: string }>`
      update campaign_claims set state = 'requested', reason = null, changed_at = now()
      from campaign_bindings join campaign_campaigns using (campaign_id)
      where campaign_bindings.registration_id = campaign_claims.registration_id and campaign_id = ${campaign}
        and ${phaseNow} = 'rewards' and draw is not null and state = 'failed' and name_sealed is not null
        and changed_at < now() - interval '1 day'
      returning claim_id as id`.execute(trx)
    for (const { id } of rows) await insertGrantJob(trx, id)
    return rows.length
  })
}
