import { slot } from '../figure/slots.ts'
import type { Decal } from '../light/layer.ts'
import { path, stroke } from '../shape/outline.ts'
import { both, onSide, type Point, pointsOf, type Side } from '../shape/points.ts'
import { along, beside, leaf, strand, type Width } from '../shape/strand.ts'
import { growths } from './growths.ts'
import { lines } from './lines.ts'
import { wings } from './wings.ts'

interface Tail {
  colour: string
  tip?: string
  kind?: 'fluffy' | 'smooth' | 'spiked'
  to?: Side
  width?: number
}

/** Widths of tails by share of their length. */
const tailWidths: Record<NonNullable<Tail['kind']>, (width: number) => Width> = {
  fluffy: (width) => leaf(width, 0.65, 0.35),
  smooth: (width) => (share) => width * (0.72 * (1 - share) + 0.16),
  spiked: (width) => (share) => width * (0.9 * (1 - share) + 0.14),
}

const pods = {
  /** Two shells that float behind the shoulders, each with slits of light. */
  pods: ({ colour, light, size = 1 }: { colour: string; light: string; size?: number }) =>
    slot(
      'back',
      both((side) => {
        const at = (points: string) =>
          pointsOf(points).map(([x, y, corner]): Point => [500 + side * x * size, 640 - y * size, corner])
        return {
          svg: path(at('150 0!, 180 130, 260 240, 390 330!, 420 210, 400 90, 330 -40, 240 -90!')),
          colour,
          depth: -0.5,
          gloss: 0.5,
          bulge: 1.1,
          decals: [
            { svg: stroke(at('210 20, 270 150, 370 270'), 9), dim: 0.5 },
            ...['270 40!, 300 110, 296 40', '310 80!, 350 170, 344 80', '240 -30!, 262 30, 262 -30'].map((slit) => ({
              svg: path(at(slit)),
              colour: light,
              glow: 1.6,
            })),
          ],
        }
      }),
    ),
}

const tails = {
  /** One tail that curls up beside the body. */
  tail: ({ colour, tip, kind = 'fluffy', to = 1, width = 70 }: Tail) => {
    const spine = along(onSide(to)('560 990, 720 1000, 850 900, 880 740, 820 600, 860 480'), 30)
    const wide = tailWidths[kind](width)
    const end = tip
      ? [{ svg: strand(spine.slice(20), (share) => wide(2 / 3 + share / 3) + 4, 12), colour: tip, opacity: 0.95 }]
      : []
    const spikes = [6, 11, 16, 21, 26].map((index) => {
      const [x, y] = beside(spine, index, to * wide(index / 30) * 0.8)
      const [outX, outY] = beside(spine, index, to * (wide(index / 30) + 46))
      return path([
        [x - 20, y + 16, 1],
        [outX, outY, 1],
        [x + 14, y - 24, 1],
      ])
    })
    return slot('back', [
      kind === 'spiked' && { svg: spikes.join(''), colour: tip ?? colour, depth: -0.55 },
      {
        svg: strand(spine, wide, 30),
        colour,
        depth: -0.5,
        rim: 0.6,
        clusterRim: 0.8,
        decals: [...end, ...lines([spine.slice(4, 24).map(([x, y]): Point => [x + 8, y])], 0.7)],
      },
    ])
  },
  /** Nine tails of a fox, in a fan. */
  foxTails: ({ colour, tip }: { colour: string; tip: string }) =>
    slot(
      'back',
      [0, 8, 1, 7, 2, 6, 3, 5, 4].map((index) => {
        const spine = foxSpine(index - 4)
        const curve = along(spine, 30)
        const shine: Decal = {
          svg: stroke(
            curve.slice(6, 24).map(([x, y]): Point => [x + 8, y]),
            5,
          ),
          dim: 0.75,
        }
        return {
          svg: strand(spine, foxWidth, 30),
          colour,
          depth: -0.9,
          clusterRim: 0.45,
          bulge: 0.9,
          rim: 0.6,
          decals: [{ svg: foxTip(curve), colour: tip, opacity: 0.9 }, shine],
        }
      }),
    ),
}

/** The spine of a tail of a fox, -4 (left) to 4. */
function foxSpine(place: number): Point[] {
  const angle = place * 0.33
  const bend = Math.sign(place) || 0.4
  const at = (radius: number, by: number): Point => [
    500 + Math.sin(angle + by * bend) * radius * 1.08,
    800 - Math.cos(angle + by * bend) * radius * 1.5,
  ]
  return [[500 + place * 26, 1100], at(170, 0.2), at(320, 0.16), at(420, 0.02), at(496, -0.1), at(540, -0.3)]
}

const foxWidth: Width = (share) =>
  share < 0.6
    ? 16 + 48 * Math.sin(((share / 0.6) * Math.PI) / 2)
    : 64 * Math.cos((((share - 0.6) / 0.4) * Math.PI) / 2) ** 0.75

/** The last third of a tail, with a torn edge. */
function foxTip(curve: readonly Point[]): string {
  const start = 20
  const end = strand(curve.slice(start), (share) => foxWidth((start + share * (30 - start)) / 30) + 4, 14)
  const teeth = [-0.7, -0.1, 0.5].map((place) => {
    const base = (by: number): Point => beside(curve, start + 1, (place + by) * 64)
    const [tipX, tipY] = beside(curve, start - 5, place * 60)
    const [left, right] = [base(-0.32), base(0.32)]
    return path([
      [left[0], left[1], 1],
      [tipX, tipY, 1],
      [right[0], right[1], 1],
    ])
  })
  return end + teeth.join('')
}

/** What grows from a back. */
export const limbs = { ...wings, ...pods, ...tails, ...growths }
