import { useText } from '#src/core/web/texts/text.ts'
import type { Campaign } from '../campaign.contract.ts'
import { daysAndHoursUntil, phaseEndOf } from '../campaign.rules.ts'
import styles from './Countdown.module.css'

interface CountdownProps {
  campaign: Campaign
  /** The server's time in milliseconds; null before hydration, when the space is only reserved. */
  now: number | null
}

/** Days and hours to the end of the campaign's phase. */
export function Countdown({ campaign, now }: CountdownProps) {
  const t = useText()
  const { phase } = campaign
  const end = phaseEndOf(phase, campaign)
  if (phase === 'over' || !end) return null
  const { days, hours } = daysAndHoursUntil(end, now ?? Date.parse(campaign.now)) ?? { days: 0, hours: 0 }
  return (
    <p className={styles.left} data-unknown={now === null || undefined}>
      <span className={styles.part}>
        <b>{String(days).padStart(2, '0')}</b> {t('campaign.page.days', { count: days })}
      </span>
      <span className={styles.part}>
        <b>{String(hours).padStart(2, '0')}</b> {t('campaign.page.hours', { count: hours })}
      </span>
      <span className={styles.until}>{t(`campaign.phase.${phase}.until`)}</span>
    </p>
  )
}
