import { blurred, createPlane, type Plane, sample } from '../canvas/plane.ts'

const coarsest = 48
/** Relaxation factor of successive over-relaxation. */
const relaxation = 1.75

/** Inflates a square mask: the root of Poisson's equation with a fixed outline, solved by multigrid. */
export function inflated(mask: Plane): Plane {
  const size = mask.width
  let pressure: Plane | null = null
  for (const side of sidesUpTo(size)) pressure = solved(mask, side, pressure)
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

/** Solves on a grid, starting from the solution of the coarser one. */
function solved(mask: Plane, side: number, coarser: Plane | null): Plane {
  const inside = insideOf(mask, side)
  const pressure = createPlane(side, side)
  const scale = coarser ? coarser.width / side : 0
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++)
      if (coarser && inside[y * side + x])
        pressure.values[y * side + x] = sample(coarser, (x + 0.5) * scale - 0.5, (y + 0.5) * scale - 0.5)
  const lift = (mask.width / side) ** 2 / 4
  const rounds = side > 400 ? 24 : side > 200 ? 50 : 90
  for (let round = 0; round < rounds; round++) for (const parity of [0, 1]) relax(pressure, { inside, lift, parity })
  return pressure
}

function insideOf(mask: Plane, side: number): Uint8Array {
  const inside = new Uint8Array(side * side)
  const ratio = mask.width / side
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      const place = Math.floor((y + 0.5) * ratio) * mask.width + Math.floor((x + 0.5) * ratio)
      inside[y * side + x] = mask.values[place]! > 0.5 ? 1 : 0
    }
  return inside
}

interface Relaxation {
  inside: Uint8Array
  lift: number
  parity: number
}

/** One red-black half-step. */
function relax({ width: side, values }: Plane, { inside, lift, parity }: Relaxation) {
  for (let y = 1; y < side - 1; y++)
    for (let x = 1 + ((y + 1 + parity) & 1), place = y * side + x; x < side - 1; x += 2, place += 2) {
      if (!inside[place]) continue
      const around = values[place - 1]! + values[place + 1]! + values[place - side]! + values[place + side]!
      values[place] = values[place]! + relaxation * (around / 4 + lift - values[place]!)
    }
}
