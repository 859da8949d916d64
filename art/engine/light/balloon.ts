import { blurred, createPlane, type Plane } from '../canvas/plane.ts'
import { solved } from '../glyph/inflate.ts'

/** The slopes of a shape that is blown up like a balloon, on a square grid coarser than the picture. */
export interface Balloon {
  /** Cells for a pixel. */
  scale: number
  side: number
  across: Float32Array
  down: Float32Array
}

/** Blows up a shape of any proportions on a grid of `side` x `side` cells. */
export function balloonOf(mask: Plane, side: number): Balloon {
  const scale = Math.min(1, side / Math.max(mask.width, mask.height))
  const grid = gridOf(mask, side, scale)
  let pressure: Plane | null = null
  for (const size of sidesUpTo(side))
    pressure = solved(grid, { side: size, coarser: pressure, rounds: pressure ? 26 : 90 })
  const height = createPlane(side, side)
  for (let place = 0; place < height.values.length; place++)
    height.values[place] = Math.sqrt(Math.max(0, pressure!.values[place]!))
  return { scale, side, ...slopesOf(blurred(blurred(blurred(height, 1), 2), 1)) }
}

/** Differences of the neighbours of each cell. */
function slopesOf({ width: side, values }: Plane) {
  const across = new Float32Array(side * side)
  const down = new Float32Array(side * side)
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      const place = y * side + x
      across[place] = values[y * side + Math.min(side - 1, x + 1)]! - values[y * side + Math.max(0, x - 1)]!
      down[place] = values[Math.min(side - 1, y + 1) * side + x]! - values[Math.max(0, y - 1) * side + x]!
    }
  return { across, down }
}

function gridOf(mask: Plane, side: number, scale: number): Plane {
  const grid = createPlane(side, side)
  const rows = Math.min(side, Math.ceil(mask.height * scale))
  for (let y = 0; y < rows; y++)
    for (let x = 0; x < side; x++) {
      const column = Math.floor((x + 0.5) / scale)
      const row = Math.floor((y + 0.5) / scale)
      if (column < mask.width && row < mask.height) grid.values[y * side + x] = mask.values[row * mask.width + column]!
    }
  return grid
}

function sidesUpTo(side: number): number[] {
  const sides = [side]
  while (sides[0]! >= 64) sides.unshift(sides[0]! >> 1)
  return sides
}

/** Writes the surface normal at a pixel into `normal`: x right, y down, z to the viewer. */
export function normalAt({ scale, side, across, down }: Balloon, x: number, y: number, normal: Float64Array) {
  const column = Math.max(0, Math.min(side - 1.001, (x + 0.5) * scale - 0.5))
  const row = Math.max(0, Math.min(side - 1.001, (y + 0.5) * scale - 0.5))
  const [left, top] = [column | 0, row | 0]
  const place = top * side + left
  const u = column - left
  const v = row - top
  const [a, b, c, d] = [(1 - u) * (1 - v), u * (1 - v), (1 - u) * v, u * v]
  normal[0] = -(across[place]! * a + across[place + 1]! * b + across[place + side]! * c + across[place + side + 1]! * d)
  normal[1] = -(down[place]! * a + down[place + 1]! * b + down[place + side]! * c + down[place + side + 1]! * d)
}

/** Scales a slope to a unit normal; a greater flatness looks more at the viewer. */
export function flatten(normal: Float64Array, flatness: number) {
  const length = Math.sqrt(normal[0]! ** 2 + normal[1]! ** 2 + 4 * flatness * flatness)
  normal[0] = normal[0]! / length
  normal[1] = normal[1]! / length
  normal[2] = (2 * flatness) / length
}
