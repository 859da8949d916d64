import type { Decal } from '../light/layer.ts'
import { path, polygon, stroke } from '../shape/outline.ts'
import { both, type Point, type Points, pointsOf } from '../shape/points.ts'
import type { FaceOptions, Turned } from './face.ts'

/** Place and size of a mouth; the rest is for the kind `teeth`. */
export interface MouthShape {
  y?: number
  width?: number
  height?: number
  teeth?: number
  /** Pointed teeth, or flat ones. */
  sharp?: boolean
  inside?: string
  tongue?: string
  colour?: string
  glow?: number
}

interface Mouth extends MouthShape {
  lips?: string
  smirk: number
  /** A filled outline, a polygon and a line on the turned face. */
  drawn: (points: Points) => string
  edged: (points: Points) => string
  line: (points: Points, width: number) => string
}

/** The mouth of a face. */
export function mouthOf({ mouth = 'line', lips, smirk = 0, mouthShape }: FaceOptions, turned: Turned): Decal[] {
  const all = (points: Points) => pointsOf(points).map(turned)
  return kinds[mouth]({
    ...mouthShape,
    lips,
    smirk,
    drawn: (points) => path(all(points)),
    edged: (points) => polygon(all(points)),
    line: (points, width) => stroke(all(points), width),
  })
}

const dark = '#0a0508'

/** A shut mouth about (500, 516); with `lips`, a woman's. */
function line({ lips, smirk, drawn, width = 1, y = 516 }: Mouth): Decal[] {
  const at = (points: string): Point[] =>
    pointsOf(points).map(([x, down, corner]) => [500 + (x - 500) * width, down + y - 516, corner])
  const up = (by: number) => -smirk * by
  const cut = drawn(at(`468 ${516 + up(3)}!, 500 517, ${532 + smirk * 4} ${514 + up(9)}!, 502 523`))
  if (!lips)
    return [
      { svg: cut, colour: dark },
      { svg: drawn(at('478 535, 500 530, 522 535, 500 540')), dim: 0.6 },
    ]
  const corner = 514 + up(8)
  return [
    { svg: cut, colour: dark },
    { svg: drawn(at(`470 516!, 490 507, 500 510, 510 507, 531 ${corner}!, 500 519`)), colour: lips },
    { svg: drawn(at(`474 519!, 500 522, 527 ${517 + up(7)}!, 514 532, 500 534, 486 532`)), colour: lips },
    { svg: drawn(at(`470 516!, 500 519, 531 ${corner}!, 500 522`)), colour: '#14060a' },
  ]
}

/** Shares of the width of `count` teeth. */
const toothAt = (index: number, count: number) => 0.06 + (0.88 * index) / count

/** Open and full of teeth: from a cheeky grin (height 1) to a maw (height 4). */
function teeth(mouth: Mouth): Decal[] {
  const { y = 508, width = 1, height = 1, teeth: count = 9, sharp = true, drawn } = mouth
  const [half, deep] = [62 * width, 36 * height]
  const x = (share: number) => 500 - half + 2 * half * share
  const top = (share: number) => y + 10 * height - 20 * height * (share * 2 - 1) ** 2
  const low = (share: number) => top(share) + deep * Math.sin(Math.PI * share) ** 0.7
  const edge = (level: (share: number) => number, from: number, to: number): Point[] =>
    Array.from({ length: 13 }, (_, index) => {
      const share = from + ((to - from) * index) / 12
      return [x(share), level(share), index % 12 ? 0 : 1]
    })
  const row = (level: (share: number) => number, reach: number) =>
    Array.from({ length: count }, (_, index) => {
      const [from, to] = [toothAt(index, count), toothAt(index + 1, count)]
      const middle = (from + to) / 2
      const end = level(middle) + reach * Math.sin(Math.PI * middle) ** 0.6
      if (sharp)
        return mouth.edged([
          [x(from), level(from)],
          [x(middle), end],
          [x(to), level(to)],
        ])
      return mouth.edged([
        [x(from) + 1.5, level(from)],
        [x(from) + 2, end],
        [x(to) - 2, end],
        [x(to) - 1.5, level(to)],
      ])
    }).join('')
  const upper = row(top, deep * (sharp ? 0.46 : 0.42))
  const lower = height > 0.8 ? row(low, -deep * (sharp ? 0.34 : 0.3)) : ''
  const tongueY = low(0.5) - deep * 0.2
  const tongue: Point[] = [
    [500 - half * 0.5, tongueY],
    [500, tongueY - deep * 0.26],
    [500 + half * 0.5, tongueY],
    [500, tongueY + deep * 0.26],
  ]
  return [
    { svg: drawn([...edge(top, 0, 1), ...edge(low, 1, 0).slice(1, -1)]), colour: mouth.inside ?? '#1c0610' },
    ...(mouth.tongue ? [{ svg: drawn(tongue), colour: mouth.tongue }] : []),
    { svg: upper + lower, colour: mouth.colour ?? '#fff4e6', glow: mouth.glow ?? 0.3 },
  ]
}

const kinds = {
  none: (): Decal[] => [],
  line,
  teeth,
  /** A cheeky grin with a row of teeth. */
  grin: ({ drawn }: Mouth): Decal[] => [
    { svg: drawn('452 498!, 500 514, 550 494!, 532 530, 500 540, 470 530'), colour: '#16060c' },
    { svg: drawn('458 501!, 500 516, 544 497!, 530 517, 500 525, 472 517'), colour: '#fff4ec', glow: 0.35 },
  ],
  /** Wide and shut, with a shadow under it. */
  stern: ({ drawn, lips, y = 518 }: Mouth): Decal[] => [
    { svg: drawn(`456 ${y + 4}!, 500 ${y - 3}, 546 ${y + 2}!, 500 ${y + 6}`), colour: dark },
    ...(lips ? [{ svg: drawn(`464 ${y + 5}!, 500 ${y + 3}, 538 ${y + 4}!, 500 ${y + 18}`), colour: lips }] : []),
    { svg: drawn(`470 ${y + 18}!, 500 ${y + 14}, 530 ${y + 17}!, 500 ${y + 28}`), dim: 0.6 },
  ],
  frown: ({ drawn, y = 520 }: Mouth): Decal[] => [
    { svg: drawn(`468 ${y + 8}!, 500 ${y - 4}, 532 ${y + 8}!, 500 ${y + 4}`), colour: dark },
  ],
  smile: ({ drawn, y = 510, width = 1 }: Mouth): Decal[] => [
    {
      svg: drawn([
        [500 - 36 * width, y - 6, 1],
        [500, y + 12],
        [500 + 40 * width, y - 10, 1],
        [500 + 20 * width, y + 18],
        [500 - 18 * width, y + 20],
      ]),
      colour: '#1a070d',
    },
  ],
  /** Open in song: dark, with a tongue; `lips` around it. */
  song: ({ drawn, lips, y = 520, width = 1 }: Mouth): Decal[] => [
    ...(lips
      ? [
          {
            svg: drawn([
              [500 - 30 * width, y - 4],
              [500, y - 22],
              [500 + 32 * width, y - 6],
              [500, y + 30],
            ]),
            colour: lips,
          },
        ]
      : []),
    {
      svg: drawn([
        [500 - 22 * width, y - 4],
        [500, y - 13],
        [500 + 24 * width, y - 6],
        [500, y + 21],
      ]),
      colour: '#1a070d',
    },
    {
      svg: drawn([
        [500 - 14 * width, y - 8, 1],
        [500, y - 11],
        [500 + 15 * width, y - 9, 1],
        [500, y - 3],
      ]),
      colour: '#fff4ec',
      glow: 0.3,
    },
  ],
  /** Shut, with two fangs that point up. */
  fangs: ({ drawn, line: lined, y = 514, width = 1 }: Mouth): Decal[] => [
    {
      svg: lined(
        [-46, -20, 0, 20, 46].map((x, index): Point => [500 + x * width, y + [-8, 4, -2, 4, -8][index]!]),
        7,
      ),
      colour: '#16070d',
    },
    ...both((side) => ({
      svg: drawn([
        [500 + side * 40 * width, y, 1],
        [500 + side * 34 * width, y - 26, 1],
        [500 + side * 24 * width, y + 4, 1],
      ]),
      colour: '#fff4e6',
      glow: 0.3,
    })),
  ],
}

export type MouthKind = keyof typeof kinds
