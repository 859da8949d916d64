import { blurred, createPlane, type Plane, sample } from '../canvas/plane.ts'

const coarsest = 48
/** Relaxation factor of successive over-relaxation. */
const relaxation = 1.75

/** Inflates a square mask: the root of Poisson's equation with a fixed outline, solved by multigrid. */
export function inflated(mask: Plane): Plane {
  const size = mask.width
  let pressure: Plane | null = null
  for (const side of sidesUpTo(size))
    pressure = solved(mask, { side, coarser: pressure, rounds: side > 400 ? 24 : side > 200 ? 50 : 90 })
  const height = createPlane(size, size)
  for (let place = 0; place < height.values.length; place++)
    height.values[place] = Math.sqrt(Math.max(0, pressure!.values[place]!)) * mask.values[place]!
  return blurred(blurred(height, 2), 2)
}

function sidesUpTo(size: number): number[] {
  const sides = [size]
  while (sides[0]! >= 2 * coarsest) sides.unshift(sides[0]! >> 1)
  return sides
}

interface Solution {
  side: number
  /** The solution on the coarser grid, to start from. */
  coarser: Plane | null
  rounds: number
}

/** Pressure inside a square mask on a grid of `side` cells, by red-black relaxation. */
export function solved(mask: Plane, { side, coarser, rounds }: Solution): Plane {
  const pressure = createPlane(side, side)
  const cells = cellsOf(mask, side)
  const scale = coarser ? coarser.width / side : 0
  if (coarser)
    for (const list of cells)
      for (const place of list) {
        const [x, y] = [place % side, Math.floor(place / side)]
        pressure.values[place] = sample(coarser, (x + 0.5) * scale - 0.5, (y + 0.5) * scale - 0.5)
      }
  const lift = (mask.width / side) ** 2 / 4
  for (let round = 0; round < rounds; round++) for (const list of cells) relax(pressure, list, lift)
  return pressure
}

/** Places inside the mask, red and black ones apart; the border stays outside. */
function cellsOf(mask: Plane, side: number): [Int32Array, Int32Array] {
  const places: [number[], number[]] = [[], []]
  const ratio = mask.width / side
  for (let y = 1; y < side - 1; y++)
    for (let x = 1; x < side - 1; x++) {
      const covered = mask.values[Math.floor((y + 0.5) * ratio) * mask.width + Math.floor((x + 0.5) * ratio)]!
      if (covered > 0.5) places[(x + y) & 1]!.push(y * side + x)
    }
  return [Int32Array.from(places[0]), Int32Array.from(places[1])]
}

/** One half-step. */
function relax({ width: side, values }: Plane, places: Int32Array, lift: number) {
  for (let index = 0; index < places.length; index++) {
    const place = places[index]!
    const around = values[place - 1]! + values[place + 1]! + values[place - side]! + values[place + side]!
    values[place] = values[place]! + relaxation * (around / 4 + lift - values[place]!)
  }
}
