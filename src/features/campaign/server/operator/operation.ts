import type { Language } from '#src/core/languages.ts'
import type { Db } from '#src/core/server/postgres/db.ts'
import type { CampaignSettings } from '../../campaign-settings.rules.ts'
import type { Operation, OperatorHold } from '../../operator/operator.contract.ts'
import { countryLimit } from '../../phone-limits.rules.ts'
import { findCampaign } from '../campaigns.store.ts'
import { findDraw } from '../draws/own-draws.store.ts'
import { listHolds, type StoredHold } from '../holds/holds.store.ts'
import { listCountryMessages } from '../registration/messages.store.ts'
import { countRegions, countSources, countSteps, listDays, listHours } from './figures.store.ts'

export interface OperationParts {
  db: Db
  /** IANA time zone of days. */
  timeZone: string
  /** Counted views of the campaign's page since an instant; null where none are. */
  countViews: (since: string) => Promise<number | null>
}

/** What the operator sees of a campaign; null before its first start. */
export async function readOperation(
  { db, timeZone, countViews }: OperationParts,
  campaign: CampaignSettings,
  language: Language,
): Promise<Operation | null> {
  const { id } = campaign
  const stored = await findCampaign(db, id)
  if (!stored) return null
  const { phase, isDemonstration, now, startsAt, endsAt } = stored
  // one after the other: these scan all registrations, and players need the connections
  const hours = await listHours(db, id)
  const days = await listDays(db, id, timeZone)
  const regions = await countRegions(db, id)
  const sources = await countSources(db, id)
  const steps = await countSteps(db, id)
  const [views, draw] = [await countViews(startsAt), await findDraw(db, id)]
  const titleOf = (tier: number) => campaign.prizes.find((each) => each.tier === tier)?.title[language]
  return {
    ...{ title: campaign.title[language], isDemonstration, phase, now, startsAt, endsAt, timeZone },
    registrations: {
      total: steps.registration,
      hours: hours.map(({ at, count }) => ({ at: at.toISOString(), count })),
      days,
      regions,
      sources,
    },
    funnel: [
      { step: 'page', count: views },
      { step: 'registration', count: steps.registration },
      { step: 'sign-in', count: steps.signIn },
      { step: 'binding', count: steps.binding },
      { step: 'squad', count: steps.squad },
      { step: 'draw', count: steps.draw },
      { step: 'claim', count: steps.claim },
    ],
    messages: await messagesOf(db, campaign),
    prizes: (draw?.prizes ?? []).map(({ tier, id: prize, ...rest }) => ({
      ...{ tier, title: titleOf(tier) ?? prize },
      ...{ rate: rest.rate, stock: rest.stock, left: rest.left },
    })),
    draws: draw?.records ?? 0,
    holds: await readHolds(db, id),
  }
}

async function messagesOf(db: Db, { regions }: CampaignSettings): Promise<Operation['messages']> {
  const counted = await listCountryMessages(db)
  return regions.map((region) => {
    const { sent = 0, used = 0 } = counted.find(({ country }) => country === region.id) ?? {}
    const { messagePrice, dailyBudget } = region
    const { most } = countryLimit(region)
    return { country: region.id, sent, used, most, spent: sent * messagePrice, budget: dailyBudget }
  })
}

/** The holds of a campaign as operators see them. */
export const readHolds = async (db: Db, campaign: string): Promise<OperatorHold[]> =>
  (await listHolds(db, campaign)).map(presentHold)

const presentHold = ({ note, setAt, ...hold }: StoredHold): OperatorHold => ({
  ...hold,
  note: Object.fromEntries(Object.entries(note).map(([language, text = '']) => [language, text])),
  setAt: setAt.toISOString(),
})
