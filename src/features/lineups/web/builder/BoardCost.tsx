import { useText } from '#src/core/web/texts/text.ts'
import { goldOf } from '../../builder/board-editing.rules.ts'
import type { BoardUnit } from '../../lineups.contract.ts'
import styles from './BoardCost.module.css'

interface BoardCostProps {
  board: BoardUnit[]
  champions: { id: string; cost: number }[]
}

/** How many units a board has, which is the level that it needs, and the gold of their copies. */
export function BoardCost({ board, champions }: BoardCostProps) {
  const t = useText()
  return (
    <p className={styles.cost}>
      <span>{t('lineup-builder.level', { level: board.length })}</span>
      <span>{t('lineup-builder.gold', { gold: goldOf(board, champions) })}</span>
    </p>
  )
}
