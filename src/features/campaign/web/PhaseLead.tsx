import { dayInWords, formatMoment } from '#src/core/timestamps.ts'
import { usePageContext } from '#src/core/web/router/root.ts'
import { useText } from '#src/core/web/texts/text.ts'
import type { Campaign } from '../campaign.contract.ts'

/** What can be done in the campaign's phase, with the day that matters next. */
export function PhaseLead({ campaign, className }: { campaign: Campaign; className?: string }) {
  const t = useText()
  const dayOf = useDay()
  const { phase } = campaign
  return <p className={className}>{t(`campaign.phase.${phase}.lead`, { date: dayOf(campaign[dateOf[phase]]) })}</p>
}

/** Returns the day of an instant in the site's time zone, as the page's language writes it. */
export function useDay(): (instant: string) => string {
  const { place, timeZone } = usePageContext()
  return (instant) => dayInWords(formatMoment(Date.parse(instant), 'YYYY-MM-DD', timeZone), place.language)
}

const dateOf = {
  before: 'startsAt',
  open: 'rewardsFrom',
  ended: 'rewardsFrom',
  rewards: 'rewardsUntil',
  over: 'rewardsUntil',
} as const
