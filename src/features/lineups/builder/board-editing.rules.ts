import type { BoardUnit } from '../lineups.contract.ts'

/** A hex; row 1 is nearest to the enemy, column 1 on the left. */
export interface Place {
  row: number
  column: number
}

/** Items that a champion holds at most. */
export const mostItems = 3

export const isSamePlace = (a: Place, b: Place): boolean => a.row === b.row && a.column === b.column

export const unitAt = (board: BoardUnit[], place: Place): BoardUnit | undefined =>
  board.find((unit) => isSamePlace(unit, place))

/** Puts a new champion on a hex; it replaces the unit there. */
export const putChampion = (board: BoardUnit[], champion: string, { row, column }: Place): BoardUnit[] => [
  ...removeUnit(board, { row, column }),
  { champion, star: 1, items: [], isCarry: false, row, column },
]

/** Moves the unit of a hex; a unit on the other hex takes its place. */
export const moveUnit = (board: BoardUnit[], from: Place, to: Place): BoardUnit[] =>
  board.map((unit) => {
    if (isSamePlace(unit, from)) return { ...unit, row: to.row, column: to.column }
    return isSamePlace(unit, to) ? { ...unit, row: from.row, column: from.column } : unit
  })

export const removeUnit = (board: BoardUnit[], place: Place): BoardUnit[] =>
  board.filter((unit) => !isSamePlace(unit, place))

export const changeUnit = (
  board: BoardUnit[],
  place: Place,
  changes: Partial<Pick<BoardUnit, 'star' | 'isCarry' | 'items'>>,
): BoardUnit[] => board.map((unit) => (isSamePlace(unit, place) ? { ...unit, ...changes } : unit))

/** Why a unit can't hold an item as well; null if it can. */
export function itemFault({ items }: BoardUnit, item: { id: string; isUnique: boolean }): 'full' | 'unique' | null {
  if (items.length >= mostItems) return 'full'
  return item.isUnique && items.includes(item.id) ? 'unique' : null
}

/** Rows and columns in the order in which champions are placed: the middle first. */
const columnsFromMiddle = [4, 3, 5, 2, 6, 1, 7]
const rowsOf = (isFront: boolean) => (isFront ? [1, 2, 3, 4] : [4, 3, 2, 1])

/** A free hex for a champion that fights in front or behind; null on a full board. */
export function freePlace(board: BoardUnit[], isFront: boolean): Place | null {
  const places = rowsOf(isFront).flatMap((row) => columnsFromMiddle.map((column) => ({ row, column })))
  return places.find((place) => !unitAt(board, place)) ?? null
}

/** A board of champions without places, such as those of a team code. */
export function boardOfChampions(ids: string[], champions: { id: string; isFront: boolean }[]): BoardUnit[] {
  return ids.reduce<BoardUnit[]>((board, id) => {
    const place = freePlace(board, champions.find((each) => each.id === id)?.isFront ?? true)
    return place ? putChampion(board, id, place) : board
  }, [])
}

/** Gold that the units cost: three copies make each further star. */
export function goldOf(board: BoardUnit[], champions: { id: string; cost: number }[]): number {
  const costs = new Map(champions.map(({ id, cost }) => [id, cost]))
  return board.reduce((sum, { champion, star }) => sum + (costs.get(champion) ?? 0) * 3 ** (star - 1), 0)
}
