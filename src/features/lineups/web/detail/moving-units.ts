import { isMotionReduced } from '#src/ui/motion.ts'
import type { BoardUnit } from '../../lineups.contract.ts'

const travel = { duration: 380, easing: 'cubic-bezier(0.2, 0, 0, 1)' }

/** Lets the units of a shown board travel from the hexes of the board before it; new units fade in. */
export function moveUnits(board: HTMLElement, from: BoardUnit[], to: BoardUnit[]) {
  if (isMotionReduced()) return
  const waiting = [...from]
  for (const unit of to) {
    const element = board.querySelector(`li${placeOf(unit)}`)
    const at = waiting.findIndex(({ champion }) => champion === unit.champion)
    const [before] = at === -1 ? [] : waiting.splice(at, 1)
    element?.animate(before ? pathBetween(board, before, unit) : [{ opacity: 0 }, { opacity: 1 }], travel)
  }
}

/** The two positions of a unit, as distances from where it stands. */
function pathBetween(board: HTMLElement, before: BoardUnit, after: BoardUnit): Keyframe[] {
  const hexOf = (unit: BoardUnit) => board.querySelector(`i${placeOf(unit)}`)!.getBoundingClientRect()
  const [old, now] = [hexOf(before), hexOf(after)]
  return [{ transform: `translate(${old.left - now.left}px, ${old.top - now.top}px)` }, { transform: 'none' }]
}

const placeOf = ({ row, column }: BoardUnit): string => `[data-row="${row}"][data-column="${column}"]`
