import { useText } from '#src/core/web/texts/text.ts'
import { TraitCard } from '#src/game/web/TraitCard.tsx'
import type { Champion } from '../champions.contract.ts'
import styles from './ChampionDetails.module.css'
import { ChampionSnax } from './ChampionSnax.tsx'
import { PositionCard } from './PositionCard.tsx'
import { SkillCard } from './SkillCard.tsx'
import { StatCard } from './StatCard.tsx'

export function ChampionDetails({ champion, season }: { champion: Champion; season: string }) {
  const t = useText()
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        {champion.skills.map((skill) => (
          <SkillCard key={skill.form?.id ?? 'own'} skill={skill} champion={champion} season={season} />
        ))}
        <section className={styles.traits}>
          <h2 className={styles.heading}>{t('champions.traits')}</h2>
          {champion.traitDetails.length === 0 && <p className={styles.note}>{t('champions.noTraits')}</p>}
          <div className={styles.traitGrid}>
            {champion.traitDetails.map(({ trait, members }) => (
              <TraitCard key={trait.id} trait={trait} members={members} season={season} heading="h3" />
            ))}
          </div>
        </section>
        <ChampionSnax champion={champion} season={season} />
      </div>
      <div className={styles.column}>
        <PositionCard range={champion.stats.range} role={champion.role} />
        <StatCard champion={champion} />
      </div>
    </div>
  )
}
