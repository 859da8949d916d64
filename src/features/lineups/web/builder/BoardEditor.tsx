import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { ChampionInHex } from '#src/game/web/champions/ChampionInHex.tsx'
import { ArtIcon } from '#src/game/web/pictures/ArtIcon.tsx'
import { unitAt } from '../../builder/board-editing.rules.ts'
import type { BuilderSeason } from '../../builder/builder.contract.ts'
import { type Dragged, drop, type Held, pressChampion, pressItem } from '../../builder/builder-acts.rules.ts'
import type { BoardUnit } from '../../lineups.contract.ts'
import styles from './BoardEditor.module.css'
import { BoardStage, hexSelector, placeOfHeld } from './editor/BoardStage.tsx'
import { ChampionPicker } from './editor/ChampionPicker.tsx'
import { EditorToolbar } from './editor/EditorToolbar.tsx'
import { ItemPicker } from './editor/ItemPicker.tsx'
import { type PickerTab, PickerTabs } from './editor/PickerTabs.tsx'
import { useBoardEditing } from './editor/useBoardEditing.ts'
import { useDrag } from './editor/useDrag.ts'

/** Texts that it needs: the slices "lineup-builder", "lineups" and "game". */
export interface BoardEditorProps {
  board: BoardUnit[]
  /** Called once for each change, with the whole new board. */
  onChange: (board: BoardUnit[]) => void
  /** From the call `readBuilder`. */
  season: BuilderSeason
  /** Of `useBoardHistory`; undefined if there is nothing to undo or redo. */
  undo: (() => void) | undefined
  redo: (() => void) | undefined
}

/** Edits a board by drag, press and keyboard alike. */
export function BoardEditor({ board, onChange, season, undo, redo }: BoardEditorProps) {
  const editing = useBoardEditing(board, onChange, season)
  const area = useRef<HTMLDivElement>(null)
  const { dragged, over, ghost } = useDrag(area, (what, place) => editing.act(drop(what, place, season)))
  const [tab, setTab] = useState<PickerTab>('champions')
  const focus = useFocusNext(area)
  const { held, act } = editing
  const chosen = placeOfHeld(held)
  const unit = chosen ? unitAt(board, chosen) : undefined
  const pickItem = (id: string, isKey: boolean) => {
    act(pressItem(id, season))
    if (isKey && !unit) focus('[data-unit]')
  }
  const pickChampion = (id: string, isKey: boolean) => {
    act(pressChampion(id, season))
    if (isKey) focus(chosen && !unit ? hexSelector(chosen) : '[data-hex]:not([data-unit])')
  }
  const open = (next: PickerTab, isKey: boolean) => {
    setTab(next)
    if (isKey) focus('[data-picker] input')
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: shortcuts beside the buttons
    <div
      ref={area}
      className={styles.editor}
      data-dragging={dragged ? '' : undefined}
      onKeyDown={(event) => onShortcut(event, { undo, redo, release: editing.release })}
    >
      <EditorToolbar board={board} season={season} onChange={onChange} undo={undo} redo={redo} editing={editing} />
      <BoardStage
        board={board}
        onChange={onChange}
        season={season}
        editing={editing}
        drag={{ dragged, over }}
        onOpen={open}
        onFocus={focus}
      />
      <div className={styles.picker} data-picker>
        <PickerTabs tab={tab} onChoose={setTab} />
        {tab === 'champions' ? (
          <ChampionPicker season={season} board={board} held={idOfHeld(held)} onPick={pickChampion} />
        ) : (
          <ItemPicker season={season} held={idOfHeld(held)} onPick={pickItem} />
        )}
      </div>
      {dragged && (
        <div ref={ghost} className={styles.ghost} data-kind={dragged.kind} aria-hidden="true">
          <GhostPicture dragged={dragged} board={board} season={season.id} />
        </div>
      )}
    </div>
  )
}

const idOfHeld = (held: Held) => (held?.kind === 'champion' || held?.kind === 'item' ? held.id : null)

function GhostPicture({ dragged, board, season }: { dragged: Dragged; board: BoardUnit[]; season: string }) {
  if (dragged.kind === 'item') return <ArtIcon season={season} id={dragged.id} />
  const id = dragged.kind === 'champion' ? dragged.id : unitAt(board, dragged.place)?.champion
  return id ? <ChampionInHex season={season} id={id} /> : null
}

/** Returns a function that focuses an element of an area once the next state is shown. */
function useFocusNext(area: { current: HTMLElement | null }): (selector: string) => void {
  const [next, setNext] = useState<{ selector: string } | null>(null)
  useEffect(() => {
    if (next) area.current?.querySelector<HTMLElement>(next.selector)?.focus()
  }, [area, next])
  return (selector) => setNext({ selector })
}

interface Shortcuts {
  undo: (() => void) | undefined
  redo: (() => void) | undefined
  release: () => void
}

/** Ctrl+Z and Ctrl+Shift+Z, but not in fields, which have their own; Escape lets go of what is held. */
function onShortcut(event: KeyboardEvent, { undo, redo, release }: Shortcuts) {
  if (event.key === 'Escape') return release()
  const isField = (event.target as Element).matches('input, select')
  if (isField || event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey)) return
  event.preventDefault()
  if (event.shiftKey) redo?.()
  else undo?.()
}
