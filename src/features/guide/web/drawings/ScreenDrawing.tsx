import { useText } from '#src/core/web/texts/text.ts'
import styles from './Drawing.module.css'
import { Drawing } from './Drawing.tsx'
import { centerOf, hexRows } from './hexes.ts'

const board = { x: 188, y: 78, radius: 21 }

/** Row, column and cost of drawn champions. */
const units = [
  [0, 2, 1],
  [0, 4, 3],
  [1, 3, 2],
  [3, 1, 4],
  [3, 5, 5],
] as const

/** Parts of the screen with the place of their number. */
const parts = [
  ['stage', 200, 26],
  ['board', 146, 78],
  ['scoreboard', 532, 69],
  ['items', 26, 70],
  ['bench', 98, 240],
  ['shop', 78, 306],
] as const

const times = (count: number) => Array.from({ length: count }, (_, place) => place)

/** The drawn screen of the game; its parts are numbered and named below. */
export function ScreenDrawing() {
  const t = useText()
  const legend = (
    <ol>
      {parts.map(([part]) => (
        <li key={part}>{t(`guide.screen.${part}`)}</li>
      ))}
    </ol>
  )
  return (
    <Drawing label={t('guide.screen.label')} size={[640, 360]} legend={legend}>
      <rect className={styles.ground} x="1" y="1" width="638" height="358" rx="16" />
      <Board />
      <Bars />
      {parts.map(([part, x, y], place) => (
        <g key={part} className={styles.number}>
          <circle cx={x} cy={y} r="17" />
          <text x={x} y={y}>
            {place + 1}
          </text>
        </g>
      ))}
    </Drawing>
  )
}

function Board() {
  return (
    <>
      <path className={styles.hexes} d={hexRows(board, [0, 1, 2, 3])} />
      {units.map(([row, column, cost]) => {
        const [cx, cy] = centerOf(board, row, column)
        return <circle key={`${row} ${column}`} className={styles.unit} data-cost={cost} cx={cx} cy={cy} r="13" />
      })}
    </>
  )
}

/** Stage bar, scoreboard, items, bench and shop. */
function Bars() {
  return (
    <>
      <rect className={styles.slot} x="226" y="14" width="188" height="24" rx="12" />
      {times(6).map((place) => (
        <circle key={place} className={styles.mark} cx={248 + place * 29} cy="26" r="6" />
      ))}
      {times(8).map((place) => (
        <rect
          key={place}
          className={styles.mark}
          x="556"
          y={62 + place * 24}
          width={68 - place * 7}
          height="14"
          rx="7"
        />
      ))}
      {times(8).map((place) => (
        <rect
          key={place}
          className={styles.slot}
          x={48 + (place % 2) * 26}
          y={60 + Math.floor(place / 2) * 26}
          width="20"
          height="20"
          rx="5"
        />
      ))}
      {times(9).map((place) => (
        <rect key={place} className={styles.slot} x={122 + place * 45} y="224" width="38" height="32" rx="7" />
      ))}
      {times(5).map((place) => (
        <g key={place}>
          <rect className={styles.slot} x={102 + place * 89} y="276" width="80" height="68" rx="9" />
          <rect
            className={styles.unit}
            data-cost={place + 1}
            x={102 + place * 89}
            y="330"
            width="80"
            height="14"
            rx="7"
          />
        </g>
      ))}
    </>
  )
}
