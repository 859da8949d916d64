import { useText } from '#src/core/web/texts/text.ts'
import type { SkillDetail } from '#src/game/game.contract.ts'
import { ChampionToken } from '#src/game/web/champions/ChampionToken.tsx'
import { SkillText } from '#src/game/web/champions/SkillText.tsx'
import { InWords, Name } from '#src/game/web/names/Name.tsx'
import type { Champion } from '../champions.contract.ts'
import styles from './SkillCard.module.css'

export function SkillCard({ skill, champion, season }: { skill: SkillDetail; champion: Champion; season: string }) {
  const t = useText()
  const { initialMana, mana } = champion.stats
  return (
    <article className={styles.card}>
      <header className={styles.head}>
        <span className={styles.sign}>
          <ChampionToken season={season} id={champion.id} size={64} />
        </span>
        <div>
          <h2 key={champion.id}>
            <InWords words={skill.name} />
            {skill.form && (
              <>
                {' · '}
                <Name of={skill.form} />
              </>
            )}
          </h2>
          <p className={styles.meta}>
            {[
              t(skill.parts.length > 1 ? 'champions.skill.both' : `game.skill.${skill.type}`),
              ...(mana > 0 ? [t('champions.skill.mana', { initial: initialMana, mana })] : []),
            ].join(' · ')}
          </p>
        </div>
      </header>
      <SkillText parts={skill.parts} />
    </article>
  )
}
