import { useText } from '#src/core/web/texts/text.ts'
import { ChampionTiles } from '#src/game/web/champions/ChampionTiles.tsx'
import { InWords } from '#src/game/web/names/Name.tsx'
import type { Lineup } from '../../lineups.contract.ts'
import type { LineupRefs } from '../lineup-refs.ts'
import { AdviceCard } from './AdviceCard.tsx'
import styles from './LineupAdvice.module.css'
import { LineupBoons } from './LineupBoons.tsx'
import { LineupItems } from './LineupItems.tsx'
import { Substitutes } from './Substitutes.tsx'

interface AdviceProps {
  lineup: Lineup
  refs: LineupRefs
}

/** What to field, hold and do, from the opening to the last board. */
export function LineupAdvice({ lineup, refs }: AdviceProps) {
  const t = useText()
  return (
    <>
      <div className={styles.cards}>
        <AdviceCard title={t('lineups.core')}>
          <ChampionTiles ids={lineup.core} {...refs} />
          {lineup.optional.length > 0 && (
            <>
              <h3>{t('lineups.optional')}</h3>
              <ChampionTiles ids={lineup.optional} {...refs} />
            </>
          )}
          {lineup.threeStar.length > 0 && (
            <>
              <h3>{t('lineups.threeStar')}</h3>
              <ChampionTiles ids={lineup.threeStar} {...refs} />
            </>
          )}
        </AdviceCard>
        <LineupItems lineup={lineup} refs={refs} />
        <Substitutes lineup={lineup} refs={refs} />
      </div>
      <AdviceCard title={t('lineups.howToPlay')}>
        <div className={styles.steps}>
          {(['early', 'midGame', 'rolling', 'counter'] as const).map((step) => (
            <section key={step}>
              <h3>{t(`lineups.step.${step}`)}</h3>
              <p>
                <InWords words={lineup[step]} />
              </p>
            </section>
          ))}
        </div>
        <h3>{t('lineups.tips')}</h3>
        <ol className={styles.tips}>
          {lineup.tips.map(({ stage, text }) => (
            <li key={stage}>
              <b>{t('lineups.tipStage', { stage })}</b>
              <InWords words={text} />
            </li>
          ))}
        </ol>
      </AdviceCard>
      <AdviceCard title={t('lineups.augments')}>
        <div className={styles.steps}>
          <LineupBoons lineup={lineup} refs={refs}>
            {(title, list) => (
              <section>
                <h3>{title}</h3>
                {list}
              </section>
            )}
          </LineupBoons>
        </div>
      </AdviceCard>
    </>
  )
}
