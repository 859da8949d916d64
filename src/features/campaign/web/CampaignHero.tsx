import { useText } from '#src/core/web/texts/text.ts'
import { latinTag, lettersOf } from '#src/ui/letters.ts'
import type { Campaign } from '../campaign.contract.ts'
import styles from './CampaignHero.module.css'
import { CampaignStage } from './CampaignStage.tsx'
import { Countdown } from './Countdown.tsx'
import { useLiveCampaign } from './live/useLiveCampaign.ts'
import { Milestones } from './Milestones.tsx'
import { PhaseLead } from './PhaseLead.tsx'
import { RegistrationPanel } from './registration/RegistrationPanel.tsx'
import { useRegistered } from './useRegistered.ts'

interface CampaignHeroProps {
  campaign: Campaign
  /** Registrations when the page was made. */
  registered: number
  /** Links to the sections below. */
  children: React.ReactNode
}

/** What can be done now, for how long, and how far the count has come. */
export function CampaignHero({ campaign: known, registered, children }: CampaignHeroProps) {
  const t = useText()
  const { campaign, now } = useLiveCampaign(known)
  const { phase, title, milestones, season, isDemonstration } = campaign
  const { count, refresh } = useRegistered(registered, phase === 'open')
  const heading = t(`campaign.phase.${phase}.title`, { title })
  return (
    <header className={styles.hero} data-art="top">
      <div className={styles.art}>
        <CampaignStage season={season.id} />
      </div>
      <div className={styles.words}>
        <p className={styles.season} lang={latinTag(season.title)}>
          {season.title}
        </p>
        <h1 className={styles.title} data-letters={widthOf(heading)}>
          {heading}
        </h1>
        <PhaseLead campaign={campaign} className={styles.lead} />
        <Countdown campaign={campaign} now={now} />
        {isDemonstration && <p className={styles.note}>{t('campaign.page.demonstration')}</p>}
      </div>
      <div className={styles.panel}>
        <RegistrationPanel campaign={campaign} onChange={() => void refresh()} />
      </div>
      <div className={styles.board}>
        <Milestones milestones={milestones} registered={count} />
      </div>
      {children}
    </header>
  )
}

/** Thai has no spaces between words, but lines break between them. */
const widthOf = (heading: string): number => (/\p{Script=Thai}/u.test(heading) ? 8 : lettersOf(heading))
