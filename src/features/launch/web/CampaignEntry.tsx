import { useText } from '#src/core/web/texts/text.ts'
import { Button } from '#src/ui/Button.tsx'
import type { LaunchCampaign } from '../launch.contract.ts'
import { countdownOf } from '../launch.rules.ts'
import styles from './CampaignEntry.module.css'

interface CampaignEntryProps {
  campaign: LaunchCampaign
  /** Milliseconds; null before hydration, because cached pages outlive the countdown: its space is reserved. */
  now: number | null
}

/** The link to pre-registration with a countdown. */
export function CampaignEntry({ campaign, now }: CampaignEntryProps) {
  const t = useText()
  const left = countdownOf(campaign, now ?? Date.parse(campaign.startsAt))
  return (
    <>
      <Button variant="main" href={campaign.page}>
        {t('launch.campaign.action')}
      </Button>
      {left && (
        <p className={styles.left} data-unknown={now === null || undefined}>
          <span key={`${left.days} days`}>
            <b>{left.days}</b> {t('launch.campaign.days', { count: left.days })}
          </span>
          <span key={`${left.hours} hours`}>
            <b>{left.hours}</b> {t('launch.campaign.hours', { count: left.hours })}
          </span>
          <span className={styles.until}>{t(`launch.campaign.${left.until}`)}</span>
        </p>
      )}
    </>
  )
}
