import { useText } from '#src/core/web/texts/text.ts'
import { LineIcon } from '#src/ui/Icon.tsx'
import type { BuilderSeason } from '../../../builder/builder.contract.ts'
import type { Said } from '../../../builder/builder-acts.rules.ts'
import type { BoardUnit } from '../../../lineups.contract.ts'
import { BoardCost } from '../BoardCost.tsx'
import styles from './EditorToolbar.module.css'
import type { BoardEditing } from './useBoardEditing.ts'

interface EditorToolbarProps {
  board: BoardUnit[]
  season: BuilderSeason
  onChange: (board: BoardUnit[]) => void
  undo: (() => void) | undefined
  redo: (() => void) | undefined
  editing: BoardEditing
}

/** Undo, redo, what the board costs, and clearing it. */
export function EditorToolbar({ board, season, onChange, undo, redo, editing }: EditorToolbarProps) {
  const t = useText()
  const act = (step: (() => void) | undefined, said: Said) => () => {
    if (!step) return
    step()
    editing.release(said)
  }
  const clear = board.length > 0 ? () => onChange([]) : undefined
  return (
    <div className={styles.toolbar}>
      <button type="button" aria-disabled={!undo} onClick={act(undo, { what: 'undone' })}>
        <LineIcon path="M9 14L4 9l5-5M4 9h10.5a5.5 5.5 0 0 1 0 11H11" />
        <span>{t('lineup-builder.undo')}</span>
      </button>
      <button type="button" aria-disabled={!redo} onClick={act(redo, { what: 'redone' })}>
        <LineIcon path="M15 14l5-5l-5-5M20 9H9.5a5.5 5.5 0 0 0 0 11H13" />
        <span>{t('lineup-builder.redo')}</span>
      </button>
      <BoardCost board={board} champions={season.champions} />
      <button type="button" aria-disabled={!clear} onClick={act(clear, { what: 'cleared' })}>
        <LineIcon path="M18 6L6 18M6 6l12 12" />
        <span>{t('lineup-builder.clear')}</span>
      </button>
    </div>
  )
}
