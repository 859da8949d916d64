import { useLayoutEffect, useRef, useState } from 'react'
import { useText } from '#src/core/web/texts/text.ts'
import { HexBoard } from '#src/game/web/HexBoard.tsx'
import { TraitBadge } from '#src/game/web/TraitBadge.tsx'
import { RadioRow } from '#src/ui/segmented/RadioRow.tsx'
import { lineupStages } from '../../lineup-terms.rules.ts'
import type { BoardTrait, Lineup } from '../../lineups.contract.ts'
import { ActiveTraits } from '../ActiveTraits.tsx'
import type { LineupRefs } from '../lineup-refs.ts'
import { moveUnits } from './moving-units.ts'
import styles from './PhaseBoards.module.css'

type Stage = (typeof lineupStages)[number]

interface PhaseBoardsProps {
  lineup: Lineup
  refs: LineupRefs
  /** Shows only active traits, without their names. */
  isCompact?: boolean
}

/** The board of one phase with its traits; radio buttons choose the phase, also without script. */
export function PhaseBoards({ lineup, refs, isCompact }: PhaseBoardsProps) {
  const t = useText()
  const [stage, setStage] = useState<Stage>('final')
  const phases = useTravel(lineup, stage)
  return (
    <section ref={phases} className={styles.phases} aria-label={t('lineups.positions')} data-compact={isCompact}>
      <div className={styles.head}>
        <h2 className={isCompact ? 'visually-hidden' : undefined}>{t('lineups.positions')}</h2>
        <RadioRow
          label={t('lineups.phase')}
          options={lineupStages.map((each) => ({ value: each, content: t(`lineups.stage.${each}`) }))}
          chosen={stage}
          onChoose={setStage}
        />
      </div>
      {lineupStages.map((each) => (
        <div key={each} className={styles.phase} data-stage={each}>
          <HexBoard
            units={lineup.boards[each].units}
            {...refs}
            label={t('lineups.boardOf', { stage: t(`lineups.stage.${each}`) })}
          />
          {isCompact ? (
            <ActiveTraits board={lineup.boards[each].traits} traits={refs.traits} season={refs.season} />
          ) : (
            <Traits board={lineup.boards[each].traits} refs={refs} />
          )}
        </div>
      ))}
    </section>
  )
}

/** Moves the units whenever another phase is shown. */
function useTravel({ boards }: Lineup, stage: Stage) {
  const phases = useRef<HTMLElement>(null)
  const shown = useRef(stage)
  useLayoutEffect(() => {
    const before = shown.current
    shown.current = stage
    const board = phases.current!.querySelector<HTMLElement>(`[data-stage="${stage}"]`)
    if (board && before !== stage) moveUnits(board, boards[before].units, boards[stage].units)
  }, [boards, stage])
  return phases
}

function Traits({ board, refs: { traits, season } }: { board: BoardTrait[]; refs: LineupRefs }) {
  const t = useText()
  return (
    <ul className={styles.traits} aria-label={t('lineups.traits')}>
      {board.map(({ id, count, active, next }) => {
        const trait = traits.find((each) => each.id === id)
        return (
          trait && (
            <li key={id} data-active={active ? active.style : undefined}>
              <TraitBadge trait={trait} season={season} />
              <b>{count}</b>
              <small>{next === null ? t('lineups.lastStep') : t('lineups.nextStep', { next })}</small>
            </li>
          )
        )
      })}
    </ul>
  )
}
