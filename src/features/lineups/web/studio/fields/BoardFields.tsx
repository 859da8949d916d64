import { useEffect, useId, useRef, useState } from 'react'
import type { Failure } from '#src/core/call.ts'
import { StudioButton } from '#src/ui/studio/StudioButton.tsx'
import { StudioFault } from '#src/ui/studio/StudioFault.tsx'
import { StudioPanel } from '#src/ui/studio/StudioPanel.tsx'
import { useStudio } from '#src/ui/studio/studio-context.ts'
import { type BuilderSeason, builderCalls } from '../../../builder/builder.contract.ts'
import type { LineupDraft } from '../../../lineup-drafts.contract.ts'
import { lineupStages } from '../../../lineup-terms.rules.ts'
import { BoardEditor } from '../../builder/BoardEditor.tsx'
import { useBoardHistory } from '../../builder/useBoardHistory.ts'
import styles from './BoardFields.module.css'
import { boardOfUnits, unitsOfBoard } from './draft-boards.ts'
import { FieldFault } from './FieldFault.tsx'
import { fieldId, useFieldFaults } from './field-faults.ts'
import { PageContextProvider } from './PageContextProvider.tsx'

type Stage = (typeof lineupStages)[number]
type Units = LineupDraft['positions'][Stage]

interface BoardFieldsProps {
  draft: LineupDraft
  onChange: (write: (draft: LineupDraft) => LineupDraft) => void
}

/** The boards of all phases, one at a time. */
export function BoardFields({ draft, onChange }: BoardFieldsProps) {
  const { t } = useStudio()
  const name = useId()
  const [stage, setStage] = useState<Stage>('final')
  const [copies, setCopies] = useState(0)
  const season = useBuilderSeason(draft.season)
  const former = lineupStages[lineupStages.indexOf(stage) - 1]
  const put = (units: Units) => onChange((now) => ({ ...now, positions: { ...now.positions, [stage]: units } }))
  const copy = (from: Stage) => {
    put(draft.positions[from])
    setCopies(copies + 1)
  }
  return (
    <StudioPanel title={t('lineup-studio.field.positions')} isOpen>
      <fieldset className={styles.stages}>
        <legend className="visually-hidden">{t('lineups.phase')}</legend>
        {lineupStages.map((each) => (
          <StageChoice key={each} name={name} stage={each} isChosen={each === stage} onChoose={() => setStage(each)} />
        ))}
        {former && (
          <StudioButton onClick={() => copy(former)}>
            {t('lineup-studio.copyBoard', { stage: t(`lineups.stage.${former}`) })}
          </StudioButton>
        )}
      </fieldset>
      <FieldFault field={`positions.${stage}`} isDeep />
      {season && 'error' in season && <StudioFault t={t} failure={season} />}
      {season && 'id' in season && (
        <PageContextProvider>
          <Board key={`${stage} ${copies}`} units={draft.positions[stage]} season={season} onChange={put} />
        </PageContextProvider>
      )}
    </StudioPanel>
  )
}

interface StageChoiceProps {
  name: string
  stage: Stage
  isChosen: boolean
  onChoose: () => void
}

function StageChoice({ name, stage, isChosen, onChoose }: StageChoiceProps) {
  const { t } = useStudio()
  const faults = useFieldFaults(`positions.${stage}`, true).length
  return (
    <label>
      <input type="radio" id={fieldId(`positions.${stage}`)} name={name} checked={isChosen} onChange={onChoose} />
      <span>
        {t(`lineups.stage.${stage}`)}
        {faults > 0 && <small>{t('lineup-studio.faults', { count: faults })}</small>}
      </span>
    </label>
  )
}

interface BoardProps {
  units: Units
  season: BuilderSeason
  onChange: (units: Units) => void
}

/** A board with its own undo. */
function Board({ units, season, onChange }: BoardProps) {
  const [first] = useState(() => boardOfUnits(units))
  const { board, change, undo, redo } = useBoardHistory(first)
  const shown = useRef(first)
  useEffect(() => {
    if (board === shown.current) return
    shown.current = board
    onChange(unitsOfBoard(board))
  }, [board, onChange])
  return <BoardEditor board={board} onChange={change} season={season} undo={undo} redo={redo} />
}

function useBuilderSeason(season: string): BuilderSeason | Failure | null {
  const { ask } = useStudio()
  const [found, setFound] = useState<BuilderSeason | Failure | null>(null)
  useEffect(() => {
    void ask(builderCalls.readBuilder, { season }).then((answer) =>
      setFound(answer.ok ? { ...answer.data, id: season } : answer),
    )
  }, [ask, season])
  return found
}
