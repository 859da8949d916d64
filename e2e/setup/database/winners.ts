import { randomUUID } from 'node:crypto'
import type { PrivateData } from '#src/core/server/secrets/private-data.ts'
import type { PrizeTier } from '#src/features/campaign/draw/draw.rules.ts'
import { type CampaignSite, newVisitor, type Visitor } from './campaign.ts'
import { query } from './postgres.ts'

/** A player who won a prize. */
export type Winner = Visitor & { userId: string; registrationId: string; sequence: number }

interface Win {
  tier?: PrizeTier
  /** Of the registration, in E.164 form. */
  phone?: string
  daysAgo?: number
}

/** A campaign's database and keys. */
type Campaign = Pick<CampaignSite, 'url'> & { campaign: { id: string }; privateData: Pick<PrivateData, 'seal'> }

/** A registered and bound account that won a prize, past the calls. */
export async function newWinner(site: Campaign & Pick<CampaignSite, 'newUser'>, win: Win = {}): Promise<Winner> {
  const userId = await site.newUser()
  return { ...newVisitor({ userId }), userId, ...(await letWin(site, userId, win)) }
}

/** Registers and binds an account, and lets it win a prize. */
export async function letWin(site: Campaign, userId: string, win: Win = {}) {
  const { seal } = site.privateData
  const registrationId = randomUUID()
  await query(
    site.url,
    `with registered as (
       insert into campaign_registrations (registration_id, campaign_id, region, user_id, phone_sealed)
       values ($1, $2, 'TH', $3, $4)
     )
     insert into campaign_bindings (registration_id, campaign_id, user_id, region, character_id, name_sealed)
     values ($1, $2, $3, 'TH', $1::text, $5)`,
    [registrationId, site.campaign.id, userId, await seal(win.phone ?? '+66812345678'), await seal('Hero')],
  )
  return { registrationId, sequence: await giveWin(site, registrationId, win) }
}

/** Adds a winning draw to the log; returns its number. Its record is made up, as nothing here verifies the log. */
export async function giveWin(
  { url, campaign }: Pick<Campaign, 'url' | 'campaign'>,
  registrationId: string,
  { tier = 2, daysAgo = 0 }: Win = {},
): Promise<number> {
  const [row] = await query(
    url,
    `insert into campaign_draws (campaign_id, sequence, registration_id, n, tier, record, hash, drawn_at)
     select $1, coalesce((select max(sequence) from campaign_draws where campaign_id = $1), 0) + 1, $2,
       coalesce((select max(n) from campaign_draws where registration_id = $2), 0) + 1, $3, 'record', 'hash',
       now() - make_interval(days => $4::int)
     returning sequence::text`,
    [campaign.id, registrationId, tier, daysAgo],
  )
  return Number(row!.sequence)
}

/** A recipient as a winner types it. */
export const typedRecipient = {
  name: 'ณัฐ ใจดี',
  address: '99/1 ถนนสุขุมวิท\nกรุงเทพฯ 10110',
  region: 'TH',
  phone: '081 234 5678',
}
