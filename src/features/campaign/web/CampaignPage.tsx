import { JsonLd } from '#src/core/web/JsonLd.tsx'
import { PageHead } from '#src/core/web/PageHead.tsx'
import { useCanonical } from '#src/core/web/router/canonical.ts'
import { useSocialLinks } from '#src/core/web/social-slot.ts'
import { useText } from '#src/core/web/texts/text.ts'
import { stageCard } from '#src/game/art.rules.ts'
import type { Campaign } from '../campaign.contract.ts'
import { CampaignHero } from './CampaignHero.tsx'
import styles from './CampaignPage.module.css'
import { eventOf } from './campaign-event.ts'
import { EventGuide, type RulesOfRegion } from './sections/EventGuide.tsx'
import { FiveCostChampions } from './sections/FiveCostChampions.tsx'
import { InviteFriends } from './sections/InviteFriends.tsx'
import { mechanicOf, NewMechanics } from './sections/NewMechanics.tsx'
import { OfficialMedia } from './sections/OfficialMedia.tsx'
import { SectionLinks, type SectionName } from './sections/SectionLinks.tsx'
import type { SeasonOnShow } from './sections/season-on-show.ts'
import { Trailer } from './sections/Trailer.tsx'
import { UniqueTraits } from './sections/UniqueTraits.tsx'

interface CampaignPageProps {
  campaign: Campaign
  /** Registrations when the page was made. */
  registered: number
  rules: RulesOfRegion[]
  trailer: { embed: string; page: string } | null
  /** Null if the season on show is another one. */
  show: SeasonOnShow | null
}

export function CampaignPage({ campaign, registered, rules, trailer, show }: CampaignPageProps) {
  const t = useText()
  const canonical = useCanonical()
  const social = useSocialLinks()
  const { title, season } = campaign
  const shown: Record<SectionName, boolean> = {
    invite: true,
    champions: show !== null,
    traits: show !== null,
    mechanics: mechanicOf(season.id) !== null,
    trailer: trailer !== null,
    media: social !== null,
    guide: true,
  }
  const name = `${t('campaign.title')}: ${title}`
  const summary = import.meta.env.SSR && { description: t('campaign.page.summary', { title }) }
  return (
    <main className={styles.page}>
      <PageHead
        title={name}
        siteName={t('site.name')}
        path="/pre-register"
        summary={summary && { ...summary, picture: stageCard(season.id) }}
      />
      <JsonLd data={summary && eventOf({ campaign, name, canonical, organizer: t('site.name'), ...summary })} />
      <CampaignHero campaign={campaign} registered={registered}>
        <SectionLinks shown={shown} />
      </CampaignHero>
      <InviteFriends />
      {show && <FiveCostChampions show={show} />}
      {show && <UniqueTraits show={show} />}
      {shown.mechanics && <NewMechanics season={season} />}
      {trailer && <Trailer trailer={trailer} season={season} />}
      {social && <OfficialMedia links={social} />}
      <EventGuide campaign={campaign} rules={rules} />
    </main>
  )
}
