import { sql } from 'kysely'
import type { Db } from '#src/core/server/postgres/db.ts'
import type { CampaignRegion } from '../../campaign.rules.ts'
import type { RegistrationSource } from '../../registration-source.rules.ts'

const registered = (campaign: string) => sql`campaign_id = ${campaign} and cancelled_at is null`

/** Registrations of each of the last 48 hours, those without any too. */
export async function listHours(db: Db, campaign: string): Promise<{ at: Date; count: number }[]> {
  const { rows } = await sql<{ at: Date; count: number }>`
    with counted as (
      select date_trunc('hour', registered_at) as at, count(*)::int as count from campaign_registrations
      where ${registered(campaign)} and registered_at >= date_trunc('hour', now()) - interval '47 hours' group by 1)
    select hours.at, coalesce(count, 0) as count
    from generate_series(date_trunc('hour', now()) - interval '47 hours', now(), interval '1 hour') as hours (at)
      left join counted using (at)
    order by hours.at`.execute(db)
  return rows
}

/** Registrations of each day of a time zone since the first one, those without any too. */
export async function listDays(db: Db, campaign: string, timeZone: string): Promise<{ day: string; count: number }[]> {
  const { rows } = await sql<{ day: string; count: number }>`
    with counted as (
      select (registered_at at time zone ${timeZone})::date as day, count(*)::int as count
      from campaign_registrations where ${registered(campaign)} group by 1)
    select days.day::date::text as day, coalesce(count, 0) as count
    from generate_series((select min(day) from counted), (now() at time zone ${timeZone})::date, interval '1 day')
        as days (day)
      left join counted on counted.day = days.day::date
    order by days.day`.execute(db)
  return rows
}

export async function countRegions(db: Db, campaign: string): Promise<{ region: CampaignRegion; count: number }[]> {
  const { rows } = await sql<{ region: CampaignRegion; count: number }>`
    select region, count(*)::int as count from campaign_registrations
    where ${registered(campaign)} group by region order by count desc, region`.execute(db)
  return rows
}

/** Registrations by source; null where none is stored. */
export async function countSources(
  db: Db,
  campaign: string,
): Promise<{ source: RegistrationSource | null; count: number }[]> {
  const { rows } = await sql<{ source: RegistrationSource | null; count: number }>`
    select source, count(*)::int as count from campaign_registrations
    where ${registered(campaign)} group by source order by count desc, source`.execute(db)
  return rows
}

export interface Steps {
  registration: number
  signIn: number
  binding: number
  squad: number
  draw: number
  claim: number
}

/** How many registrations came as far as each step; erased ones count where something of them stays. */
export async function countSteps(db: Db, campaign: string): Promise<Steps> {
  const { rows } = await sql<Steps>`
    select (select count(*)::int from campaign_registrations where ${registered(campaign)}) as registration,
      (select count(*)::int from campaign_registrations as own where ${registered(campaign)} and (user_id is not null
        or exists (select from campaign_bindings where registration_id = own.registration_id))) as "signIn",
      (select count(*)::int from campaign_bindings where campaign_id = ${campaign}) as binding,
      (select count(*)::int from campaign_seats join campaign_squads using (squad_id)
        where campaign_id = ${campaign}) as squad,
      (select count(distinct registration_id)::int from campaign_draws where campaign_id = ${campaign}) as draw,
      (select count(distinct registration_id)::int from campaign_claims join campaign_bindings using (registration_id)
        where campaign_id = ${campaign} and level is not null) as claim`.execute(db)
  return rows[0]!
}
