import { path } from './outline.ts'
import { type Point, type Points, pointsOf } from './points.ts'

/** Half a strand's width at a share of its length. */
export type Width = (share: number) => number

/** `count + 1` points along a smooth curve through points (Catmull-Rom). */
export function along(points: Points, count = 24): Point[] {
  const list = pointsOf(points)
  const at = (index: number) => list[Math.max(0, Math.min(list.length - 1, index))]!
  return Array.from({ length: count + 1 }, (_, step): Point => {
    const place = (step / count) * (list.length - 1)
    const index = Math.min(list.length - 2, Math.floor(place))
    const t = place - index
    const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    const axis = (k: 0 | 1) =>
      0.5 *
      (2 * b[k] +
        (c[k] - a[k]) * t +
        (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * t * t +
        (3 * b[k] - a[k] - 3 * c[k] + d[k]) * t ** 3)
    return [axis(0), axis(1)]
  })
}

/** A point beside a curve: `offset` to the left of the direction at `index`. */
export function beside(curve: readonly Point[], index: number, offset: number): [number, number] {
  const [x, y] = curve[index]!
  const [from, to] = [curve[Math.max(0, index - 1)]!, curve[Math.min(curve.length - 1, index + 1)]!]
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1
  return [x - ((to[1] - from[1]) / length) * offset, y + ((to[0] - from[0]) / length) * offset]
}

/** A filled strand along a curve; it ends in a point where the width falls below 2. */
export function strand(points: Points, width: Width, count = 22): string {
  const curve = along(points, count)
  const edge = (sign: number): Point[] =>
    curve.map((_, index) => {
      const [x, y] = beside(curve, index, sign * width(index / count))
      return [x, y, index === 0 ? 1 : 0]
    })
  const [left, right] = [edge(1), edge(-1)]
  if (width(1) >= 2) return path([...left, ...right.reverse()])
  const [x, y] = curve[count]!
  return path([...left.slice(0, -1), [x, y, 1], ...right.slice(0, -1).reverse()])
}

/** A strand of the same width everywhere. */
export const rod = (points: Points, width: number, count = 8): string => strand(points, () => width, count)

/** A width that swells from `root` to its peak and comes to a point. */
export const leaf =
  (width: number, peak = 0.4, root = 0.3): Width =>
  (share) =>
    share < peak
      ? width * (root + (1 - root) * Math.sin(((share / peak) * Math.PI) / 2))
      : width * Math.cos((((share - peak) / (1 - peak)) * Math.PI) / 2) ** 0.8

export const taper =
  (width: number, end = 0): Width =>
  (share) =>
    width * (1 - share) + end * share

/** A tip of a star: degrees counter-clockwise from the right, and length. */
export type Tip = readonly [angle: number, length: number]

/** The outline of spikes around a centre; between two tips it falls back to `inner`. */
export const spikes = ([x, y]: Point, tips: readonly Tip[], inner: number): Point[] =>
  tips.flatMap(([angle, length], index): Point[] => {
    const next = tips[(index + 1) % tips.length]![0]
    const middle = (angle + next + (next < angle ? 360 : 0)) / 2
    const at = (degrees: number, radius: number): [number, number] => [
      x + Math.cos((degrees * Math.PI) / 180) * radius,
      y - Math.sin((degrees * Math.PI) / 180) * radius,
    ]
    return [[...at(angle, length), 1], at(middle, inner)]
  })
