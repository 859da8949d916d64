/** A point of an outline on the stage of 1000 x 1000; `corner` 1 makes it sharp. */
export type Point = readonly [x: number, y: number, corner?: number]

/** Points as a list, or as text such as '500 210, 560 240!, 600 300', where ! marks a sharp corner. */
export type Points = string | readonly Point[]

const parsed = new Map<string, readonly Point[]>()

/** Parses points; throws with the text of a malformed one. */
export function pointsOf(points: Points): readonly Point[] {
  if (typeof points !== 'string') return points
  const known = parsed.get(points)
  if (known) return known
  const list = points.split(',').map(pointOf)
  parsed.set(points, list)
  return list
}

function pointOf(text: string): Point {
  const match = /^\s*(-?[\d.]+)\s+(-?[\d.]+)(!?)\s*$/.exec(text)
  if (!match) throw new Error(`"${text}" is no point; it is written like 500 210 or 500 210!`)
  return [Number(match[1]), Number(match[2]), match[3] ? 1 : 0]
}

/** Mirrors points about the vertical line at `axis`. */
export const flipped = (points: Points, axis = 500): Point[] =>
  pointsOf(points).map(([x, y, corner]) => [2 * axis - x, y, corner])

/** Points as given for side 1, mirrored for side -1. */
export const onSide =
  (side: number) =>
  (points: Points): readonly Point[] =>
    side > 0 ? pointsOf(points) : flipped(points)

/** A whole outline from its right half: offsets from the axis, top to bottom. */
export function whole(half: Points, axis = 500): Point[] {
  const right = pointsOf(half)
  const left = [...right].reverse().filter(([offset]) => offset !== 0)
  return [
    ...right.map(([offset, y, corner]): Point => [axis + offset, y, corner]),
    ...left.map(([offset, y, corner]): Point => [axis - offset, y, corner]),
  ]
}

/** Points stretched about a point: x by `width`, y by `height`. */
export const stretched = (points: Points, [width, height]: readonly [number, number], [x, y] = [500, 720]): Point[] =>
  pointsOf(points).map(([px, py, corner]) => [x! + (px - x!) * width, y! + (py - y!) * height, corner])

/** The right side, or the left one. */
export type Side = 1 | -1

/** Results for the right side (1) and the left side (-1). */
export const both = <T>(of: (side: Side) => T): [T, T] => [of(1), of(-1)]

/** Radians of degrees. */
export const radians = (degrees: number): number => (degrees * Math.PI) / 180
