import { Link } from '@tanstack/react-router'
import { useText } from '#src/core/web/texts/text.ts'
import { useDay } from '#src/core/web/texts/useDay.ts'
import { buttonClass } from '#src/ui/Button.tsx'
import { daysAndHoursUntil, phaseEndOf } from '../../campaign/campaign.rules.ts'
import type { LaunchCampaign } from '../launch.contract.ts'
import styles from './CampaignEntry.module.css'

interface CampaignEntryProps {
  campaign: LaunchCampaign
  /** Milliseconds; null before hydration, because cached pages outlive the countdown: its space shows the date. */
  now: number | null
}

/** The link to the campaign, worded by its phase, with a countdown to the phase's end. */
export function CampaignEntry({ campaign, now }: CampaignEntryProps) {
  const t = useText()
  const dayOf = useDay()
  const { phase } = campaign
  if (phase === 'over') return null
  const end = phaseEndOf(phase, campaign)!
  const left = daysAndHoursUntil(end, now ?? Date.parse(end))
  return (
    <>
      <Link
        to="/pre-register"
        className={buttonClass(phase === 'open' ? { variant: 'main' } : { variant: 'glass', size: 'large' })}
      >
        {t(`launch.campaign.${phase}`)}
      </Link>
      {left && (
        <p className={styles.left} data-unknown={now === null || undefined}>
          <span key={`${left.days} days`}>
            <b>{left.days}</b> {t('launch.campaign.days', { count: left.days })}
          </span>
          <span key={`${left.hours} hours`}>
            <b>{left.hours}</b> {t('launch.campaign.hours', { count: left.hours })}
          </span>
          <span className={styles.until}>{t(`launch.campaign.until.${phase}`)}</span>
          {now === null && (
            <span className={styles.date}>{t(`launch.campaign.date.${phase}`, { date: dayOf(end) })}</span>
          )}
        </p>
      )}
    </>
  )
}
