import { Counter, Gauge, type Registry } from 'prom-client'
import type { Db } from '#src/core/server/postgres/db.ts'
import type { CampaignSettings } from '../campaign-settings.rules.ts'
import { findDeviation } from './campaigns.store.ts'
import { listAllConversions } from './registration/messages.store.ts'
import { isLow } from './registration/phone-codes.ts'
import type { RefusedNumber } from './registration/registration-parts.ts'
import { countClaims } from './rewards/rewards.store.ts'

/** Measures what the operator of a campaign watches, over all instances; NaN while the database is down. */
export function gaugeCampaign(registry: Registry, db: Db, campaign: Pick<CampaignSettings, 'id'>) {
  const gauge = (name: string, help: string, find: () => Promise<number>) =>
    new Gauge({
      name,
      help,
      aggregator: 'max', // workers see the same rows
      registers: [registry],
      collect: async function () {
        this.set(await find().catch(() => Number.NaN))
      },
    })
  gauge('encore_campaign_count_deviation', 'Counters of registrations less their rows, as last compared', () =>
    findDeviation(db, campaign.id),
  )
  gauge(
    'encore_campaign_low_conversions',
    'Countries and blocks of numbers to which messages need a captcha, as few of their codes are used',
    async () => (await listAllConversions(db)).filter(isLow).length,
  )
  gauge('encore_campaign_claims_waiting', 'Rewards that the game has yet to grant', async () => {
    const claims = await countClaims(db, campaign.id)
    return claims.reduce((sum, { state, claims: n }) => sum + (state === 'requested' || state === 'sent' ? n : 0), 0)
  })
}

/** Counts refused numbers by their first digits: a new range of mobile numbers shows as many refusals. */
export function countRefusedNumbers(registry: Registry): (refused: RefusedNumber) => void {
  const counter = new Counter({
    name: 'encore_campaign_refused_numbers_total',
    help: 'Phone numbers that were refused, by region, fault and first digits',
    labelNames: ['region', 'fault', 'prefix'],
    registers: [registry],
  })
  return ({ region, fault, prefix }) => counter.inc({ region, fault, prefix })
}
