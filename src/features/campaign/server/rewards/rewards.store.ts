import { sql } from 'kysely'
import { insertJob } from '#src/core/server/jobs/jobs.store.ts'
import type { Db } from '#src/core/server/postgres/db.ts'
import type { CampaignRegion } from '../../campaign.rules.ts'
import type { ClaimState } from '../../rewards.contract.ts'
import { insertAuditRecord } from '../audit/audit.store.ts'
import { phaseNow } from '../campaigns.store.ts'
import { insertNotice } from '../notices/notices.store.ts'
import { updateDrawnBefore } from './spent.store.ts'

export const grantTask = 'grant_campaign_reward'

export interface StoredBinding {
  registrationId: string
  region: CampaignRegion
  characterId: string
  nameSealed: string
  /** Its phone or character was in a squad or drew under an account that is deleted. */
  hasDrawnBefore: boolean
}

/** The binding of an account; null without one. */
export async function findBinding(db: Db, campaign: string, userId: string): Promise<StoredBinding | null> {
  const { rows } = await sql<StoredBinding>`
    select registration_id as "registrationId", region, character_id as "characterId", name_sealed as "nameSealed",
      has_drawn_before as "hasDrawnBefore"
    from campaign_bindings where campaign_id = ${campaign} and user_id = ${userId}`.execute(db)
  return rows[0] ?? null
}

export interface NewBinding extends Omit<StoredBinding, 'registrationId' | 'hasDrawnBefore'> {
  campaign: string
  userId: string
  /** Under every key. */
  characterDigests: Buffer[]
}

/** Binds an account's registration where nothing is bound yet; returns the account's binding, null without one. */
export async function insertBinding(db: Db, binding: NewBinding): Promise<StoredBinding | null> {
  const { campaign, userId, region, characterId, nameSealed, characterDigests } = binding
  return db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ registrationId: string }>`
      insert into campaign_bindings (registration_id, campaign_id, user_id, region, character_id, name_sealed)
      select registration_id, campaign_id, user_id, ${region}, ${characterId}, ${nameSealed}
      from campaign_registrations
      where campaign_id = ${campaign} and user_id = ${userId} and cancelled_at is null for update
      on conflict do nothing returning registration_id as "registrationId"`.execute(trx)
    // a further statement sees the erasure that a character in use waited for
    if (rows[0]) await updateDrawnBefore(trx, { ...rows[0], characterDigests })
    return findBinding(trx, campaign, userId)
  })
}

/** Whether an account has a registration that is not cancelled. */
export async function findIsRegistered(db: Db, campaign: string, userId: string): Promise<boolean> {
  const { rows } = await sql`
    select from campaign_registrations
    where campaign_id = ${campaign} and user_id = ${userId} and cancelled_at is null`.execute(db)
  return rows.length > 0
}

export interface StoredClaim {
  level: number
  state: ClaimState
  /** Why the game refused it. */
  reason: string | null
  requestedAt: Date
}

/** Claims of milestones, by level. */
export async function listClaims(db: Db, registrationId: string): Promise<StoredClaim[]> {
  const { rows } = await sql<StoredClaim>`
    select level, state, reason, requested_at as "requestedAt" from campaign_claims
    where registration_id = ${registrationId} and level is not null order by level`.execute(db)
  return rows
}

/** A milestone's level and the id of its reward in the game. */
export interface ClaimedReward {
  level: number
  reward: string
}

export interface NewClaims {
  campaign: string
  registrationId: string
  userId: string
  rewards: ClaimedReward[]
}

/** Claims a binding's rewards while rewards are open, failed ones again, with their jobs and a mail. Returns how many. */
export async function insertClaims(db: Db, { campaign, registrationId, userId, rewards }: NewClaims): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const { rows } = await sql<ClaimedReward & { id: string; alias: string }>`
      insert into campaign_claims (registration_id, level, reward)
      select ${registrationId}, level, reward
      from jsonb_to_recordset(${JSON.stringify(rewards)}::jsonb) as claimed (level smallint, reward text),
        campaign_campaigns join campaign_bindings using (campaign_id)
      where campaign_id = ${campaign} and ${phaseNow} = 'rewards'
        and registration_id = ${registrationId} and name_sealed is not null
      order by level for share of campaign_bindings
      on conflict (registration_id, level) do update set state = 'requested', reason = null, changed_at = now()
        where campaign_claims.state = 'failed'
      returning claim_id as id, level, reward,
        (select alias from campaign_bindings where registration_id = ${registrationId})`.execute(trx)
    for (const { id } of rows) await insertGrantJob(trx, id)
    const prizes = rows.map(({ reward }) => reward)
    if (prizes.length > 0) await insertNotice(trx, { user: userId, kind: 'claimed', prizes })
    for (const { id: subject, ...details } of rows)
      await insertAuditRecord(trx, campaign, { actor: 'player', action: 'reward_claimed', subject, details })
    return rows.length
  })
}

/** One job a claim: while the game is away, jobs added each hour would ask for it ever more often. */
export const insertGrantJob = (trx: Db, claim: string): Promise<void> =>
  insertJob(trx, grantTask, { claim }, `${grantTask} ${claim}`)

export interface BegunClaim {
  reward: string
  region: CampaignRegion
  characterId: string
}

/** Marks a claim as sent. Returns what to grant; null once it was granted or refused. */
export async function updateClaimSent(db: Db, id: string): Promise<BegunClaim | null> {
  const { rows } = await sql<BegunClaim>`
    update campaign_claims set state = 'sent', changed_at = now() from campaign_bindings
    where claim_id = ${id} and state in ('requested', 'sent')
      and campaign_bindings.registration_id = campaign_claims.registration_id
    returning reward, region, character_id as "characterId"`.execute(db)
  return rows[0] ?? null
}

/** Marks a claim as granted, or as failed with the game's reason. */
export async function updateClaimDone(db: Db, id: string, reason: string | null): Promise<void> {
  const state = reason === null ? 'granted' : 'failed'
  await db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ campaign: string }>`
      update campaign_claims set state = ${state}, reason = ${reason}, changed_at = now() from campaign_bindings
      where claim_id = ${id} and state = 'sent'
        and campaign_bindings.registration_id = campaign_claims.registration_id
      returning campaign_id as campaign`.execute(trx)
    for (const { campaign } of rows)
      await insertAuditRecord(trx, campaign, { actor: 'site', action: `reward_${state}`, subject: id, details: {} })
  })
}

/** Claims of a campaign by state. */
export async function countClaims(db: Db, campaign: string): Promise<{ state: ClaimState; claims: number }[]> {
  const { rows } = await sql<{ state: ClaimState; claims: number }>`
    select state, count(*)::int as claims from campaign_claims join campaign_bindings using (registration_id)
    where campaign_id = ${campaign} group by state order by state`.execute(db)
  return rows
}

/** Adds jobs for claims whose own were lost an hour ago. Returns how many. */
export async function insertLostJobs(db: Db): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ id: string }>`
      update campaign_claims set changed_at = now()
      where state in ('requested', 'sent') and changed_at < now() - interval '1 hour'
      returning claim_id as id`.execute(trx)
    for (const { id } of rows) await insertGrantJob(trx, id)
    return rows.length
  })
}
