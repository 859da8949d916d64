import type { Point } from '../shape/points.ts'

/** A place on the stage in metres: x to the right, y up, z away from the audience. */
export type Place = readonly [x: number, y: number, z: number]

/** Where a camera is, where it looks, the height of its picture at 1 m, and its tilt in degrees. */
export interface View {
  from: Place
  to: Place
  span: number
  roll?: number
}

/** A pinhole camera: gives pictures of things in metres as SVG in pixels. */
export interface Camera {
  /** The pixel of a place. */
  at: (place: Place) => [x: number, y: number]
  /** Pixels of one metre at a place. */
  metre: (place: Place) => number
  /** A flat face; what is behind the camera is cut off. */
  face: (corners: readonly Place[]) => string
  /** A bar of some width between two places. */
  bar: (from: Place, to: Place, width: number) => string
  /** An upright disc that faces the audience. */
  disc: (middle: Place, radius: number) => string
  /** An upright rectangle by its lower left corner. */
  wall: (corner: Place, size: readonly [width: number, height: number]) => string
  /** A level rectangle by its near left corner. */
  floor: (corner: readonly [x: number, z: number], size: readonly [width: number, depth: number], y?: number) => string
  /** A flat drawing on a square of 512, on a wall. */
  decal: (svg: string, corner: Place, size: number, turn?: number) => string
}

/** Faces nearer than this, in metres, are cut off. */
const near = 0.15

const subtract = (a: Place, b: Place): Place => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
const dot = (a: Place, b: Place) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
const cross = (a: Place, b: Place): Place => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]
const sumOf = (a: Place, b: Place, factor = 1): Place => [
  a[0] + b[0] * factor,
  a[1] + b[1] * factor,
  a[2] + b[2] * factor,
]

function unit(a: Place): Place {
  const length = Math.hypot(...a)
  return [a[0] / length, a[1] / length, a[2] / length]
}

/** Right, up and forward of a view. */
function axesOf({ from, to, roll = 0 }: View): [right: Place, up: Place, forward: Place] {
  const forward = unit(subtract(to, from))
  const level = unit(cross([0, 1, 0], forward))
  const upright = cross(forward, level)
  const [cos, sin] = [Math.cos((roll * Math.PI) / 180), Math.sin((roll * Math.PI) / 180)]
  const turned = (a: Place, b: Place, sign: number): Place => [
    a[0] * cos + sign * b[0] * sin,
    a[1] * cos + sign * b[1] * sin,
    a[2] * cos + sign * b[2] * sin,
  ]
  return [turned(level, upright, 1), turned(upright, level, -1), forward]
}

/** The part of a polygon in front of the camera (Sutherland-Hodgman at one plane). */
function clipped(corners: readonly Place[]): Place[] {
  return corners.flatMap((corner, index) => {
    const next = corners[(index + 1) % corners.length]!
    const kept: Place[] = corner[2] > near ? [corner] : []
    if (corner[2] > near === next[2] > near) return kept
    return [...kept, sumOf(corner, subtract(next, corner), (near - corner[2]) / (next[2] - corner[2]))]
  })
}

const short = (value: number) => Math.round(value * 10) / 10

/** The size of a picture in pixels; `axis` is the column that the camera looks at, by default the middle. */
export interface Frame {
  width: number
  height: number
  axis?: number
}

export function cameraOf(view: View, { width, height, axis = width / 2 }: Frame): Camera {
  const [right, up, forward] = axesOf(view)
  const scale = height / view.span
  const seen = (place: Place): Place => {
    const ray = subtract(place, view.from)
    return [dot(ray, right), dot(ray, up), dot(ray, forward)]
  }
  const flat = ([x, y, z]: Place): [number, number] => [axis + (x / z) * scale, height / 2 - (y / z) * scale]
  const at = (place: Place) => flat(seen(place))
  const face = (corners: readonly Place[]): string => {
    const visible = clipped(corners.map(seen)).map(flat)
    if (visible.length < 3) return ''
    return `<path d="M${visible.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}Z"/>`
  }
  return {
    at,
    face,
    metre: (place) => scale / Math.max(near, seen(place)[2]),
    bar: (from, to, wide) => {
      const side = unit(cross(unit(subtract(to, from)), unit(subtract(from, view.from))))
      const [out, back] = [wide / 2, -wide / 2]
      return face([sumOf(from, side, out), sumOf(from, side, back), sumOf(to, side, back), sumOf(to, side, out)])
    },
    disc: ([x, y, z], radius) =>
      face(circlePoints(28).map(([across, along]): Place => [x + across * radius, y + along * radius, z])),
    wall: ([x, y, z], [wide, high]) =>
      face([
        [x, y, z],
        [x + wide, y, z],
        [x + wide, y + high, z],
        [x, y + high, z],
      ]),
    floor: ([x, z], [wide, deep], y = 0) =>
      face([
        [x, y, z],
        [x + wide, y, z],
        [x + wide, y, z + deep],
        [x, y, z + deep],
      ]),
    decal: (svg, [x, y, z], size, turn = 0) => {
      const [corner, across, down] = [at([x, y + size, z]), at([x + size, y + size, z]), at([x, y, z])]
      const edge = (to: readonly [number, number]) => `${(to[0] - corner[0]) / 512} ${(to[1] - corner[1]) / 512}`
      return `<g transform="matrix(${edge(across)} ${edge(down)} ${corner.join(' ')}) rotate(${turn} 256 256)">${svg}</g>`
    },
  }
}

/** Points of the unit circle. */
const circlePoints = (count: number): Point[] =>
  Array.from({ length: count }, (_, index): Point => {
    const angle = (index / count) * 2 * Math.PI
    return [Math.cos(angle), Math.sin(angle)]
  })
