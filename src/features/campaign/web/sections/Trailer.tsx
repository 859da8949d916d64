import { useText } from '#src/core/web/texts/text.ts'
import { artAddress } from '#src/game/art.rules.ts'
import type { SeasonRef } from '#src/game/game.contract.ts'
import { Video } from '#src/ui/Video.tsx'
import { Section } from './Section.tsx'
import styles from './Trailer.module.css'

interface TrailerProps {
  trailer: { embed: string; page: string }
  season: SeasonRef
}

/** The season's trailer; the platform is asked for nothing before the visitor plays it. */
export function Trailer({ trailer: { embed, page }, season }: TrailerProps) {
  const t = useText()
  return (
    <Section name="trailer" lead={t('campaign.section.trailer.text', { season: season.title })}>
      <div className={styles.screen}>
        <Video
          video={{ kind: 'embedded', address: embed, page }}
          poster={artAddress({ season: season.id, folder: '1280x720', name: 'home', format: 'jpg' })}
          title={`${season.title} · ${t('campaign.section.trailer.title')}`}
        />
      </div>
    </Section>
  )
}
