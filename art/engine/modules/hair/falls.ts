import { slot } from '../../figure/slots.ts'
import { ellipse, path } from '../../shape/outline.ts'
import { both, onSide, type Side, whole } from '../../shape/points.ts'
import { lines } from '../lines.ts'
import { cap, type Fringe, fringe, type Streak } from './fringes.ts'
import { braid, bundle, drill, tipOf } from './strands.ts'

interface Hair {
  colour: string
  /** Colour of the ends. */
  tip?: string
  /** What falls on the brow. */
  front?: Fringe
  /** A colour in one of its locks. */
  streak?: Streak
  /** Half the width of a strand. */
  width?: number
}

interface Twin extends Hair {
  kind?: 'loose' | 'braid' | 'drill'
  /** Colour of the ribbons that tie them. */
  tie?: string
  /** How far they stand out. */
  out?: number
}

export const falls = {
  /** Open, on both sides. */
  long: ({ colour, tip, width = 46, curl = 0, front = 'middle', streak }: Hair & { curl?: number }) => [
    ...slot(
      'back',
      [
        {
          svg: path(whole('0 226, 100 240, 152 310, 162 430, 152 560, 120 650, 0 650')),
          colour,
          depth: -0.25,
        },
        both((side) => {
          const spine = onSide(side)(`596 330, 670 460, ${644 + curl} 620, 716 770, ${690 - curl} 960`)
          return bundle(spine, { width, spread: 100, colour, seed: side + 4, streak: tipOf(tip, 0.6) })
        }),
      ],
      { depth: -0.2, head: true },
    ),
    ...fringe(front, colour, streak),
  ],
  /** To the jaw, or to the height `cut`. */
  bob: ({ colour, cut = 540, front = 'blunt', streak }: Hair & { cut?: number }) => [
    ...slot('back', {
      svg: path(whole(`0 220, 104 234, 164 310, 176 430, 170 ${cut}!, 120 ${cut + 30}, 60 ${cut + 8}, 0 ${cut + 8}`)),
      colour,
      depth: -0.2,
      head: true,
      decals: lines(both((side) => `${500 + side * 140} 400, ${500 + side * 150} ${cut}`)),
    }),
    ...fringe(front, colour, streak),
  ],
  /** Swept back and up; `under` is the colour of shaved sides. */
  swept: ({ colour, high = 1, under = colour }: { colour: string; high?: number; under?: string }) => [
    ...slot('under', cap(under)),
    ...slot('front', {
      svg: path(
        `376 410!, 360 320, 384 250, 430 206, 470 ${150 - 40 * high}!, 520 176, 600 ${132 - 30 * high}!, 596 190, ` +
          '680 190!, 640 240, 654 320, 626 410!, 612 350, 580 308, 520 292, 450 300, 408 330',
      ),
      colour,
      depth: 0.4,
      head: true,
      decals: lines(['430 300, 460 230, 480 170', '500 296, 540 220, 590 160', '570 306, 610 250, 660 206']),
    }),
  ],
  /** Spikes all over; `tip` streaks two of them, `nape` is the colour of hair behind the neck. */
  spikes: ({ colour, tip, nape }: { colour: string; tip?: string; nape?: string }) => [
    ...slot(
      'under',
      nape && {
        svg: path(whole('0 216, 90 228, 142 290, 150 400, 138 500!, 110 470, 90 400, 0 300')),
        colour: nape,
        depth: -0.05,
        head: true,
      },
    ),
    ...slot('front', {
      svg: path(
        '384 400!, 366 320, 330 300!, 372 272, 350 210!, 420 216, 430 130!, 492 178, 560 96!, 572 176, 670 130!, ' +
          '636 210, 716 220!, 656 276, 690 340!, 640 330, 626 420!, 606 350, 584 318, 560 372!, 530 322, 506 312, ' +
          '470 362!, 456 318, 420 336',
      ),
      colour,
      depth: 0.35,
      head: true,
      bulge: 0.9,
      decals: [
        ...lines(['430 300, 470 230, 560 140', '500 300, 560 230, 650 160', '560 310, 620 260, 690 228'], 0.62, 6),
        ...lines(['410 310, 420 250, 440 170', '396 330, 384 280, 362 226'], 0.62),
        ...(tip
          ? ['560 96!, 566 150, 520 230, 500 210!', '670 130!, 630 196, 590 240, 578 200!'].map((points) => ({
              svg: path(points),
              colour: tip,
              opacity: 0.85,
            }))
          : []),
      ],
    }),
  ],
  /** A high tail that blows to one side; `second` colours its inner strands, `band` ties it. */
  tail: ({
    colour,
    tip,
    second,
    to = -1,
    front = 'swept',
    width = 56,
    streak,
    band,
  }: Hair & { to?: Side; second?: string; band?: string }) => {
    const at = onSide(-to)
    const outer = bundle(at('510 236, 580 90, 770 60, 890 220, 930 470'), {
      count: 6,
      width,
      spread: 150,
      colour,
      seed: 2,
      streak: tipOf(tip, 0.66),
    })
    const inner = bundle(at('510 236, 550 120, 670 110, 790 260, 810 480'), {
      count: 3,
      width: width * 0.82,
      spread: 70,
      colour,
      seed: 5,
      streak: tipOf(second, 0.7),
    })
    return [
      ...slot('back', [outer, second && inner], { depth: -0.3 }),
      ...slot('under', [
        cap(colour),
        band && {
          svg: path('430 262!, 440 210, 490 196, 530 214, 520 262!, 476 250'),
          colour: band,
          depth: 0.12,
          head: true,
        },
      ]),
      ...fringe(front, colour, streak),
    ]
  },
  /** Two tails: loose, braids, or drills (curls one upon another). */
  twin: ({ colour, tip, tie, kind = 'loose', width = 44, out = 1, front = 'ragged', streak }: Twin) => {
    const x = (right: number) => 500 + (right - 500) * out
    const tail = (side: Side) => {
      const spine = onSide(side)(`592 280, ${x(690)} 250, ${x(780)} 380, ${x(760)} 560, ${x(800)} 760`)
      if (kind === 'braid') return braid(spine, (share) => width * (0.8 - 0.25 * share), { colour, count: 10 })
      if (kind === 'drill') return drill(spine, width, { colour, tip })
      return bundle(spine, { width, spread: 110, colour, seed: side + 3, streak: tipOf(tip, 0.62) })
    }
    const ribbons = both((side) => ({
      svg: ellipse(500 + side * 118, 262, [34, 28], side * 30),
      colour: tie ?? colour,
      depth: -0.1,
      head: true,
    }))
    return [
      ...slot('back', both(tail), { depth: -0.3, head: true }),
      ...slot('back', tie && ribbons),
      ...slot('under', cap(colour)),
      ...fringe(front, colour, streak),
    ]
  },
}
