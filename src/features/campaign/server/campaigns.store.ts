import { sql } from 'kysely'
import type { NextPublication } from '#src/core/server/jobs/publication-schedule.ts'
import type { Db } from '#src/core/server/postgres/db.ts'
import { type CampaignInstants, type CampaignPhase, rewardDays } from '../campaign.rules.ts'
import type { CampaignSettings } from '../campaign-settings.rules.ts'
import { insertAuditRecord } from './audit/audit.store.ts'

/** Rows over which registrations are counted. */
const counterShards = 16

/** The phase of a row of campaign_campaigns by the database's clock. */
export const phaseNow = sql<CampaignPhase>`case
  when now() < starts_at then 'before' when now() < ends_at then 'open' when now() < rewards_from then 'ended'
  when now() < rewards_until then 'rewards' else 'over' end`

/** Stores a campaign's instants and counters; those of a demonstration begin with its first start. */
export async function insertCampaign(db: Db, { id, schedule }: Pick<CampaignSettings, 'id' | 'schedule'>) {
  const rewardsUntil = sql`make_interval(days => ${rewardDays})`
  await db.transaction().execute(async (trx) => {
    if (schedule === 'demonstration') {
      await sql`
        insert into campaign_campaigns (campaign_id, is_demonstration, starts_at, ends_at, rewards_from, rewards_until)
        select ${id}, true, now(), ends, ends + interval '3 days', ends + interval '3 days' + ${rewardsUntil}
        from (select now() + interval '18 days 7 hours' as ends) as schedule
        on conflict (campaign_id) do nothing`.execute(trx)
    } else {
      const { startsAt, endsAt, rewardsFrom } = schedule
      const { rows } = await sql<{ isNew: boolean }>`
        insert into campaign_campaigns as stored
          (campaign_id, is_demonstration, starts_at, ends_at, rewards_from, rewards_until)
        values (${id}, false, ${startsAt}, ${endsAt}, ${rewardsFrom}, ${rewardsFrom}::timestamptz + ${rewardsUntil})
        on conflict (campaign_id) do update set is_demonstration = false, starts_at = excluded.starts_at,
          ends_at = excluded.ends_at, rewards_from = excluded.rewards_from, rewards_until = excluded.rewards_until
          where (stored.is_demonstration, stored.starts_at, stored.ends_at, stored.rewards_from)
            is distinct from (false, excluded.starts_at, excluded.ends_at, excluded.rewards_from)
        returning xmax = 0 as "isNew"`.execute(trx)
      if (rows[0]?.isNew === false) {
        const details = { startsAt, endsAt, rewardsFrom }
        await insertAuditRecord(trx, id, { actor: 'site', action: 'dates_moved', subject: null, details })
      }
    }
    await sql`
      insert into campaign_counters (campaign_id, shard)
      select ${id}, generate_series(0, ${counterShards - 1}) on conflict do nothing`.execute(trx)
  })
}

export interface StoredCampaign extends CampaignInstants {
  phase: CampaignPhase
  isDemonstration: boolean
  /** When the phase was read. */
  now: string
}

/** A campaign with its phase; null before its first start. */
export async function findCampaign(db: Db, id: string): Promise<StoredCampaign | null> {
  const { rows } = await sql<
    Record<'now' | 'startsAt' | 'endsAt' | 'rewardsFrom' | 'rewardsUntil', Date> & StoredCampaign
  >`
    select ${phaseNow} as phase, is_demonstration as "isDemonstration", now(), starts_at as "startsAt", ends_at as "endsAt",
      rewards_from as "rewardsFrom", rewards_until as "rewardsUntil"
    from campaign_campaigns where campaign_id = ${id}`.execute(db)
  const [row] = rows
  return (
    (row && {
      ...row,
      now: new Date(row.now).toISOString(),
      startsAt: new Date(row.startsAt).toISOString(),
      endsAt: new Date(row.endsAt).toISOString(),
      rewardsFrom: new Date(row.rewardsFrom).toISOString(),
      rewardsUntil: new Date(row.rewardsUntil).toISOString(),
    }) ??
    null
  )
}

/** How many phones are registered, by the counters. */
export async function countRegistered(db: Db, id: string): Promise<number> {
  const { rows } = await sql<{ registered: number }>`
    select coalesce(sum(registered), 0)::int as registered from campaign_counters where campaign_id = ${id}`.execute(db)
  return rows[0]!.registered
}

/** Adds to a campaign's counters, in the transaction of the registration. */
export async function updateCounter(trx: Db, id: string, change: 1 | -1): Promise<void> {
  await sql`
    update campaign_counters set registered = registered + ${change}
    where campaign_id = ${id} and shard = ${Math.floor(Math.random() * counterShards)}`.execute(trx)
}

/** The counters and a count of the registrations, in one snapshot. */
export async function countBoth(db: Db, id: string): Promise<{ counted: number; stored: number }> {
  const { rows } = await sql<{ counted: number; stored: number }>`
    select (select coalesce(sum(registered), 0)::int from campaign_counters where campaign_id = ${id}) as counted,
      (select count(*)::int from campaign_registrations where campaign_id = ${id} and cancelled_at is null) as stored`.execute(
    db,
  )
  return rows[0]!
}

/** Keeps by how much the counters differ from the rows, for the metrics. */
export async function updateDeviation(db: Db, id: string, deviation: number): Promise<void> {
  await sql`update campaign_campaigns set count_deviation = ${deviation} where campaign_id = ${id}`.execute(db)
}

export async function findDeviation(db: Db, id: string): Promise<number> {
  const { rows } = await sql<{ deviation: number }>`
    select count_deviation as deviation from campaign_campaigns where campaign_id = ${id}`.execute(db)
  return rows[0]?.deviation ?? 0
}

/** When a campaign's phase changes next, after a moment of the database's clock or after now. */
export async function findNextPhase(db: Db, id: string, after: string | null): Promise<NextPublication> {
  const { rows } = await sql<NextPublication>`
    select now()::text as now, (
      select ceil(extract(epoch from min(at) - now()) * 1000)::float8
      from campaign_campaigns, unnest(array[starts_at, ends_at, rewards_from, rewards_until]) as at
      where campaign_id = ${id} and at > coalesce(${after}::timestamptz, now())
    ) as milliseconds`.execute(db)
  return rows[0]!
}

/** Moves a demonstration's instants so that it is in a phase. Returns false for any other campaign. */
export async function updateDemonstration(db: Db, id: string, phase: CampaignPhase): Promise<boolean> {
  const hours = hoursUntil[phase]
  return db.transaction().execute(async (trx) => {
    const { numAffectedRows } = await sql`
      update campaign_campaigns set
        starts_at = now() + make_interval(hours => ${hours[0]}), ends_at = now() + make_interval(hours => ${hours[1]}),
        rewards_from = now() + make_interval(hours => ${hours[2]}),
        rewards_until = now() + make_interval(hours => ${hours[3]})
      where campaign_id = ${id} and is_demonstration`.execute(trx)
    if (numAffectedRows === 0n) return false
    const subject = 'campaign rehearse'
    await insertAuditRecord(trx, id, { actor: 'operator', action: 'dates_moved', subject, details: { phase } })
    return true
  })
}

const [day, months] = [24, 90 * 24]

/** Hours from now to start, end, rewards and their end in each phase. */
const hoursUntil: Record<CampaignPhase, [number, number, number, number]> = {
  before: [2 * day + 5, 20 * day, 23 * day, 23 * day + months],
  open: [-3 * day, 18 * day + 7, 21 * day, 21 * day + months],
  ended: [-21 * day, -1, 2 * day + 5, 2 * day + months],
  rewards: [-24 * day, -3 * day, -1, months],
  over: [-24 * day - months, -3 * day - months, -1 - months, -1],
}
