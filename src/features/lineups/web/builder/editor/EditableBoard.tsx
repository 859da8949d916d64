import { type KeyboardEvent, memo } from 'react'
import { useText } from '#src/core/web/texts/text.ts'
import { boardColumns, boardRows, placeAttributes } from '#src/game/hex-board.rules.ts'
import { ChampionInHex } from '#src/game/web/champions/ChampionInHex.tsx'
import { Stars } from '#src/game/web/champions/Stars.tsx'
import { HeldItems } from '#src/game/web/HeldItems.tsx'
import { useName } from '#src/game/web/names/Name.tsx'
import { isSamePlace, type Place, unitAt } from '../../../builder/board-editing.rules.ts'
import type { BuilderSeason } from '../../../builder/builder.contract.ts'
import type { BoardUnit } from '../../../lineups.contract.ts'
import { useUnitWords } from '../useUnitWords.ts'
import styles from './EditableBoard.module.css'
import { useStable } from './useStable.ts'

interface EditableBoardProps {
  board: BoardUnit[]
  season: BuilderSeason
  /** The hex that is chosen, and the one below a drag. */
  chosen: Place | null
  over: Place | null
  /** The hex whose unit is being dragged. */
  lifted: Place | null
  /** Whether the next hex takes what is held. */
  isAiming: boolean
  /** `isKey` is true for the keyboard. */
  onPress: (place: Place, isKey: boolean) => void
  onRemove: (place: Place) => void
}

const places = boardRows.flatMap((row) => boardColumns.map((column) => ({ row, column })))

/** The 28 hexes as buttons; arrow keys also move between them, Delete takes a unit off. */
export function EditableBoard({ board, season, isAiming, onPress, onRemove, ...marked }: EditableBoardProps) {
  const t = useText()
  const press = useStable(onPress)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset lays out its content in ways of its own
    <div
      className={styles.hexes}
      role="group"
      aria-label={t('lineup-builder.board')}
      data-board
      data-aiming={isAiming || undefined}
      onKeyDown={(event) => onKey(event, onRemove)}
    >
      {places.map((place) => (
        <Hex
          key={hexOf(place)}
          place={place}
          unit={unitAt(board, place)}
          season={season}
          isChosen={isAt(marked.chosen, place)}
          isOver={isAt(marked.over, place)}
          isLifted={isAt(marked.lifted, place)}
          onPress={press}
        />
      ))}
    </div>
  )
}

const isAt = (marked: Place | null, place: Place): boolean => marked !== null && isSamePlace(marked, place)

const hexOf = ({ row, column }: Place): string => `${row},${column}`

interface HexProps {
  place: Place
  unit: BoardUnit | undefined
  season: BuilderSeason
  isChosen: boolean
  isOver: boolean
  isLifted: boolean
  onPress: (place: Place, isKey: boolean) => void
}

const Hex = memo(({ place, unit, season, isChosen, isOver, isLifted, onPress }: HexProps) => {
  const t = useText()
  const nameOf = useName()
  const words = useUnitWords(season)
  const champion = season.champions.find(({ id }) => id === unit?.champion)
  return (
    <button
      type="button"
      className={styles.hex}
      {...placeAttributes(place)}
      data-hex={hexOf(place)}
      data-unit={unit && hexOf(place)}
      data-cost={champion?.cost}
      data-carry={unit?.isCarry || undefined}
      data-over={isOver || undefined}
      data-lifted={isLifted || undefined}
      aria-pressed={isChosen}
      aria-label={
        unit ? t('lineup-builder.unitHex', { ...place, unit: words(unit) }) : t('lineup-builder.emptyHex', { ...place })
      }
      onClick={({ detail }) => onPress(place, detail === 0)}
    >
      <span className={styles.ground}>{unit && <ChampionInHex season={season.id} id={unit.champion} />}</span>
      {unit && (
        <>
          <span className={styles.stars}>
            <Stars count={unit.star} />
          </span>
          <span className={styles.name}>{champion && nameOf(champion).text}</span>
          <HeldItems ids={unit.items} items={season.items} season={season.id} className={styles.items} />
        </>
      )}
    </button>
  )
})

const steps: Record<string, [number, number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

function onKey(event: KeyboardEvent<HTMLElement>, onRemove: (place: Place) => void) {
  const { row, column } = (event.target as HTMLElement).closest<HTMLElement>('[data-hex]')?.dataset ?? {}
  if (!row || !column) return
  if (event.key === 'Delete' || event.key === 'Backspace') {
    event.preventDefault()
    onRemove({ row: Number(row), column: Number(column) })
    return
  }
  const step = steps[event.key]
  if (!step) return
  event.preventDefault()
  const next = `${Number(row) + step[0]},${Number(column) + step[1]}`
  event.currentTarget.querySelector<HTMLElement>(`[data-hex="${next}"]`)?.focus()
}
