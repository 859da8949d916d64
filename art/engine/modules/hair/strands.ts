import type { Decal, Layer } from '../../light/layer.ts'
import { moved, path, stroke } from '../../shape/outline.ts'
import type { Point, Points } from '../../shape/points.ts'
import { along, beside, leaf, strand, type Width } from '../../shape/strand.ts'

/** Paints a strand of hair, given its line and width. */
type Streak = (line: readonly Point[], width: Width) => Decal

interface Bundle {
  colour: string
  count?: number
  /** Half a strand's width. */
  width?: number
  /** Distance between the outer strands. */
  spread?: number
  streak?: Streak
  seed?: number
}

/** Strands side by side along a curve, their ends apart; outer ones lie behind. */
export function bundle(
  spine: Points,
  { colour, count = 5, width = 40, spread = 40, streak, seed = 1 }: Bundle,
): Layer[] {
  const curve = along(spine, 24)
  const middle = (count - 1) / 2
  const outerFirst = Array.from({ length: count }, (_, index) => index).sort(
    (a, b) => Math.abs(b - middle) - Math.abs(a - middle),
  )
  return outerFirst.map((index) => {
    const place = count > 1 ? index / (count - 1) - 0.5 : 0
    const chance = Math.sin((index + seed) * 12.9) * 0.5 + 0.5
    const end = 24 - Math.round(Math.abs(place) * 5 + chance * 3)
    const strip = curve.slice(0, end + 1)
    const line = strip.map((_, step): Point => {
      const share = step / 24
      const sway = Math.sin(share * 7 + index * 2 + seed) * 5 + (share > 0.8 ? place * spread * (share - 0.8) * 2.2 : 0)
      const swell = 0.35 + 1.1 * Math.sin(Math.min(1, share * 1.1) * Math.PI * 0.8)
      return beside(strip, step, place * spread * swell + sway)
    })
    const wide = leaf(width * (0.62 + 0.25 * chance), 0.4, 0.45)
    const parting = stroke(
      line.slice(2, -4).map(([x, y]): Point => [x + 5, y]),
      3.5,
    )
    const decals: Decal[] = [{ svg: parting, dim: 0.55 }, ...(streak ? [streak(line, wide)] : [])]
    return { svg: strand(line, wide, 24), colour, smooth: true, rim: 0.65, shadow: 0.4, decals }
  })
}

/** A streak over the end of a strand from a share of its length on, with a torn edge; none without a colour. */
export function tipOf(colour: string | undefined, from: number, opacity = 0.95): Streak | undefined {
  if (!colour) return undefined
  return (line, width) => {
    const start = Math.floor(line.length * from)
    const [edge, back] = [line[start]!, line[Math.max(0, start - 3)]!]
    const wide: Width = (share) => width(from + share * (1 - from)) + 3
    const tear = path([
      [edge[0] - 2, edge[1], 1],
      [back[0], back[1], 1],
      [edge[0] + 14, edge[1], 1],
    ])
    return { svg: strand(line.slice(start), wide, 14) + tear, colour, opacity }
  }
}

/** A braid: pairs of leaves that overlap along a curve, and a loose end. */
export function braid(
  spine: Points,
  width: Width,
  { colour, count = 12 }: { colour: string; count?: number },
): Layer[] {
  const curve = along(spine, count * 4)
  const leaves = Array.from({ length: count }, (_, step) => count - 1 - step).flatMap((index) => {
    const at = index * 4
    const [middle, from, to] = [curve[at + 2]!, curve[at]!, curve[Math.min(curve.length - 1, at + 5)]!]
    return (index % 2 ? [1, -1] : [-1, 1]).map(
      (side): Layer => ({
        svg: braidLeaf(middle, [from, to], side * width(index / count)),
        colour,
        rim: 0.7,
        shadow: 0.35,
        bulge: 1.2,
      }),
    )
  })
  const [end, before] = [curve.at(-1)!, curve.at(-4)!]
  const length = Math.hypot(end[0] - before[0], end[1] - before[1])
  const [u, v] = [(end[0] - before[0]) / length, (end[1] - before[1]) / length]
  const loose: Point[] = [end, [end[0] + u * 35 + 8, end[1] + v * 35], [end[0] + u * 70, end[1] + v * 70]]
  return [{ svg: strand(loose, leaf(width(1) * 1.5, 0.35, 0.5), 10), colour }, ...leaves]
}

/** One leaf of a braid beside its spine; a negative width is the other side. */
function braidLeaf([x, y]: Point, [from, to]: [Point, Point], width: number): string {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  const [u, v] = [(to[0] - from[0]) * 0.86, (to[1] - from[1]) * 0.86]
  const [p, q] = [(-(to[1] - from[1]) / length) * width, ((to[0] - from[0]) / length) * width]
  const at = (down: number, out: number, corner = 0): Point => [x + u * down + p * out, y + v * down + q * out, corner]
  return path([at(-0.9, 0.1, 1), at(-0.5, 0.95), at(0.15, 1.05), at(0.95, -0.12, 1), at(0.1, -0.3)])
}

/** A curl like a drill: overlapping slices that taper. */
export function drill(spine: Points, width: number, { colour, tip }: { colour: string; tip?: string }): Layer[] {
  const curve = along(spine, 36)
  const slices = Array.from({ length: 13 }, (_, index): Layer => {
    const at = Math.round(1 + index * 2.6)
    const [x, y] = curve[at]!
    const [nextX, nextY] = curve[Math.min(36, at + 3)]!
    const angle = (Math.atan2(nextY - y, nextX - x) * 180) / Math.PI - 78
    const share = index / 12
    const r = width * (1.05 - 0.6 * share)
    const slice = path([
      [-r, -8, 1],
      [-r * 0.4, -r * 0.42],
      [r * 0.5, -r * 0.36],
      [r, 0, 1],
      [r * 0.72, r * 0.62],
      [0, r * 0.8],
      [-r * 0.7, r * 0.5],
    ])
    return {
      svg: moved(slice, `translate(${x} ${y}) rotate(${angle})`),
      colour: tip && share > 0.6 ? tip : colour,
      rim: 0.75,
      shadow: 0.5,
    }
  })
  return slices.reverse()
}
