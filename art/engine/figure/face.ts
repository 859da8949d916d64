import type { Decal } from '../light/layer.ts'
import { path } from '../shape/outline.ts'
import { both, onSide, type Point, type Points, pointsOf } from '../shape/points.ts'
import { type EyeKind, eyeOf } from './eyes.ts'
import { type MouthKind, type MouthShape, mouthOf } from './mouths.ts'

/** What a face is made of; lengths in units of the stage, for a human head. */
export interface FaceOptions {
  /** almond (people), round (yordles, cats), sleepy, wide, glow (no pupil), closed, or none. */
  eyes?: EyeKind
  /** Colour of the eyes. */
  eye?: string
  glow?: number
  width?: number
  height?: number
  /** Distance of an eye from the middle. */
  spread?: number
  y?: number
  slant?: number
  /** A cat's pupil. */
  slit?: boolean
  brow?: string | false
  browTilt?: number
  browWidth?: number
  browY?: number
  lash?: string
  lashes?: boolean
  /** Paint on the upper lids. */
  shadow?: string
  /** Size of the nose, 0 for none. */
  nose?: number
  /** Depth of the eye sockets as a darkening factor. */
  socket?: number
  mouth?: MouthKind
  lips?: string
  smirk?: number
  /** Place and size of the mouth. */
  mouthShape?: MouthShape
  freckles?: string
  /** A mark of beauty below one eye. */
  mole?: boolean
  blush?: string
  /** Lines of age around eyes and mouth. */
  aged?: boolean
  /** A scar through one eye, in this colour. */
  scar?: string
}

/** Faces by name, so that people differ by more than hair: seven of women, then five of men. */
export const looks = {
  soft: { width: 68, height: 33, slant: 0.08, browTilt: 0.1, browWidth: 9, nose: 0.8 },
  sharp: { width: 66, height: 24, slant: 0.24, browTilt: 0.34, browWidth: 10, spread: 55, nose: 0.95 },
  bold: {
    width: 70,
    height: 30,
    slant: 0.14,
    browTilt: 0.22,
    browWidth: 15,
    browY: 36,
    nose: 1.1,
    mouthShape: { width: 1.2 },
  },
  doll: {
    eyes: 'wide',
    width: 66,
    height: 42,
    slant: 0.04,
    browTilt: 0.02,
    browWidth: 7,
    browY: 46,
    nose: 0.6,
    mouthShape: { width: 0.8 },
  },
  sleepy: { eyes: 'sleepy', width: 70, height: 30, slant: 0.02, browTilt: -0.06, browWidth: 9, nose: 0.85 },
  fierce: { width: 62, height: 26, slant: 0.2, browTilt: 0.46, browWidth: 14, browY: 30, nose: 1, mouth: 'stern' },
  wise: {
    width: 60,
    height: 22,
    slant: 0.06,
    browTilt: 0.14,
    browWidth: 8,
    browY: 42,
    spread: 52,
    nose: 1.15,
    mouthShape: { width: 0.95 },
  },
  young: { width: 60, height: 25, browTilt: 0.14, browWidth: 11, nose: 0.85, mouth: 'line', smirk: 0.8 },
  grim: { width: 54, height: 17, browY: 27, browWidth: 17, browTilt: 0.4, nose: 1.15, socket: 0.5, mouth: 'stern' },
  jolly: {
    width: 56,
    height: 22,
    browY: 40,
    browWidth: 13,
    browTilt: -0.1,
    nose: 1.2,
    mouth: 'smile',
    mouthShape: { y: 512 },
  },
  noble: { width: 58, height: 20, slant: 0.18, browY: 36, browWidth: 10, browTilt: 0.2, nose: 1.1, mouth: 'line' },
  old: {
    width: 54,
    height: 18,
    slant: 0.02,
    browY: 34,
    browWidth: 15,
    browTilt: 0.08,
    nose: 1.25,
    mouth: 'stern',
    aged: true,
  },
} satisfies Record<string, FaceOptions>

export type FaceLook = keyof typeof looks

/** How a turned head shows a point of the face: the face as a cylinder; 0 looks at the viewer. */
export type Turned = (point: Point) => Point

const cylinder = 150

export function turnedBy(turn: number): Turned {
  if (turn === 0) return (point) => point
  return ([x, y, corner]) => {
    const across = Math.max(-0.98, Math.min(0.98, (x - 500) / cylinder))
    return [500 + cylinder * Math.sin(Math.asin(across) + turn), y, corner]
  }
}

/** Nearness of the face's decals, above that of the head. */
const near = 0.32

/** Eyes, brows, nose and mouth as decals of the head. */
export function faceOf(face: FaceOptions, turn = 0): Decal[] {
  const turned = turnedBy(turn)
  const drawn = (points: Points) => path(pointsOf(points).map(turned))
  const decals = [
    ...(face.eyes === 'none' ? [] : both((side) => socketOf(face, side, drawn))),
    ...blushOf(face, drawn),
    ...noseOf(face.nose ?? 1, drawn),
    ...both((side) => [...eyeOf(face, side, turned), ...browOf(face, side, drawn)]).flat(),
    ...mouthOf(face, turned),
    ...freckles(face, drawn),
    ...marksOfLife(face, drawn),
  ]
  return decals.map((decal) => ({ depth: near, ...decal }))
}

type Drawn = (points: Points) => string

function socketOf(face: FaceOptions, side: number, drawn: Drawn): Decal {
  const { width = 62, height = 24, spread = 54, y = 420, slant = 0.12, socket = 0.62 } = face
  const at = (u: number, v: number, corner = 0): Point => [
    500 + side * (spread + u * width),
    y + v * height - u * slant * width,
    corner,
  ]
  const outline = [
    at(-0.66, 0.5, 1),
    at(-0.6, -0.7),
    at(0, -1.35),
    at(0.6, -1.2),
    at(0.8, -0.3, 1),
    at(0.3, -0.2),
    at(-0.3, 0.1),
  ]
  return { svg: drawn(outline), dim: socket }
}

function noseOf(size: number, drawn: Drawn): Decal[] {
  if (!size) return []
  const sized = (points: Points): Point[] =>
    pointsOf(points).map(([x, y, corner]) => [500 + (x - 500) * size, 496 + (y - 496) * size, corner])
  return [
    { svg: drawn(sized('503 428, 512 470!, 530 492, 512 500, 494 497')), dim: 0.6, depth: near + 0.12 },
    { svg: drawn(sized('497 420, 503 470, 500 488!, 486 482, 490 440')), lift: 0.2, depth: near + 0.12 },
  ]
}

function browOf(face: FaceOptions, side: number, drawn: Drawn): Decal[] {
  const { width = 62, spread = 54, y = 420, brow = '#120b14', browTilt = 0.16, browWidth = 11, browY = 38 } = face
  if (!brow) return []
  const middle = 500 + side * spread
  const level = y - browY
  const outline: Point[] = [
    [middle - side * width * 0.55, level + browTilt * width * 0.5 + 4, 1],
    [middle, level - browWidth * 0.8 - 2],
    [middle + side * width * 0.72, level - browTilt * width * 0.55, 1],
    [middle + side * width * 0.1, level + browWidth * 0.5 - 3],
  ]
  return [{ svg: drawn(outline), colour: brow }]
}

function blushOf({ blush, y = 420 }: FaceOptions, drawn: Drawn): Decal[] {
  if (!blush) return []
  return both((side) => ({
    svg: drawn([
      [500 + side * 52, y + 58],
      [500 + side * 78, y + 44],
      [500 + side * 108, y + 50],
      [500 + side * 84, y + 70],
    ]),
    colour: blush,
    opacity: 0.5,
  }))
}

function freckles({ freckles: colour, mole, y = 420 }: FaceOptions, drawn: Drawn): Decal[] {
  const dot = (x: number, down: number, size: number) =>
    drawn([
      [x - size, y + down],
      [x, y + down - size],
      [x + size, y + down],
      [x, y + down + size],
    ])
  const spots = [
    [-66, 50],
    [-48, 56],
    [-80, 60],
    [50, 50],
    [68, 58],
    [84, 52],
    [-14, 48],
    [16, 46],
  ]
  return [
    ...(colour ? [{ svg: spots.map(([x, down]) => dot(500 + x!, down!, 4)).join(''), colour, opacity: 0.8 }] : []),
    ...(mole ? [{ svg: dot(572, 54, 4.5), colour: '#1a0a10' }] : []),
  ]
}

/** Lines of age, and a scar. */
function marksOfLife({ aged, scar, y = 420 }: FaceOptions, drawn: Drawn): Decal[] {
  const line = (points: Points, side: number, width: number): string => {
    const list = onSide(side)(points)
    return drawn([
      ...list.map(([px, py]): Point => [px, py]),
      ...[...list].reverse().map(([px, py]): Point => [px, py + width]),
    ])
  }
  const age = both(
    (side) =>
      line('534 484!, 556 502, 560 534!', side, 4) +
      line(`522 ${y + 24}!, 548 ${y + 32}, 578 ${y + 24}!`, side, 3) +
      line(`592 ${y - 6}!, 606 ${y}, 612 ${y + 12}!`, side, 3),
  )
  return [
    ...(aged ? [{ svg: age.join('') + line('460 330!, 500 322, 540 330!', 1, 4), dim: 0.66 }] : []),
    ...(scar ? [{ svg: drawn('576 352!, 566 400, 558 440, 566 492!, 548 444, 556 400'), colour: scar }] : []),
  ]
}
