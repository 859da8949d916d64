import { useText } from '#src/core/web/texts/text.ts'
import { changeUnit, type Place, unitAt } from '../../../builder/board-editing.rules.ts'
import type { BuilderSeason } from '../../../builder/builder.contract.ts'
import { type Dragged, type Held, pressHex, takeOff, toggleMove } from '../../../builder/builder-acts.rules.ts'
import type { BoardUnit } from '../../../lineups.contract.ts'
import { LiveTraits } from '../LiveTraits.tsx'
import styles from './BoardStage.module.css'
import { EditableBoard } from './EditableBoard.tsx'
import type { PickerTab } from './PickerTabs.tsx'
import { UnitBar } from './UnitBar.tsx'
import type { BoardEditing } from './useBoardEditing.ts'

interface BoardStageProps {
  board: BoardUnit[]
  onChange: (board: BoardUnit[]) => void
  season: BuilderSeason
  editing: BoardEditing
  drag: { dragged: Dragged | null; over: Place | null }
  /** Opens a part of the picker; `isKey` moves the focus there. */
  onOpen: (tab: PickerTab, isKey: boolean) => void
  /** Focuses what a selector finds, once the next state is shown. */
  onFocus: (selector: string) => void
}

/** The board with its traits, and below it what happened or comes next, or the controls of the chosen unit. */
export function BoardStage({ board, onChange, season, editing, drag, onOpen, onFocus }: BoardStageProps) {
  const t = useText()
  const { held, act, sentence } = editing
  const chosen = placeOfHeld(held)
  const unit = chosen ? unitAt(board, chosen) : undefined
  const press = (place: Place, isKey: boolean) => {
    act(pressHex(place, season))
    const isFirst = !held || (held.kind === 'hex' && !unit)
    if (isFirst && !unitAt(board, place)) onOpen('champions', isKey)
  }
  return (
    <div className={styles.stage}>
      <div className={styles.traits}>
        <LiveTraits board={board} season={season} />
      </div>
      <EditableBoard
        board={board}
        season={season}
        chosen={chosen}
        over={drag.over}
        lifted={drag.dragged?.kind === 'unit' ? drag.dragged.place : null}
        isAiming={held?.kind === 'champion' || held?.kind === 'move' || drag.dragged !== null}
        onPress={press}
        onRemove={(place) => act(takeOff(place))}
      />
      <div className={styles.below}>
        <output className={unit && held?.kind !== 'move' ? 'visually-hidden' : styles.said}>
          {sentence || t('lineup-builder.hint')}
        </output>
        {unit && chosen && (
          <UnitBar
            unit={unit}
            season={season}
            isMoving={held?.kind === 'move'}
            onChange={(changes) => onChange(changeUnit(board, chosen, changes))}
            onMove={() => act(toggleMove(chosen))}
            onRemove={() => {
              act(takeOff(chosen))
              onFocus(hexSelector(chosen))
            }}
            onAddItem={(isKey) => onOpen('items', isKey)}
          />
        )}
      </div>
    </div>
  )
}

export const hexSelector = ({ row, column }: Place): string => `[data-hex="${row},${column}"]`

export const placeOfHeld = (held: Held): Place | null =>
  held?.kind === 'hex' || held?.kind === 'move' ? held.place : null
