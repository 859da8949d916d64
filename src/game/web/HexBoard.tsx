import { useText } from '#src/core/web/texts/text.ts'
import type { ChampionRef, ItemRef } from '../game.contract.ts'
import { boardColumns, boardRows, placeAttributes } from '../hex-board.rules.ts'
import { CardLink } from './cards/CardLink.tsx'
import { ChampionInHex } from './champions/ChampionInHex.tsx'
import { Stars } from './champions/Stars.tsx'
import { HeldItems } from './HeldItems.tsx'
import styles from './HexBoard.module.css'
import { useName } from './names/Name.tsx'

/** A unit on the board; row 1 is nearest to the enemy, column 1 on the left. */
export interface HexUnit {
  champion: string
  star: number
  items: string[]
  isCarry: boolean
  row: number
  column: number
}

interface HexBoardProps {
  units: HexUnit[]
  champions: ChampionRef[]
  items: ItemRef[]
  season: string
  label: string
}

/** A board of 4 x 7 hexes; assistive technology gets a list of its units with their places. */
export function HexBoard({ units, label, ...refs }: HexBoardProps) {
  const inReadingOrder = units.toSorted((a, b) => a.row - b.row || a.column - b.column)
  return (
    <div className={styles.board}>
      <div className={styles.hexes} aria-hidden="true">
        {boardRows.flatMap((row) =>
          boardColumns.map((column) => <i key={`${row} ${column}`} {...placeAttributes({ row, column })} />),
        )}
      </div>
      <ul className={styles.hexes} aria-label={label}>
        {inReadingOrder.map((unit) => (
          <li key={`${unit.row} ${unit.column}`} {...placeAttributes(unit)}>
            <Unit unit={unit} {...refs} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Unit({ unit, champions, items, season }: { unit: HexUnit } & Omit<HexBoardProps, 'units' | 'label'>) {
  const t = useText()
  const nameOf = useName()
  const champion = champions.find(({ id }) => id === unit.champion)
  if (!champion) return null
  const { text, lang } = nameOf(champion)
  const { row, column } = unit
  return (
    <CardLink
      of={{ kind: 'champion', season, id: champion.id }}
      className={styles.unit}
      data-cost={champion.cost}
      data-carry={unit.isCarry || undefined}
    >
      <span className="visually-hidden">{t('game.hex', { row, column })}</span>
      <span className={styles.picture}>
        <ChampionInHex season={season} id={champion.id} />
      </span>
      <span className={styles.stars}>
        <Stars count={unit.star} />
      </span>
      <span className={styles.name} lang={lang}>
        {text}
      </span>
      <HeldItems ids={unit.items} items={items} season={season} className={styles.items} />
    </CardLink>
  )
}
