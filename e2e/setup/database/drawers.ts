import { randomUUID } from 'node:crypto'
import type { CampaignRegion } from '#src/features/campaign/campaign.rules.ts'
import { type CampaignSite, newVisitor, query, type Visitor } from './campaign.ts'

/** A player with a binding, and attempts to draw. */
export type Drawer = Visitor & { userId: string; registrationId: string }

export async function newDrawer(site: CampaignSite, attempts: number, region: CampaignRegion = 'TH'): Promise<Drawer> {
  const [registrationId, userId] = [randomUUID(), await site.newUser()]
  await query(
    site.url,
    `with registered as (
       insert into campaign_registrations (registration_id, campaign_id, region, user_id) values ($1, $2, $3, $4)
     )
     insert into campaign_bindings (registration_id, campaign_id, user_id, region, character_id)
     values ($1, $2, $4, $3, $1::text)`,
    [registrationId, site.campaign.id, region, userId],
  )
  await giveAttempts(site, registrationId, attempts)
  return { ...newVisitor({ userId }), userId, registrationId }
}

export const giveAttempts = (site: CampaignSite, registrationId: string, attempts: number) =>
  query(
    site.url,
    `insert into campaign_attempts (registration_id, source, number)
     select $1, 'full', coalesce((select max(number) from campaign_attempts where registration_id = $1), 0) + each
     from generate_series(1, $2::int) as each`,
    [registrationId, attempts],
  )

export const newKey = (): string => randomUUID()
