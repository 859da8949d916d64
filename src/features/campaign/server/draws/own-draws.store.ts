import { sql } from 'kysely'
import type { Db } from '#src/core/server/postgres/db.ts'
import type { CampaignRegion } from '../../campaign.rules.ts'
import type { PrizeTier } from '../../draw/draw.rules.ts'
import { phaseNow } from '../campaigns.store.ts'
import type { StoredClaim } from '../rewards/rewards.store.ts'
import type { Drawn } from './draw-batch.ts'
import { triesADay } from './questions.ts'

export interface OwnBinding {
  registrationId: string
  alias: string
  region: CampaignRegion
  /** Of the question: today's tries, the day, and whether a right answer waits for its draw. */
  tries: number
  day: string
  isPassed: boolean
}

/** The binding of an account with the state of its question; null without one. */
export async function findOwnBinding(db: Db, campaign: string, userId: string): Promise<OwnBinding | null> {
  const { rows } = await sql<OwnBinding>`
    select registration_id as "registrationId", alias, region, current_date::text as day,
      case when day = current_date then tries else 0 end as tries, coalesce(is_passed, false) as "isPassed"
    from campaign_bindings left join campaign_answers using (registration_id)
    where campaign_id = ${campaign} and user_id = ${userId}`.execute(db)
  return rows[0] ? { ...rows[0], tries: rows[0].tries ?? 0 } : null
}

export interface OwnAttempt {
  source: 'create' | 'join' | 'full'
  number: number
  givenAt: Date
  usedAs: number | null
}

export async function listAttempts(db: Db, registrationId: string): Promise<OwnAttempt[]> {
  const { rows } = await sql<OwnAttempt>`
    select source, number, given_at as "givenAt", used_as as "usedAs" from campaign_attempts
    where registration_id = ${registrationId} order by given_at, source, number`.execute(db)
  return rows
}

export type OwnDrawn = Pick<Drawn, 'n' | 'sequence' | 'tier' | 'record' | 'hash' | 'drawnAt'>

export type ListedDraw = OwnDrawn & { claim: Omit<StoredClaim, 'level'> | null }

export async function listOwnDraws(db: Db, registrationId: string): Promise<ListedDraw[]> {
  const { rows } = await sql<OwnDrawn & ListedDraw['claim']>`
    select n, sequence, tier, record, hash, drawn_at as "drawnAt", state, reason, requested_at as "requestedAt"
    from campaign_draws as draws left join campaign_claims as claims
      on claims.registration_id = draws.registration_id and claims.draw = draws.sequence
    where draws.registration_id = ${registrationId} order by n`.execute(db)
  return rows.map(({ state, reason, requestedAt, ...drawn }) => ({
    ...drawn,
    claim: state && { state, reason, requestedAt },
  }))
}

/** Counts a try of a question while the day has some. Returns false if there is none, or another try came first. */
export async function updateTries(
  db: Db,
  { registrationId, tries }: Pick<OwnBinding, 'registrationId' | 'tries'>,
  isPassed: boolean,
): Promise<boolean> {
  await sql`
    insert into campaign_answers (registration_id, day) values (${registrationId}, current_date)
    on conflict (registration_id) do update set day = current_date, tries = 0
      where campaign_answers.day <> current_date`.execute(db)
  const { numAffectedRows } = await sql`
    update campaign_answers set tries = tries + 1, is_passed = ${isPassed}
    where registration_id = ${registrationId} and not is_passed
      and day = current_date and tries = ${tries} and tries < ${triesADay}`.execute(db)
  return numAffectedRows === 1n
}

/** What the draw promises and how far it is. */
export interface StoredDraw {
  isOpen: boolean
  isHeld: boolean
  isDemonstration: boolean
  commitment: string
  committedAt: Date
  beaconName: Record<string, string>
  beaconValue: string | null
  secret: string | null
  prizes: { tier: PrizeTier; id: string; rate: number; stock: number; left: number }[]
  records: number
  last: string | null
}

/** The published facts of a campaign's draw; null before its first start. */
export async function findDraw(db: Db, campaign: string): Promise<StoredDraw | null> {
  const { rows } = await sql<StoredDraw>`
    select ${phaseNow} = 'open' and beacon_value is not null and secret is null as "isOpen",
      exists (select from campaign_holds where campaign_id = ${campaign} and kind = 'draws') as "isHeld",
      is_demonstration as "isDemonstration", commitment, committed_at as "committedAt", beacon_name as "beaconName",
      beacon_value as "beaconValue", secret, coalesce(last.sequence, 0) as records, last.hash as last,
      (select coalesce(jsonb_agg(jsonb_build_object('tier', tier, 'id', prize_id, 'rate', rate, 'stock', stock,
         'left', stock_left) order by tier), '[]') from campaign_prizes where campaign_id = ${campaign}) as prizes
    from campaign_draw_secrets join campaign_campaigns using (campaign_id)
      left join lateral (
        select sequence, hash from campaign_draws where campaign_id = ${campaign} order by sequence desc limit 1
      ) as last on true
    where campaign_id = ${campaign}`.execute(db)
  return rows[0] ?? null
}

/** Lines of the log after a record, up to another one. */
export async function listRecords(
  db: Db,
  campaign: string,
  { after, upTo, most }: { after: number; upTo: number; most: number },
): Promise<string[]> {
  const { rows } = await sql<{ record: string }>`
    select record from campaign_draws
    where campaign_id = ${campaign} and sequence > ${after} and sequence <= ${upTo} order by sequence limit ${most}
    `.execute(db)
  return rows.map(({ record }) => record)
}
