import { slot } from '../../figure/slots.ts'
import { ellipse, path, stroke } from '../../shape/outline.ts'
import { both, onSide, type Point, radians, whole } from '../../shape/points.ts'
import { leaf, strand } from '../../shape/strand.ts'
import { lines } from '../lines.ts'
import { cap, type Fringe, fringe, type Streak } from './fringes.ts'
import { braid, bundle, tipOf } from './strands.ts'

interface Braids {
  colour: string
  front?: Fringe
  streak?: Streak
}

interface Fans {
  colour: string
  tip: string
  /** Colour of the lamps that tie them. */
  tie: string
  light: string
  front?: Fringe
  streak?: Streak
}

interface Knot {
  colour: string
  ring: string
}

/** Turn, length and width of the tufts of a wild knot, from back to front. */
const tufts = [
  [-74, 250, 110],
  [76, 246, 110],
  [-52, 285, 120],
  [54, 280, 122],
  [-30, 310, 116],
  [30, 306, 116],
  [-4, 330, 124],
] as const

/** The spine of a tuft that grows from the crown. */
function tuftSpine([turn, length]: (typeof tufts)[number]): Point[] {
  const bend = turn > 0 ? 1 : -1
  const at = (reach: number, by: number): Point => [
    500 + Math.sin(radians(turn) + by) * reach,
    250 - Math.cos(radians(turn) + by) * reach * 0.82,
  ]
  return [at(20, 0), at(length * 0.4, 0.02), at(length * 0.75, -0.06 * bend), at(length, 0.14 * bend)]
}

export const updos = {
  /** Two braids as long as the body. */
  braids: ({ colour, front = 'lock', streak }: Braids) => [
    ...slot(
      'back',
      [
        braid('600 330, 730 380, 800 540, 770 720, 850 900, 900 1010', (share) => 36 - 12 * share, {
          colour,
          count: 13,
        }),
        braid('400 330, 270 360, 170 480, 180 660, 90 800, 70 960', (share) => 36 - 12 * share, { colour, count: 13 }),
      ],
      { depth: -0.35, clusterRim: 0.8 },
    ),
    ...slot('under', [
      {
        svg: path('470 222!, 452 170, 400 130!, 470 150, 500 110!, 520 160, 580 140!, 548 190, 540 222!'),
        colour,
        depth: 0,
        head: true,
      },
      cap(colour),
    ]),
    ...slot('front', {
      svg: strand('626 340, 654 440, 640 540, 660 640', leaf(24, 0.3, 0.6)),
      colour,
      depth: 0.45,
      head: true,
    }),
    ...fringe(front, colour, streak),
  ],
  /** Two huge tails like fans, each tied by a lamp. */
  fans: ({ colour, tip, tie, light, front = 'choppy', streak }: Fans) => {
    const fan = (side: 1 | -1) => [
      bundle(onSide(side)('600 300, 760 190, 890 330, 850 560, 930 760, 880 980'), {
        colour,
        count: 7,
        width: 62,
        spread: 120,
        seed: side + 3,
        streak: tipOf(tip, 0.62),
      }),
      bundle(onSide(side)('600 300, 700 260, 790 400, 770 600, 800 780'), {
        colour,
        count: 3,
        width: 42,
        spread: 60,
        seed: side + 7,
        streak: tipOf(tip, 0.7),
      }),
    ]
    const lamp = (side: 1 | -1) => ({
      svg: ellipse(500 + side * 128, 300, [40, 46], side * 20),
      colour: tie,
      depth: 0,
      head: true,
      decals: [{ svg: ellipse(500 + side * 132, 298, [20, 26], side * 20), colour: light, glow: 1.4 }],
    })
    return [
      ...slot('back', both(fan), { depth: -0.5, clusterRim: 0.7 }),
      ...slot('under', [cap(colour), both(lamp)]),
      ...fringe(front, colour, streak),
    ]
  },
  /** A wild knot of hair on the crown, held by rings of metal; two locks fall beside the face. */
  knot: ({ colour, ring }: Knot) => {
    const locks = both((side) => ({
      svg: strand(onSide(side)('616 360, 660 470, 650 580, 680 690'), leaf(26, 0.3, 0.6)),
      colour,
      depth: 0.2,
      head: true,
      decals: [{ svg: strand(onSide(side)('652 540, 654 575'), () => 28, 4), colour: ring }],
    }))
    const brow =
      '372 420!, 366 330, 410 262, 500 234, 590 262, 634 330, 628 420!, 612 350, 570 308, 528 292, 500 316!, 472 292, ' +
      '430 308, 388 350'
    return [
      ...slot(
        'under',
        [
          tufts.map((tuft) => ({
            svg: strand(tuftSpine(tuft), leaf(tuft[2] * 0.42, 0.4, 0.6), 14),
            colour,
            depth: -0.2,
            rim: 0.8,
          })),
          { svg: path(whole('0 120, 60 130, 92 180, 84 236, 0 260')), colour, depth: -0.05 },
          {
            svg: path(whole('0 196, 84 204, 96 226, 88 250, 0 262')),
            colour: ring,
            chrome: ring,
            depth: 0.05,
            decals: [{ svg: stroke('410 228, 500 236, 590 228', 6), dim: 0.5 }],
          },
        ],
        { head: true },
      ),
      ...slot('front', [
        {
          svg: path(brow),
          colour,
          depth: 0.4,
          head: true,
          decals: lines(
            [420, 455, 545, 580].map((x): Point[] => [
              [x, 320],
              [500 + (x - 500) * 0.7, 250],
            ]),
            0.5,
          ),
        },
        locks,
      ]),
    ]
  },
  /** Long hair of the old and the dead: thin strands down to the belly. */
  manes: ({ colour }: { colour: string }) => [
    ...slot(
      'back',
      [
        {
          svg: path(
            whole(
              '0 300, 110 310, 160 400, 172 540, 206 680, 214 850, 186 960!, 168 850, 140 930!, 120 760, 80 640, 0 620',
            ),
          ),
          colour,
          depth: -0.2,
          clusterRim: 1,
          decals: lines(
            [-150, -110, 110, 150].map((x): Point[] => [
              [500 + x * 0.8, 420],
              [500 + x, 620],
              [500 + x * 1.15, 860],
            ]),
            0.5,
            6,
          ),
        },
        both((side) =>
          bundle(onSide(side)('600 330, 668 460, 650 620, 716 780, 690 990'), {
            colour,
            width: 42,
            spread: 90,
            seed: side + 2,
          }),
        ),
      ],
      { depth: -0.15, head: true },
    ),
    ...slot(
      'front',
      both((side) => ({
        svg: strand(onSide(side)('604 320, 640 440, 618 560, 650 720, 630 860'), leaf(34, 0.3, 0.6)),
        colour,
        depth: 0.42,
        head: true,
        rim: 0.7,
        decals: lines([onSide(side)('610 340, 640 450, 624 560, 644 700')], 0.5),
      })),
    ),
  ],
}
