import { sql } from 'kysely'
import type { Db } from '#src/core/server/postgres/db.ts'
import type { CampaignRegion } from '../../campaign.rules.ts'
import type { PrizeTier } from '../../draw/draw.rules.ts'
import { phaseNow } from '../campaigns.store.ts'

/** What the next draw of a campaign depends on. */
export interface DrawState {
  isOpen: boolean
  isHeld: boolean
  now: Date
  commitment: string
  sealed: string
  beacon: string
  /** Number and hash of the last record; 0 and null before the first. */
  sequence: number
  last: string | null
  prizes: { tier: PrizeTier; rate: number; left: number }[]
}

/** The state of a campaign's draws; null before its first start. */
export async function findDrawState(trx: Db, campaign: string): Promise<DrawState | null> {
  const { rows } = await sql<DrawState>`
    select ${phaseNow} = 'open' and beacon_value is not null and secret is null as "isOpen", now(), commitment,
      exists (select from campaign_holds where campaign_id = ${campaign} and kind = 'draws') as "isHeld",
      secret_sealed as sealed, coalesce(beacon_value, '') as beacon,
      coalesce(last.sequence, 0) as sequence, last.hash as last,
      (select coalesce(jsonb_agg(jsonb_build_object('tier', tier, 'rate', rate, 'left', stock_left) order by tier), '[]')
       from campaign_prizes where campaign_id = ${campaign}) as prizes
    from campaign_draw_secrets join campaign_campaigns using (campaign_id)
      left join lateral (
        select sequence, hash from campaign_draws where campaign_id = ${campaign} order by sequence desc limit 1
      ) as last on true
    where campaign_id = ${campaign}`.execute(trx)
  return rows[0] ?? null
}

/** A player who may draw. */
export interface Drawer {
  userId: string
  registrationId: string
  region: CampaignRegion
  alias: string
  /** Its phone or character was in a squad or drew under an account that is deleted. */
  hasDrawnBefore: boolean
  /** Whether a right answer waits for its draw. */
  isPassed: boolean
  /** Draws so far, and attempts that are left. */
  draws: number
  attempts: number
}

/** The bindings of accounts with what they may draw. */
export async function listDrawers(db: Db, campaign: string, userIds: string[]): Promise<Drawer[]> {
  const { rows } = await sql<Drawer>`
    select user_id as "userId", registration_id as "registrationId", region, alias,
      has_drawn_before as "hasDrawnBefore",
      coalesce(is_passed, false) as "isPassed", draws, attempts
    from campaign_bindings left join campaign_answers using (registration_id),
      lateral (
        select coalesce(max(used_as), 0) as draws, (count(*) filter (where used_as is null))::int as attempts
        from campaign_attempts where registration_id = campaign_bindings.registration_id
      ) as of_binding
    where campaign_id = ${campaign} and user_id = any(${userIds}::uuid[])`.execute(db)
  return rows
}

export interface StoredAnswer {
  userId: string
  key: string
  /** SHA-256 of route and body. */
  digest: Buffer
  /** JSON of its data. */
  answer: string
  seq: string
}

/** The answers that were given under some of the keys. */
export async function listAnswers(db: Db, asked: { userId: string; key: string }[]): Promise<StoredAnswer[]> {
  const { rows } = await sql<StoredAnswer>`
    select user_id as "userId", key, digest, answer, seq
    from unnest(${asked.map(({ userId }) => userId)}::uuid[], ${asked.map(({ key }) => key)}::text[])
      as asked (user_id, key) join campaign_idempotency using (user_id, key)`.execute(db)
  return rows
}

/** A draw as it is stored. */
export interface NewDraw {
  sequence: number
  registrationId: string
  n: number
  tier: PrizeTier | null
  record: string
  hash: string
}

/** Stores draws: takes their attempts, oldest first, and their prizes. Throws if one of either is missing. */
export async function insertDraws(trx: Db, campaign: string, draws: NewDraw[]): Promise<void> {
  const { numAffectedRows: taken } = await sql`
    update campaign_attempts set used_as = n
    from (
      select registration_id, n, row_number() over (partition by registration_id order by n) as place
      from unnest(${draws.map((each) => each.registrationId)}::uuid[], ${draws.map(({ n }) => n)}::int[])
        as drawn (registration_id, n)
    ) as drawn join (
      select registration_id, source, number,
        row_number() over (partition by registration_id order by given_at, source, number) as place
      from campaign_attempts
      where used_as is null and registration_id = any(${draws.map((each) => each.registrationId)}::uuid[])
    ) as open using (registration_id, place)
    where campaign_attempts.registration_id = open.registration_id and campaign_attempts.source = open.source
      and campaign_attempts.number = open.number and campaign_attempts.used_as is null`.execute(trx)
  if (Number(taken) !== draws.length) throw new Error('an attempt was used elsewhere')
  await sql`
    insert into campaign_draws (campaign_id, sequence, registration_id, n, tier, record, hash)
    select ${campaign}, * from unnest(
      ${draws.map(({ sequence }) => sequence)}::int[], ${draws.map((each) => each.registrationId)}::uuid[],
      ${draws.map(({ n }) => n)}::int[], ${draws.map(({ tier }) => tier)}::smallint[],
      ${draws.map(({ record }) => record)}::text[], ${draws.map(({ hash }) => hash)}::text[])`.execute(trx)
  await takeStock(trx, campaign, draws)
}

async function takeStock(trx: Db, campaign: string, draws: NewDraw[]): Promise<void> {
  const wins = new Map<number, number>()
  for (const { tier } of draws) if (tier !== null) wins.set(tier, (wins.get(tier) ?? 0) + 1)
  if (wins.size === 0) return
  const { numAffectedRows } = await sql`
    update campaign_prizes set stock_left = stock_left - won
    from unnest(${[...wins.keys()]}::smallint[], ${[...wins.values()]}::int[]) as wins (tier, won)
    where campaign_id = ${campaign} and campaign_prizes.tier = wins.tier and stock_left >= won`.execute(trx)
  if (Number(numAffectedRows) !== wins.size) throw new Error('a prize was given elsewhere')
}

/** Uses up the right answers of bindings. */
export async function updateAnswersUsed(trx: Db, registrationIds: string[]): Promise<void> {
  await sql`
    update campaign_answers set is_passed = false
    where registration_id = any(${registrationIds}::uuid[])`.execute(trx)
}

/** Keeps the answers to requests with a key, in the transaction of what they decided. */
export async function insertAnswers(trx: Db, answers: StoredAnswer[]): Promise<void> {
  await sql`
    insert into campaign_idempotency (user_id, key, digest, answer, seq)
    select * from unnest(
      ${answers.map(({ userId }) => userId)}::uuid[], ${answers.map(({ key }) => key)}::text[],
      ${answers.map(({ digest }) => digest)}::bytea[], ${answers.map(({ answer }) => answer)}::text[],
      ${answers.map(({ seq }) => seq)}::text[])`.execute(trx)
}
