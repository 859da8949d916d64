import { sql } from 'kysely'
import type { Db } from '#src/core/server/postgres/db.ts'
import type { CampaignPhase, CampaignRegion } from '../../campaign.rules.ts'
import { phaseNow, updateCounter } from '../campaigns.store.ts'
import type { Traces } from './traces.ts'

export interface StoredRegistration {
  id: string
  region: CampaignRegion
  phoneSealed: string
  userId: string | null
  isCancelled: boolean
  isBound: boolean
  /** The account of the binding; null without one, and once that account is deleted. */
  boundTo: string | null
}

const fields = sql`registration_id as id, region, phone_sealed as "phoneSealed", user_id as "userId",
  cancelled_at is not null as "isCancelled",
  exists (select from campaign_bindings where registration_id = campaign_registrations.registration_id) as "isBound",
  (select user_id from campaign_bindings where registration_id = campaign_registrations.registration_id) as "boundTo"`

/** The phase of a campaign by the database's clock. */
export async function findPhase(db: Db, campaign: string): Promise<CampaignPhase | null> {
  const { rows } = await sql<{ phase: CampaignPhase }>`
    select ${phaseNow} as phase from campaign_campaigns where campaign_id = ${campaign}`.execute(db)
  return rows[0]?.phase ?? null
}

/** Serialises changes of an account's registrations. Runs in the caller's transaction. */
export async function updateAccountAlone(trx: Db, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`campaign ${userId}`}, 0))`.execute(trx)
}

/** Whose registration is looked for. */
export interface Owner {
  campaign: string
  /** The signed-in account. */
  userId: string | null
  /** The browser; null for one without a cookie. */
  browser: Buffer | null
  /** Of one phone, under every key; any phone without them. */
  phoneDigests?: Buffer[]
}

/** The registration of an account, else the last one of a browser that belongs to no account; cancelled ones last. */
export async function findOwnRegistration(
  db: Db,
  { campaign, userId, browser, phoneDigests }: Owner,
): Promise<StoredRegistration | null> {
  const ofPhone = phoneDigests
    ? sql`registration_id in (select registration_id from campaign_phones where phone_digest = any(${phoneDigests}::bytea[]))`
    : sql`true`
  const { rows } = await sql<StoredRegistration>`
    select ${fields} from campaign_registrations
    where campaign_id = ${campaign} and phone_sealed is not null and ${ofPhone}
      and (user_id = ${userId}::uuid or (user_id is null and browser_digest = ${browser}::bytea))
    order by cancelled_at is not null, user_id is null, registered_at desc limit 1`.execute(db)
  return rows[0] ?? null
}

/** The registration of a phone (digests under every key), locked to the end of the transaction. */
export async function findRegistrationOfPhone(
  trx: Db,
  { campaign, phoneDigests }: { campaign: string; phoneDigests: Buffer[] },
): Promise<StoredRegistration | null> {
  const { rows: locked } = await sql<{ id: string }>`
    select registration_id as id from campaign_registrations
    where registration_id = (
      select registration_id from campaign_phones
      where campaign_id = ${campaign} and phone_digest = any(${phoneDigests}::bytea[]) limit 1)
    for update`.execute(trx)
  // a further statement sees the binding or the erasure that held the lock
  const { rows } = await sql<StoredRegistration>`
    select ${fields} from campaign_registrations
    where registration_id = ${locked[0]?.id ?? null}::uuid and phone_sealed is not null`.execute(trx)
  return rows[0] ?? null
}

/** Whether a browser was the last to prove a registered phone (digests under every key). */
export async function findIsProven(db: Db, phoneDigests: Buffer[], browser: Buffer): Promise<boolean> {
  const { rows } = await sql`
    select from campaign_phones join campaign_registrations using (registration_id)
    where phone_digest = any(${phoneDigests}::bytea[]) and browser_digest = ${browser} limit 1`.execute(db)
  return rows.length > 0
}

export interface NewRegistration {
  id: string
  campaign: string
  region: CampaignRegion
  /** Under every key. */
  phoneDigests: Buffer[]
  phoneSealed: string
  browser: Buffer
  /** The signed-in account. */
  userId: string | null
  /** None of registrations past the calls. */
  traces?: Traces
}

/** What a right code came to: 'linked' is a phone that is bound to another account. */
export type RegistrationOutcome = 'registered' | 'returned' | 'known' | 'linked'

/** Registers a phone in the caller's transaction, or takes its registration over; the phones' key decides races. */
export async function insertRegistration(trx: Db, registration: NewRegistration): Promise<RegistrationOutcome> {
  const { id, campaign, region, phoneDigests, phoneSealed, browser, userId } = registration
  const { source = null, network = null, block = null } = registration.traces ?? {}
  if (userId) await updateAccountAlone(trx, userId)
  const { rows: inserted } = await sql`
    insert into campaign_phones (campaign_id, phone_digest, registration_id)
    select ${campaign}, digest, ${id} from unnest(${phoneDigests}::bytea[]) as digest order by digest
    on conflict do nothing returning phone_digest`.execute(trx)
  if (inserted.length === phoneDigests.length) {
    await sql`
      insert into campaign_registrations (registration_id, campaign_id, region, phone_sealed, browser_digest, user_id,
        source, network_digest, block_digest)
      values (${id}, ${campaign}, ${region}, ${phoneSealed}, ${browser}, ${freeUser(campaign, userId)},
        ${source}, ${network}, ${block})`.execute(trx)
    await updateCounter(trx, campaign, 1)
    return 'registered'
  }
  return updateKnown(trx, registration)
}

/** The account, or null if it has another registration that is not cancelled. */
const freeUser = (campaign: string, userId: string | null) => sql`(
  select user_id from account_users where user_id = ${userId}::uuid
    and not exists (
      select from campaign_registrations
      where campaign_id = ${campaign} and user_id = ${userId}::uuid and cancelled_at is null))`

async function updateKnown(trx: Db, registration: NewRegistration): Promise<RegistrationOutcome> {
  const { id, campaign, phoneDigests, phoneSealed, browser, userId } = registration
  const { rows } = await sql<{ id: string }>`
    select registration_id as id from campaign_phones
    where campaign_id = ${campaign} and phone_digest = any(${phoneDigests}::bytea[]) and registration_id <> ${id}`.execute(
    trx,
  )
  await sql`
    update campaign_phones set registration_id = ${rows[0]?.id ?? id}::uuid where registration_id = ${id}`.execute(trx)
  const stored = rows[0] ? await findRegistrationOfPhone(trx, registration) : null
  if (!stored) {
    await sql`delete from campaign_phones where registration_id = ${rows[0]?.id ?? id}::uuid`.execute(trx)
    return insertRegistration(trx, registration) // it was erased meanwhile
  }
  if (stored.isBound && stored.boundTo !== userId) return 'linked'
  await sql`
    update campaign_registrations set phone_sealed = ${phoneSealed}, browser_digest = ${browser},
      network_digest = coalesce(${registration.traces?.network ?? null}::bytea, network_digest),
      registered_at = case when cancelled_at is null then registered_at else now() end, cancelled_at = null,
      user_id = case when user_id = ${userId}::uuid and cancelled_at is null then user_id
        else ${freeUser(campaign, userId)} end
    where registration_id = ${stored.id}`.execute(trx)
  if (!stored.isCancelled) return 'known'
  await updateCounter(trx, campaign, 1)
  return 'returned'
}

/** Cancels a registration of an owner; another proof may have given it away. Runs in the caller's transaction. */
export async function updateCancelled(
  trx: Db,
  id: string,
  { campaign, userId, browser }: Owner,
): Promise<'cancelled' | 'bound' | 'given away'> {
  // a binding or proof under way holds this lock; the next statement sees it
  const { rows } = await sql<{ isCancelled: boolean }>`
    select cancelled_at is not null as "isCancelled" from campaign_registrations
    where registration_id = ${id}
      and (user_id = ${userId}::uuid or (user_id is null and browser_digest = ${browser}::bytea)) for update`.execute(
    trx,
  )
  if (!rows[0]) return 'given away'
  if (rows[0].isCancelled) return 'cancelled'
  const { numAffectedRows } = await sql`
    update campaign_registrations set cancelled_at = now()
    where registration_id = ${id}
      and not exists (select from campaign_bindings where registration_id = ${id})`.execute(trx)
  if (numAffectedRows === 0n) return 'bound'
  await updateCounter(trx, campaign, -1)
  return 'cancelled'
}

/** Gives a registration to an account and a browser. Runs in the caller's transaction. */
export async function updateLinked(
  trx: Db,
  { id, userId, browser }: { id: string; userId: string; browser: Buffer },
): Promise<void> {
  await sql`
    update campaign_registrations set user_id = ${userId}, browser_digest = ${browser}
    where registration_id = ${id}`.execute(trx)
  await sql`update campaign_bindings set user_id = ${userId} where registration_id = ${id} and user_id is null`.execute(
    trx,
  )
}

/** A registration as its account's export has it. */
export interface ExportedRegistration {
  campaign: string
  region: CampaignRegion
  phoneSealed: string
  registeredAt: Date
  cancelledAt: Date | null
  source: string | null
  character: { region: CampaignRegion; id: string; nameSealed: string } | null
  rewards: { level: number; state: string; requestedAt: string }[]
  /** The name in the public log of draws; null without a binding. */
  alias: string | null
  squad: { seat: number; takenAt: string } | null
  /** `state` is that of a prize that the game gives. */
  draws: { n: number; record: string; drawnAt: string; state: string | null }[]
}

/** The registrations of an account in all campaigns, with binding, claims, squad and draws. */
export async function listRegistrationsOf(db: Db, userId: string): Promise<ExportedRegistration[]> {
  const { rows } = await sql<ExportedRegistration>`
    select registrations.campaign_id as campaign, registrations.region, phone_sealed as "phoneSealed",
      registered_at as "registeredAt", cancelled_at as "cancelledAt", source,
      case when character_id is not null
        then jsonb_build_object('region', bindings.region, 'id', character_id, 'nameSealed', name_sealed) end as character,
      coalesce((
        select jsonb_agg(jsonb_build_object('level', level, 'state', state, 'requestedAt', requested_at) order by level)
        from campaign_claims
        where campaign_claims.registration_id = registrations.registration_id and level is not null), '[]') as rewards, alias,
      (select jsonb_build_object('seat', seat, 'takenAt', taken_at) from campaign_seats
        where campaign_seats.registration_id = registrations.registration_id) as squad,
      coalesce((
        select jsonb_agg(jsonb_build_object('n', n, 'record', record, 'drawnAt', drawn_at, 'state', state) order by n)
        from campaign_draws as draws left join campaign_claims as claims
          on claims.registration_id = draws.registration_id and claims.draw = draws.sequence
        where draws.registration_id = registrations.registration_id), '[]') as draws
    from campaign_registrations as registrations left join campaign_bindings as bindings using (registration_id)
    where registrations.user_id = ${userId} order by registered_at`.execute(db)
  return rows
}
