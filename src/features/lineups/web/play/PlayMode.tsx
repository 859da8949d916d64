import { Link } from '@tanstack/react-router'
import { useText } from '#src/core/web/texts/text.ts'
import { InWords, Name } from '#src/game/web/names/Name.tsx'
import { useWakeLock } from '#src/ui/hooks/useWakeLock.ts'
import { Icon } from '#src/ui/Icon.tsx'
import type { Lineup } from '../../lineups.contract.ts'
import { LineupBoons } from '../detail/LineupBoons.tsx'
import { WantedItems } from '../detail/LineupItems.tsx'
import { PhaseBoards } from '../detail/PhaseBoards.tsx'
import { Grade } from '../Grade.tsx'
import type { LineupRefs } from '../lineup-refs.ts'
import styles from './PlayMode.module.css'

interface PlayModeProps {
  lineup: Lineup
  refs: LineupRefs
}

/** What a player needs during a game, on one screen of a phone that stays awake. */
export function PlayMode({ lineup, refs }: PlayModeProps) {
  const t = useText()
  return (
    <main className={styles.play} aria-label={t('lineups.playMode')}>
      <header className={styles.head}>
        <Grade tier={lineup.tier} />
        <h1>
          <Name of={lineup} />
        </h1>
        <AwakeNote />
        <Link
          to="/lineupDetail/$season/$lineupId"
          params={{ season: refs.season, lineupId: lineup.id }}
          search={(now) => ({ ...now, mode: undefined })}
          replace
          className={styles.close}
          aria-label={t('lineups.endPlayMode')}
        >
          <Icon name="close" />
        </Link>
      </header>
      <PhaseBoards lineup={lineup} refs={refs} isCompact />
      <div className={styles.side}>
        <section>
          <h2>{t('lineups.itemPriority')}</h2>
          <WantedItems lineup={lineup} refs={refs} />
        </section>
        <section>
          <h2>{t('lineups.step.rolling')}</h2>
          <p>
            <InWords words={lineup.rolling} />
          </p>
        </section>
        {lineup.tips.map(({ stage, text }) => (
          <details key={stage} name="stage">
            <summary>{t('lineups.tipStage', { stage })}</summary>
            <p>
              <InWords words={text} />
            </p>
          </details>
        ))}
        <section>
          <h2>{t('lineups.augments')}</h2>
          <LineupBoons lineup={lineup} refs={refs}>
            {(title, list) => (
              <details name="boons">
                <summary>{title}</summary>
                {list}
              </details>
            )}
          </LineupBoons>
        </section>
      </div>
    </main>
  )
}

function AwakeNote() {
  const t = useText()
  const { state, ask } = useWakeLock()
  if (state === 'missing') return null
  if (state === 'held') return <small className={styles.awake}>{t('lineups.staysAwake')}</small>
  return (
    <button type="button" className={styles.awake} onClick={ask}>
      {t('lineups.maySleep')}
    </button>
  )
}
