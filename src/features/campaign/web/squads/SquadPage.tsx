import { getRouteApi } from '@tanstack/react-router'
import { PageHead } from '#src/core/web/PageHead.tsx'
import { useText } from '#src/core/web/texts/text.ts'
import { stageCard } from '#src/game/art.rules.ts'
import { latinTag, lettersOf } from '#src/ui/letters.ts'
import { FailedPage } from '#src/ui/states/FailedPage.tsx'
import type { Campaign } from '../../campaign.contract.ts'
import hero from '../CampaignHero.module.css'
import { CampaignStage } from '../CampaignStage.tsx'
import { NoCampaign } from '../NoCampaign.tsx'
import { PrizesWon } from '../recipients/PrizesWon.tsx'
import { useLiveCampaign } from '../useLiveCampaign.ts'
import styles from './SquadPage.module.css'
import { SquadPanel } from './SquadPanel.tsx'

const route = getRouteApi('/squad')

/** Squads: the way to one, its seats, and its invitation. */
export function SquadPage() {
  const answer = route.useLoaderData()
  if (!answer.ok) return <FailedPage failure={answer} />
  const { campaign } = answer.data
  if (!campaign) return <NoCampaign />
  return <RunningSquads campaign={campaign} />
}

function RunningSquads({ campaign: known }: { campaign: Campaign }) {
  const t = useText()
  const { campaign } = useLiveCampaign(known)
  const { title, season, squads, isDemonstration } = campaign
  return (
    <main className={styles.page}>
      <PageHead
        title={t('squad.title')}
        siteName={t('site.name')}
        path="/squad"
        summary={import.meta.env.SSR && { description: t('squad.summary', { title }), picture: stageCard(season.id) }}
      />
      <header className={`${hero.hero} ${styles.hero}`} data-art="top">
        <div className={hero.art}>
          <CampaignStage season={season.id} />
        </div>
        <div className={hero.words}>
          <p className={hero.season} lang={latinTag(title)}>
            {title}
          </p>
          <h1 className={hero.title} data-letters={lettersOf(t('squad.title'))}>
            {t('squad.title')}
          </h1>
          <p className={hero.lead}>{t('squad.lead', { size: squads.size })}</p>
          {isDemonstration && <p className={hero.note}>{t('campaign.page.demonstration')}</p>}
        </div>
        <div className={styles.panel}>
          <SquadPanel campaign={campaign} />
        </div>
      </header>
      <PrizesWon />
    </main>
  )
}
