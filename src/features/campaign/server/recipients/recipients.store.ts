import { sql } from 'kysely'
import type { Db } from '#src/core/server/postgres/db.ts'
import type { CampaignRegion } from '../../campaign.rules.ts'
import { lastPostedTier, type PostedTier } from '../../recipients.rules.ts'
import { insertAuditRecord } from '../audit/audit.store.ts'
import type { AuditActor } from '../audit/audit-actions.ts'
import { phaseNow } from '../campaigns.store.ts'

export interface StoredPrize {
  sequence: number
  tier: PostedTier
  /** Id in the campaign's settings. */
  prize: string
  wonAt: Date
  /** Null while it is missing, and once it is erased. */
  sealed: string | null
  givenAt: Date | null
  sentAt: Date | null
}

const prizeFields = sql`draws.sequence, draws.tier, prize_id as prize, draws.drawn_at as "wonAt",
  recipient_sealed as sealed, given_at as "givenAt", sent_at as "sentAt"`

const prizesWon = sql`campaign_draws as draws
  join campaign_bindings as bindings using (registration_id)
  join campaign_prizes as prizes on prizes.campaign_id = draws.campaign_id and prizes.tier = draws.tier
  left join campaign_recipients as recipients
    on recipients.campaign_id = draws.campaign_id and recipients.sequence = draws.sequence`

/** The prizes that an account won and that go by post, in the order of their draws. */
export async function listPrizesOf(db: Db, campaign: string, userId: string): Promise<StoredPrize[]> {
  const { rows } = await sql<StoredPrize>`
    select ${prizeFields} from ${prizesWon}
    where bindings.campaign_id = ${campaign} and bindings.user_id = ${userId} and draws.tier <= ${lastPostedTier}
    order by draws.sequence`.execute(db)
  return rows
}

/** The sealed number of an account's registration with its region; null without one. */
export async function findPhone(
  db: Db,
  campaign: string,
  userId: string,
): Promise<{ sealed: string; region: CampaignRegion } | null> {
  const { rows } = await sql<{ sealed: string; region: CampaignRegion }>`
    select phone_sealed as sealed, region from campaign_registrations
    where campaign_id = ${campaign} and user_id = ${userId} and phone_sealed is not null and cancelled_at is null`.execute(
    db,
  )
  return rows[0] ?? null
}

export interface NewRecipient {
  campaign: string
  sequence: number
  userId: string
  sealed: string
}

export interface RecipientOutcome {
  kind: 'given' | 'changed'
  /** Of the binding. */
  alias: string
  /** Id in the campaign's settings. */
  prize: string
}

/** Stores the recipient of an account's own prize while it has not been sent; null if nothing was stored. */
export async function insertRecipient(trx: Db, recipient: NewRecipient): Promise<RecipientOutcome | null> {
  const { campaign, sequence, userId, sealed } = recipient
  // the binding's lock makes an erasure of the account come wholly before or after
  const { rows } = await sql<Omit<RecipientOutcome, 'kind'> & { isFirst: boolean }>`
    insert into campaign_recipients (campaign_id, sequence, registration_id, recipient_sealed, given_at, changed_at)
    select draws.campaign_id, sequence, draws.registration_id, ${sealed}, now(), now()
    from campaign_draws as draws join campaign_bindings as bindings using (registration_id)
      join campaign_campaigns on campaign_campaigns.campaign_id = draws.campaign_id
    where draws.campaign_id = ${campaign} and sequence = ${sequence} and tier <= ${lastPostedTier}
      and user_id = ${userId} and ${phaseNow} <> 'over'
    for share of bindings
    on conflict (campaign_id, sequence) do update set recipient_sealed = excluded.recipient_sealed,
      given_at = coalesce(campaign_recipients.given_at, excluded.given_at), changed_at = excluded.changed_at
      where campaign_recipients.sent_at is null and campaign_recipients.erased_at is null
    returning given_at = changed_at as "isFirst",
      (select alias from campaign_bindings where registration_id = campaign_recipients.registration_id),
      (select prize_id from campaign_draws join campaign_prizes using (campaign_id, tier)
       where (campaign_id, sequence) = (campaign_recipients.campaign_id, campaign_recipients.sequence)) as prize`.execute(
    trx,
  )
  if (!rows[0]) return null
  const { isFirst, ...outcome } = rows[0]
  return { kind: isFirst ? 'given' : 'changed', ...outcome }
}

export interface ErasedRecipient {
  campaign: string
  sequence: number
  /** Of the binding. */
  alias: string
}

/** Erases the recipients of registrations whose bindings the caller's transaction has locked. Returns which. */
export async function updateRecipientsErased(trx: Db, registrationIds: string[]): Promise<ErasedRecipient[]> {
  const { rows } = await sql<ErasedRecipient>`
    update campaign_recipients set recipient_sealed = null, erased_at = now()
    where registration_id = any(${registrationIds}::uuid[]) and recipient_sealed is not null
    returning campaign_id as campaign, sequence,
      (select alias from campaign_bindings where registration_id = campaign_recipients.registration_id)`.execute(trx)
  return rows
}

/** Records erased recipients, once the caller's transaction holds the locks of their campaigns' audits. */
export async function insertErasures(trx: Db, actor: AuditActor, erased: ErasedRecipient[]): Promise<void> {
  for (const { campaign, sequence: draw, alias: subject } of erased)
    await insertAuditRecord(trx, campaign, { actor, action: 'recipient_erased', subject, details: { draw } })
}

/** Marks prizes as sent whose recipients are given. Returns those that it marked, with the aliases of their bindings. */
export async function updateSent(
  trx: Db,
  campaign: string,
  sequences: number[],
): Promise<{ sequence: number; alias: string }[]> {
  const { rows } = await sql<{ sequence: number; alias: string }>`
    update campaign_recipients set sent_at = now()
    where campaign_id = ${campaign} and sequence = any(${sequences}::int[])
      and recipient_sealed is not null and sent_at is null
    returning sequence,
      (select alias from campaign_bindings where registration_id = campaign_recipients.registration_id)`.execute(trx)
  return rows.toSorted((one, other) => one.sequence - other.sequence)
}

export interface StoredWinner extends StoredPrize {
  changedAt: Date | null
  /** Whether the winner's account or recipient is erased. */
  isErased: boolean
}

/** All prizes of a campaign that go by post, by tier. */
export async function listWinners(db: Db, campaign: string): Promise<StoredWinner[]> {
  const { rows } = await sql<StoredWinner>`
    select ${prizeFields}, changed_at as "changedAt", bindings.user_id is null or erased_at is not null as "isErased"
    from ${prizesWon}
    where draws.campaign_id = ${campaign} and draws.tier <= ${lastPostedTier}
    order by draws.tier, draws.sequence`.execute(db)
  return rows
}

/** A recipient as its account's export has it. */
export interface ExportedRecipient {
  campaign: string
  sequence: number
  sealed: string
  givenAt: Date
  sentAt: Date | null
}

/** The recipients that an account gave in all campaigns. */
export async function listRecipientsOf(db: Db, userId: string): Promise<ExportedRecipient[]> {
  const { rows } = await sql<ExportedRecipient>`
    select campaign_recipients.campaign_id as campaign, sequence, recipient_sealed as sealed, given_at as "givenAt",
      sent_at as "sentAt"
    from campaign_recipients join campaign_bindings using (registration_id)
    where user_id = ${userId} and recipient_sealed is not null order by campaign, sequence`.execute(db)
  return rows
}
