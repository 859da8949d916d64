/** Path of a hexagon that stands on a corner. */
function hexAt(x: number, y: number, radius: number): string {
  const half = radius * 0.87
  const [top, upper, lower, bottom] = [y - radius, y - radius / 2, y + radius / 2, y + radius]
  return `M${x} ${top}L${x + half} ${upper}V${lower}L${x} ${bottom}L${x - half} ${lower}V${upper}Z`
}

interface Hexes {
  /** Center of the first hex. */
  x: number
  y: number
  radius: number
}

/** Center of a hex of a board; every other row stands half a hex to the right. */
export const centerOf = ({ x, y, radius }: Hexes, row: number, column: number): [x: number, y: number] => [
  x + (column + (row % 2) / 2) * radius * 1.9,
  y + row * radius * 1.66,
]

/** Path of rows of seven hexes. */
export const hexRows = (hexes: Hexes, rows: number[]): string =>
  rows
    .flatMap((row) =>
      Array.from({ length: 7 }, (_, column) => hexAt(...centerOf(hexes, row, column), hexes.radius * 0.94)),
    )
    .join('')
