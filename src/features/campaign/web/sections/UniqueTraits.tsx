import { useText } from '#src/core/web/texts/text.ts'
import { TraitBadge } from '#src/game/web/TraitBadge.tsx'
import { TraitCard } from '#src/game/web/TraitCard.tsx'
import { Section } from './Section.tsx'
import type { SeasonOnShow } from './season-on-show.ts'
import styles from './UniqueTraits.module.css'

/** The season's traits: those of a single champion in full, all others as links. */
export function UniqueTraits({ show: { season, single, shared } }: { show: SeasonOnShow }) {
  const t = useText()
  return (
    <Section name="traits" lead={t('campaign.section.traits.text', { count: single.length + shared.length })}>
      {single.length > 0 && (
        <>
          <h3 className={styles.subtitle}>{t('campaign.section.traits.single')}</h3>
          <ul className={styles.cards}>
            {single.map(({ trait, members }) => (
              <li key={trait.id}>
                <TraitCard trait={trait} members={members} season={season.id} heading="h3" />
              </li>
            ))}
          </ul>
        </>
      )}
      <ul className={styles.badges}>
        {shared.map((trait) => (
          <li key={trait.id}>
            <TraitBadge trait={trait} season={season.id} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
