import { useText } from '#src/core/web/texts/text.ts'
import { useDay } from '#src/core/web/texts/useDay.ts'
import type { Campaign } from '../campaign.contract.ts'

/** What can be done in the campaign's phase, with the day that matters next. */
export function PhaseLead({ campaign, className }: { campaign: Campaign; className?: string }) {
  const t = useText()
  const dayOf = useDay()
  const { phase } = campaign
  return <p className={className}>{t(`campaign.phase.${phase}.lead`, { date: dayOf(campaign[dateOf[phase]]) })}</p>
}

const dateOf = {
  before: 'startsAt',
  open: 'rewardsFrom',
  ended: 'rewardsFrom',
  rewards: 'rewardsUntil',
  over: 'rewardsUntil',
} as const
