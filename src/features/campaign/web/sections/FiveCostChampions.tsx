import { Link } from '@tanstack/react-router'
import { Picture } from '#src/core/web/pictures/Picture.tsx'
import { useText } from '#src/core/web/texts/text.ts'
import { artAddress, filesInWidths } from '#src/game/art.rules.ts'
import type { ChampionRef, TraitRef } from '#src/game/game.contract.ts'
import { Name } from '#src/game/web/names/Name.tsx'
import styles from './FiveCostChampions.module.css'
import { Section } from './Section.tsx'
import type { SeasonOnShow } from './season-on-show.ts'

/** The season's 5-cost champions, new ones first, as links to their pages. */
export function FiveCostChampions({ show: { season, champions } }: { show: SeasonOnShow }) {
  const t = useText()
  return (
    <Section
      name="champions"
      lead={t('campaign.section.champions.text', { season: season.title, count: champions.length })}
    >
      <ul className={styles.champions}>
        {champions.map(({ champion, traits, isNew }) => (
          <li key={champion.id}>
            <ChampionCard champion={champion} season={season.id} traits={traits} isNew={isNew} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

interface ChampionCardProps {
  champion: ChampionRef
  season: string
  traits: TraitRef[]
  isNew: boolean
}

function ChampionCard({ champion, season, traits, isNew }: ChampionCardProps) {
  const t = useText()
  return (
    <Link
      to="/chess/$season/$heroId"
      params={{ season, heroId: champion.id }}
      className={styles.card}
      data-cost={champion.cost}
    >
      <span className={styles.picture}>
        <Picture
          cuts={[
            {
              files: filesInWidths({ season, name: champion.id, folders: ['480x480', '750x750'] }),
              width: 750,
              height: 750,
            },
          ]}
          fallback={artAddress({ season, folder: '480x480', name: champion.id, format: 'jpg' })}
          sizes="(max-width: 640px) 45vw, 18rem"
        />
      </span>
      <span className={styles.words}>
        {isNew && <span className={styles.new}>{t('campaign.section.champions.new')}</span>}
        <b>
          <Name of={champion} />
        </b>
        <span className={styles.traits}>
          {traits.map((trait) => (
            <span key={trait.id}>
              <Name of={trait} />
            </span>
          ))}
        </span>
      </span>
    </Link>
  )
}
