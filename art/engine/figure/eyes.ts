import type { Decal } from '../light/layer.ts'
import { path, stroke } from '../shape/outline.ts'
import type { Point } from '../shape/points.ts'
import type { FaceOptions, Turned } from './face.ts'

/** A point of an eye: shares of its width (outward) and height (down), and 1 for a corner. */
type At = (u: number, v: number, corner?: number) => Point

interface Eye {
  at: At
  colour: string
  glow: number
  lash: string
  /** Where the upper lash ends. */
  tip: readonly [u: number, v: number]
  slit: boolean
  /** Height as a share of the width. */
  ratio: number
}

/** One eye of a face, with its paint. */
export function eyeOf(face: FaceOptions, side: number, turned: Turned): Decal[] {
  const { eyes = 'almond', width = 62, height = 24, spread = 54, y = 420, slant = 0.12, lashes = true } = face
  if (eyes === 'none') return []
  const at: At = (u, v, corner = 0) =>
    turned([500 + side * (spread + u * width), y + v * height - u * slant * width, corner])
  const eye: Eye = {
    at,
    colour: face.eye ?? '#ffffff',
    glow: face.glow ?? 1.6,
    lash: face.lash ?? '#0a060c',
    tip: lashes ? [0.72, -0.5] : [0.54, -0.16],
    slit: face.slit ?? false,
    ratio: height / width,
  }
  const lids = [at(-0.5, 0.2, 1), at(-0.2, -0.95), at(0.3, -1.15), at(0.78, -0.7, 1), at(0.5, 0.1), at(0, -0.3)]
  const paint: Decal[] = face.shadow ? [{ svg: path(lids), colour: face.shadow, opacity: 0.85 }] : []
  return [...paint, ...kinds[eyes](eye)]
}

const dark = '#08040a'

/** A disc in the eye's own shares, so that it turns with the face. */
const disc = (at: At, [u, v]: readonly [number, number], across: number, down: number) =>
  path(
    Array.from({ length: 10 }, (_, index) => {
      const angle = (index / 10) * 2 * Math.PI
      return at(u + Math.cos(angle) * across, v + Math.sin(angle) * down)
    }),
  )

const upperLash = (at: At, [u, v]: readonly [number, number]) =>
  path([at(-0.54, 0.32, 1), at(-0.2, -0.55), at(0.22, -0.78), at(u, v, 1), at(0.4, -0.32), at(0.05, -0.4)])

const almond = (at: At) =>
  path([at(-0.5, 0.3, 1), at(-0.1, -0.52), at(0.3, -0.5), at(0.5, 0, 1), at(0.22, 0.48), at(-0.2, 0.52)])

const round = (at: At) =>
  path([at(-0.5, 0.25, 1), at(-0.24, -0.62), at(0.2, -0.72), at(0.52, -0.1, 1), at(0.3, 0.6), at(-0.22, 0.68)])

const kinds = {
  none: (): Decal[] => [],
  almond: ({ at, colour, glow, lash, tip, ratio }: Eye): Decal[] => [
    { svg: almond(at), colour, glow },
    { svg: disc(at, [0.02, -0.02], 0.3 * ratio, 0.46), colour: dark },
    { svg: upperLash(at, tip), colour: lash },
  ],
  glow: ({ at, colour, glow, lash, tip }: Eye): Decal[] => [
    { svg: almond(at), colour, glow },
    { svg: upperLash(at, tip), colour: lash },
  ],
  round: ({ at, colour, glow, lash, tip, slit }: Eye): Decal[] => [
    { svg: round(at), colour: '#f6f0fa', glow: 0.35 },
    { svg: disc(at, [0.02, -0.02], 0.31, 0.64), colour, glow: glow * 0.5 },
    { svg: disc(at, [0.02, 0], slit ? 0.075 : 0.16, slit ? 0.56 : 0.4), colour: '#0a060e' },
    { svg: disc(at, [-0.1, -0.28], 0.085, 0.13), colour: '#ffffff', glow: 1.2 },
    { svg: roundLash(at, tip), colour: lash },
  ],
  /** Round eyes of people: white, iris, a light in it. */
  wide: ({ at, colour, glow, lash, tip }: Eye): Decal[] => [
    { svg: round(at), colour: '#f6f0fa', glow: 0.5 },
    { svg: disc(at, [0.02, 0], 0.27, 0.6), colour, glow: glow * 0.7 },
    { svg: disc(at, [0.02, 0.02], 0.12, 0.32), colour: dark },
    { svg: disc(at, [-0.08, -0.24], 0.075, 0.14), colour: '#ffffff', glow: 1.2 },
    { svg: roundLash(at, tip), colour: lash },
  ],
  /** Half closed: a heavy lid over the upper half. */
  sleepy: ({ at, colour, glow, lash, tip }: Eye): Decal[] => [
    {
      svg: path([at(-0.5, 0.2, 1), at(-0.1, -0.14), at(0.3, -0.16), at(0.52, 0, 1), at(0.22, 0.48), at(-0.2, 0.52)]),
      colour,
      glow,
    },
    { svg: disc(at, [0.02, 0.1], 0.12, 0.3), colour: dark },
    {
      svg: path([
        at(-0.54, 0.26, 1),
        at(-0.1, -0.26),
        at(0.3, -0.3),
        at(tip[0], -0.14, 1),
        at(0.3, -0.06),
        at(-0.1, -0.02),
      ]),
      colour: lash,
    },
    { svg: stroke([at(-0.4, -0.4), at(0, -0.72), at(0.44, -0.56)], 4), dim: 0.6 },
  ],
  closed: ({ at, lash }: Eye): Decal[] => [
    { svg: stroke([at(-0.5, -0.1), at(-0.1, 0.4), at(0.3, 0.3), at(0.6, -0.3)], 7), colour: lash },
  ],
}

export type EyeKind = keyof typeof kinds

const roundLash = (at: At, [u, v]: readonly [number, number]) =>
  path([at(-0.56, 0.3, 1), at(-0.26, -0.7), at(0.2, -0.86), at(u, v + 0.1, 1), at(0.34, -0.5), at(-0.1, -0.5)])
