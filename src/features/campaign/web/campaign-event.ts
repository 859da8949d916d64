import { stageCard } from '#src/game/art.rules.ts'
import type { Campaign } from '../campaign.contract.ts'

interface EventWords {
  campaign: Campaign
  name: string
  description: string
  organizer: string
  /** Returns the whole address of a path. */
  canonical: (path: string) => string
}

/** The campaign as an Event of schema.org. */
export function eventOf({ campaign, name, description, organizer, canonical }: EventWords): Record<string, unknown> {
  const url = canonical('/pre-register')
  return {
    '@type': 'Event',
    name,
    description,
    url,
    image: new URL(stageCard(campaign.season.id).path, url).href,
    startDate: campaign.startsAt,
    endDate: campaign.endsAt,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    location: { '@type': 'VirtualLocation', url },
    organizer: { '@type': 'Organization', name: organizer, url: canonical('/') },
    isAccessibleForFree: true,
  }
}
