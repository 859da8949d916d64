import { slot } from '../../figure/slots.ts'
import { ellipse, path } from '../../shape/outline.ts'
import { both, onSide, type Point, type Points, type Side } from '../../shape/points.ts'
import { along, leaf, rod, spikes, strand, type Tip } from '../../shape/strand.ts'
import { lines } from '../lines.ts'
import { cap, type Fringe, fringe, fringeLayer } from './fringes.ts'
import { braid, bundle } from './strands.ts'

interface Comb {
  colour: string
  tip?: string
  height?: number
  lean?: number
  /** Colour of the sides of the head. */
  under?: string
}

interface Ropes {
  colour: string
  count?: number
  /** Colour of the rings around them. */
  ring?: string
  front?: Fringe
  /** 1 comes to the shoulders. */
  length?: number
  /** Falls before the shoulders, as below a hood. */
  before?: boolean
}

interface Mane {
  colour: string
  radius?: number
  /** Depth of the gaps, 0 to 1. */
  sharp?: number
  count?: number
  /** Height of its middle. */
  y?: number
}

export const crests = {
  /** A comb of hair (or of a helm) from the brow to the neck, seen a little from the side. */
  mohawk: ({ colour, tip, height = 1, lean = 0.3, under }: Comb) => {
    const tufts = Array.from({ length: 7 }, (_, index) => {
      const spine = tuftOf(index / 6, height, lean)
      const end = strand(along(spine, 12).slice(7), leaf(40, 0.1, 0.9), 8)
      return {
        svg: strand(spine, leaf(46, 0.3, 0.75), 14),
        colour,
        depth: 0.25,
        head: true,
        rim: 0.7,
        decals: tip ? [{ svg: end, colour: tip }] : [],
      }
    })
    return [...slot('under', under && cap(under)), ...slot('front', tufts)]
  },
  /** Locks that stand up like a fire and lean to the right. */
  blaze: ({ colour, tip }: { colour: string; tip?: string }) => [
    ...slot('under', cap(colour)),
    ...slot(
      'front',
      blazeLocks.map(([spine, width]) => ({
        svg: strand(spine, leaf(width, 0.34, 0.6), 18),
        colour,
        depth: 0.36,
        shadow: 0.5,
        rim: 0.7,
        decals: tip ? [{ svg: strand(along(spine, 12).slice(6), leaf(width * 0.8, 0.1, 0.9), 8), colour: tip }] : [],
      })),
      { head: true },
    ),
  ],
  /** A warrior's knot or plait on the crown, blown aside. */
  topknot: ({
    colour,
    tie = '#ffc53d',
    to = 1,
    braided = false,
  }: {
    colour: string
    tie?: string
    to?: Side
    braided?: boolean
  }) => {
    const spine = onSide(to)('506 232, 560 120, 690 90, 800 190, 850 360')
    const knot = braided
      ? braid(spine, (share) => 34 - 12 * share, { colour, count: 9 })
      : bundle(spine, { width: 44, spread: 84, colour, seed: 3 })
    return [
      ...slot('back', knot, { depth: -0.2, head: true }),
      ...slot('under', cap(colour)),
      ...slot('front', [
        fringeLayer('back', colour),
        { svg: ellipse(512, 222, [34, 22], 12 * to), colour: tie, depth: 0.2, head: true },
      ]),
    ]
  },
  /** Short, combed aside, with sideburns; `grey` colours the sides. */
  short: ({ colour, grey }: { colour: string; grey?: string }) => [
    ...slot('under', cap(grey ?? colour)),
    ...slot('front', {
      svg: path(
        '380 430!, 366 350, 368 284, 400 226, 456 196, 530 186, 600 206, 644 262, 640 350, 622 430!, 616 372, 604 322, ' +
          '566 332!, 548 304, 506 330!, 476 300, 436 332!, 410 318, 392 366',
      ),
      colour,
      depth: 0.42,
      head: true,
      decals: [
        ...lines(
          ['590 250, 500 226, 430 262, 404 312', '600 290, 540 262, 480 276', '610 226, 540 202, 470 214'],
          0.58,
          6,
        ),
        ...(grey
          ? both((side) => ({
              svg: path(onSide(side)('622 430!, 616 372, 604 322, 626 300, 644 330, 640 380')),
              colour: grey,
            }))
          : []),
      ],
    }),
  ],
  /** Dreads or thin braids that hang. */
  ropes: ({ colour, count = 5, ring = '#ffc53d', front = 'back', length = 1, before }: Ropes) => {
    const rope = (side: Side, index: number) => {
      const x = 560 + index * 26
      const y = (at: number) => 320 + (at - 320) * length
      const spine = onSide(side)(
        `${x - 10} 320, ${x + 30} ${y(430)}, ${x + 26 - index * 3} ${y(560)}, ${x + 46} ${y(700 - index * 20)}`,
      )
      return [
        { svg: strand(spine, (share) => 19 - 5 * share, 14), colour, smooth: true },
        { svg: rod(along(spine, 10).slice(6, 8), 20, 3), colour: ring, shadow: 0 },
      ]
    }
    const ropes = both((side) => Array.from({ length: count }, (_, index) => rope(side, index)))
    return [
      ...slot(before ? 'over' : 'back', ropes, before ? { depth: 0.3, head: true } : { depth: -0.1, head: true }),
      ...slot('under', cap(colour)),
      ...fringe(front, colour),
    ]
  },
  /** A ring of tufts around the head: mane, ruff, quills. */
  mane: ({ colour, radius = 250, sharp = 0.3, count = 17, y = 440 }: Mane) => {
    const ring = (scale: number, inner: number) => {
      const tips = Array.from(
        { length: count - inner * 3 },
        (_, index): Tip => [
          90 + ((index + 0.5) / (count - inner * 3)) * 360,
          radius * scale * (0.86 + 0.28 * Math.abs(Math.sin(index * 2.3 + inner))),
        ],
      )
      return path(spikes([500, y], tips, radius * scale * (1 - sharp)))
    }
    return slot(
      'back',
      [
        { svg: ring(1, 0), colour, depth: -0.15, decals: [{ svg: ellipse(500, y, radius * 0.8), dim: 0.7 }] },
        { svg: ring(0.8, 1), colour, depth: -0.05 },
      ],
      { head: true, rim: 0.7 },
    )
  },
}

/** Locks of standing hair, back to front, with half their width. */
const blazeLocks: [Points, number][] = [
  ['480 290, 470 170, 520 60, 500 -40', 52],
  ['540 290, 560 190, 630 110, 700 30', 54],
  ['580 300, 620 230, 700 190, 790 150', 46],
  ['430 300, 410 200, 450 100, 430 30', 44],
  ['400 330, 370 260, 376 190, 330 130', 36],
  ['604 370, 640 310, 690 290, 740 280', 34],
  ['500 300, 520 220, 590 140, 610 20', 46],
  ['440 310, 460 240, 530 190, 560 100', 36],
  ['394 400, 376 340, 400 290, 450 250', 26],
]

/** The spine of a tuft of a comb, at a share from the brow (0) to the neck (1). */
function tuftOf(share: number, height: number, lean: number): Point[] {
  const angle = -1.15 + share * 2.1 + lean
  const [x, y] = [430 + share * 150, 262 - 26 * Math.sin(share * Math.PI)]
  const length = height * (120 + 90 * Math.sin(Math.PI * (0.25 + share * 0.6)))
  const [endX, endY] = [x + Math.sin(angle) * length * 0.8, y - Math.cos(angle * 0.7) * length]
  return [
    [x, y + 26],
    [x + (endX - x) * 0.4, y - length * 0.5],
    [endX, endY],
  ]
}
