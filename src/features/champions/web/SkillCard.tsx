import { useText } from '#src/core/web/texts/text.ts'
import type { SkillDetail } from '#src/game/game.contract.ts'
import { ChampionToken } from '#src/game/web/champions/ChampionToken.tsx'
import { EffectText } from '#src/game/web/names/EffectText.tsx'
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
              t(`champions.skill.${skill.type === 'passive' && mana > 0 ? 'both' : skill.type}`),
              ...(mana > 0 ? [t('champions.skill.mana', { initial: initialMana, mana })] : []),
            ].join(' · ')}
          </p>
        </div>
      </header>
      <p>{skill.text ? <EffectText words={skill.text} /> : t('game.notDescribed')}</p>
    </article>
  )
}
