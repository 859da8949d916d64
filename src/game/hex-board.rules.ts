/** Rows from the enemy's side to the player's, and columns from the left, of a board of hexes. */
export const boardRows = [1, 2, 3, 4] as const
export const boardColumns = [1, 2, 3, 4, 5, 6, 7] as const

/** Half hexes from the left edge of the board to a hex: even rows stand half a hex to the right. */
export const halfHexesTo = (row: number, column: number): number => (column - 1) * 2 + (row % 2 === 0 ? 1 : 0)

/** Width of the whole board in half hexes. */
export const boardHalfHexes = boardColumns.length * 2 + 1

/** A place on the board as attributes: elements are laid out and found by them. */
export const placeAttributes = ({ row, column }: { row: number; column: number }) => ({
  'data-row': row,
  'data-column': column,
  'data-half': halfHexesTo(row, column),
})
