import type { LineupDraft } from '../../../lineup-drafts.contract.ts'
import type { BoardUnit } from '../../../lineups.contract.ts'

type Units = LineupDraft['positions']['final']

/** Units of a draft as a board; units without a place on it are left out. */
export const boardOfUnits = (units: Units): BoardUnit[] =>
  units.flatMap(({ unit, star, items, hex, carry }) => {
    const place = /^([1-4]),([1-7])$/.exec(hex)
    if (!place) return []
    return [{ champion: unit, star, items, isCarry: carry, row: Number(place[1]), column: Number(place[2]) }]
  })

/** A board as a draft has it. */
export const unitsOfBoard = (board: BoardUnit[]): Units =>
  board.map(({ champion, star, items, isCarry, row, column }) => ({
    unit: champion,
    star: star === 3 ? 3 : star === 2 ? 2 : 1,
    items,
    hex: `${row},${column}`,
    carry: isCarry,
  }))
