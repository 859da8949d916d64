import { blurred, createPlane, type Plane, sample } from '../canvas/plane.ts'
import { solved } from '../glyph/inflate.ts'

/** The height of a shape that is blown up like a balloon, on a square grid coarser than the picture. */
export interface Balloon extends Plane {
  /** Cells for a pixel. */
  scale: number
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
  return { ...blurred(blurred(blurred(height, 1), 2), 1), scale }
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
export function normalAt(balloon: Balloon, pixel: { x: number; y: number }, flatness: number, normal: Float64Array) {
  const x = (pixel.x + 0.5) * balloon.scale - 0.5
  const y = (pixel.y + 0.5) * balloon.scale - 0.5
  const across = sample(balloon, x + 1, y) - sample(balloon, x - 1, y)
  const down = sample(balloon, x, y + 1) - sample(balloon, x, y - 1)
  const length = Math.sqrt(across * across + down * down + 4 * flatness * flatness)
  normal[0] = -across / length
  normal[1] = -down / length
  normal[2] = (2 * flatness) / length
}
