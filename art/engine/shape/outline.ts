import { type Point, type Points, pointsOf } from './points.ts'

const short = (value: number) => Math.round(value * 10) / 10
const text = (x: number, y: number) => `${short(x)} ${short(y)}`

/** Path data of a smooth closed outline (Catmull-Rom as Bezier curves). */
export function outline(points: Points): string {
  const list = pointsOf(points)
  const at = (index: number) => list[(index + list.length) % list.length]!
  let data = `M${text(list[0]![0], list[0]![1])}`
  for (let index = 0; index < list.length; index++) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    data += `C${handle(from, to, from[2] ? null : [before, to], 1)} ${handle(to, from, to[2] ? null : [from, after], -1)} ${text(to[0], to[1])}`
  }
  return `${data}Z`
}

/** A Bezier handle: toward the other end at a corner, otherwise along the chord of the neighbours. */
function handle(point: Point, other: Point, chord: [Point, Point] | null, sign: number): string {
  if (!chord) return text(point[0] + (other[0] - point[0]) / 3, point[1] + (other[1] - point[1]) / 3)
  const [from, to] = chord
  return text(point[0] + (sign * (to[0] - from[0])) / 6, point[1] + (sign * (to[1] - from[1])) / 6)
}

/** Path data of a smooth open curve. */
function curve(points: Points): string {
  const list = pointsOf(points)
  let data = `M${text(list[0]![0], list[0]![1])}`
  for (let index = 0; index < list.length - 1; index++) {
    const [from, to] = [list[index]!, list[index + 1]!]
    const [before, after] = [list[index - 1] ?? from, list[index + 2] ?? to]
    const [leave, reach] = [from[2] ? 0 : 1 / 6, to[2] ? 0 : 1 / 6]
    data += `C${text(from[0] + (to[0] - before[0]) * leave, from[1] + (to[1] - before[1]) * leave)} `
    data += `${text(to[0] - (after[0] - from[0]) * reach, to[1] - (after[1] - from[1]) * reach)} ${text(to[0], to[1])}`
  }
  return data
}

/** A filled smooth outline. */
export const path = (points: Points): string => `<path d="${outline(points)}"/>`

/** A filled outline of straight edges. */
export const polygon = (points: Points): string =>
  `<path d="M${pointsOf(points)
    .map(([x, y]) => text(x, y))
    .join('L')}Z"/>`

/** A line along an open curve. */
export const stroke = (points: Points, width: number): string =>
  `<path d="${curve(points)}" fill="none" stroke="#fff" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`

export function ellipse(x: number, y: number, radii: number | readonly [number, number], turn = 0): string {
  const [across, down] = typeof radii === 'number' ? [radii, radii] : radii
  const turned = turn ? ` transform="rotate(${turn} ${x} ${y})"` : ''
  return `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(across)}" ry="${short(down)}"${turned}/>`
}

/** The line of a circle about a point. */
export const circleLine = ([x, y]: Point, radius: number, width: number): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="#fff" stroke-width="${width}"/>`

export interface Box {
  x: number
  y: number
  width: number
  height: number
  round?: number
}

export const rectangle = ({ x, y, width, height, round = 0 }: Box): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${round}"/>`

/** A star of straight edges; odd tips are cut to `inner` of the radius. */
export function starShape([x, y]: Point, radius: number, points: number, inner = 0.42): string {
  const tips = Array.from({ length: 2 * points }, (_, index): Point => {
    const angle = (index / (2 * points)) * 2 * Math.PI - Math.PI / 2
    const reach = index % 2 ? radius * inner : radius
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach]
  })
  return polygon(tips)
}

/** Drawings moved, turned or scaled together by an SVG transform. */
export const moved = (svg: string, transform: string): string => `<g transform="${transform}">${svg}</g>`
