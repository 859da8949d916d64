import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { PageHead } from '#src/core/web/PageHead.tsx'
import { useText } from '#src/core/web/texts/text.ts'
import { stageCard } from '#src/game/art.rules.ts'
import { latinTag, lettersOf } from '#src/ui/letters.ts'
import { FailedPage } from '#src/ui/states/FailedPage.tsx'
import type { Campaign } from '../../campaign.contract.ts'
import type { DrawFacts } from '../../draw/draw.contract.ts'
import hero from '../CampaignHero.module.css'
import { CampaignStage } from '../CampaignStage.tsx'
import { DrawSection } from '../draw/show/DrawSection.tsx'
import { useLiveCampaign } from '../live/useLiveCampaign.ts'
import { NoCampaign } from '../NoCampaign.tsx'
import { PrizesWon } from '../recipients/PrizesWon.tsx'
import styles from './SquadPage.module.css'
import { SquadPanel } from './SquadPanel.tsx'
import { useSquad } from './useSquad.ts'

const route = getRouteApi('/squad')

/** Squads: the way to one, its seats, and its invitation. */
export function SquadPage() {
  const answer = route.useLoaderData()
  if (!answer.ok) return <FailedPage failure={answer} />
  const { campaign, draw } = answer.data
  if (!campaign) return <NoCampaign />
  return <RunningSquads campaign={campaign} draw={draw} />
}

function RunningSquads({ campaign: known, draw }: { campaign: Campaign; draw: DrawFacts | null }) {
  const t = useText()
  const { campaign } = useLiveCampaign(known)
  const squad = useSquad()
  const [draws, setDraws] = useState(0)
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
          <SquadPanel campaign={campaign} {...squad} />
        </div>
      </header>
      {draw && (
        <DrawSection
          campaign={campaign}
          facts={draw}
          attempts={squad.view ? (squad.view.squad?.attempts ?? null) : undefined}
          onDrawn={() => {
            setDraws((before) => before + 1)
            void squad.read()
          }}
        />
      )}
      <PrizesWon draws={draws} />
    </main>
  )
}
