import { slot } from '../../figure/slots.ts'
import type { Decal, Layer } from '../../light/layer.ts'
import { ellipse, path, stroke } from '../../shape/outline.ts'
import { both, onSide, type Points, whole } from '../../shape/points.ts'
import { strand } from '../../shape/strand.ts'

/** Outlines of an ear and of its inside, on the right. */
const ears = {
  cat: ['548 292, 566 190, 656 84!, 690 200, 668 330', '588 296, 602 206, 652 126!, 668 210, 650 312'],
  wolf: ['540 290, 560 170, 640 40!, 668 170, 650 320', '572 290, 590 190, 634 96!, 646 190, 632 300'],
  fox: ['546 268, 566 170, 660 56!, 692 180, 664 312', '588 280, 604 186, 654 100!, 668 190, 648 300'],
  /** To the side: hares, yordles. */
  long: [
    '610 330, 680 250, 800 190, 900 150!, 880 250, 790 360, 650 430',
    '650 360, 720 280, 860 190!, 800 300, 690 390',
  ],
  bear: ['560 280, 590 200, 650 180, 700 220, 690 300, 630 330', '600 276, 620 226, 656 216, 676 250, 656 296'],
  /** Fins of skin between bones: dragons, fishes. */
  fin: [
    '600 330, 700 250, 800 180!, 790 270, 850 300!, 780 350, 800 420!, 710 420, 640 440',
    '640 350, 720 290, 780 230, 760 290, 800 316, 740 350, 760 400, 690 400',
  ],
  /** Pointed and human: elves, vastaya. */
  elf: ['604 380, 640 350, 730 300!, 700 390, 640 460', '630 392, 660 364, 706 330!, 680 392, 640 436'],
} satisfies Record<string, [Points, Points]>

const snoutInk = '#12070c'

interface Muzzle {
  colour: string
  nose: string
  fangs: boolean
  whiskers: string
}

const muzzles = {
  /** Two puffs with whiskers. */
  cat: ({ colour, nose, whiskers }: Muzzle) => [
    {
      svg: ellipse(468, 502, [40, 29]) + ellipse(532, 502, [40, 29]) + ellipse(500, 520, [30, 24]),
      colour,
      depth: 0.5,
      smooth: true,
      rim: 0.2,
      bulge: 0.8,
      decals: [
        { svg: path('480 474!, 520 474!, 500 496'), colour: nose },
        {
          svg: stroke('500 492, 500 506', 5) + stroke('468 512, 484 518, 500 506, 516 518, 532 512', 5),
          colour: '#2a1424',
        },
      ],
    },
    ...both((side) =>
      [0, 1, 2].map((index): Layer => {
        const hair = onSide(side)(`548 ${500 + index * 10}, 610 ${490 + index * 18}, 690 ${484 + index * 30}`)
        return {
          svg: strand(hair, (share) => 3.2 * (1 - share) + 0.6, 8),
          colour: whiskers,
          glow: 0.5,
          depth: 0.6,
          shadow: 0,
        }
      }),
    ).flat(),
  ],
  /** Broad and flat, with nostrils that smoke and two fangs. */
  dragon: ({ colour, nose }: Muzzle) => [
    {
      svg: path(whole('0 424, 44 426, 84 456, 112 510, 110 562, 72 604, 0 616')),
      colour,
      depth: 0.6,
      smooth: true,
      bulge: 1.15,
      rim: 0.45,
      decals: [
        ...both((side) => ({ svg: path(onSide(side)('524 478!, 548 462, 566 480, 548 494')), colour: nose })),
        { svg: stroke('500 440, 500 486', 5), dim: 0.6 },
        {
          svg: stroke('396 548, 430 576, 470 566, 500 576, 530 566, 570 576, 604 548', 8),
          colour: snoutInk,
        },
        ...both((side) => ({ svg: path(onSide(side)('556 566!, 566 604!, 584 570!')), colour: '#fff4e6', glow: 0.4 })),
      ],
    },
  ],
  /** A hooked beak. */
  beak: ({ colour, nose }: Muzzle) => [
    {
      svg: path(whole('0 540, 34 536, 44 570, 22 622, 0 640')),
      colour,
      depth: 0.5,
      bulge: 1.1,
      decals: [{ svg: path(whole('0 530, 40 530, 40 560, 0 580')), dim: 0.55 }],
    },
    {
      svg: path(whole('0 404, 40 416, 68 462, 70 512, 44 556, 16 600, 0 636!')),
      colour,
      depth: 0.64,
      bulge: 1.2,
      gloss: 0.4,
      rim: 0.5,
      decals: [
        ...both((side) => ({ svg: path(onSide(side)('520 458!, 536 446, 544 462, 530 470')), colour: nose })),
        { svg: stroke('500 420, 502 480, 500 540', 5), lift: 0.3 },
        ...both((side) => ({ svg: stroke(onSide(side)('568 506, 540 540, 512 590'), 6), dim: 0.5 })),
      ],
    },
  ],
  /** Broad and short. */
  bear: ({ colour, nose }: Muzzle) => [
    {
      svg: path(whole('0 436, 40 446, 70 486, 78 524, 52 552, 0 558')),
      colour,
      depth: 0.55,
      smooth: true,
      bulge: 1.1,
      rim: 0.3,
      decals: [
        { svg: path(whole('0 452, 30 452, 36 470, 14 488, 0 490')), colour: nose },
        { svg: ellipse(490, 460, [9, 4], -14), lift: 0.6 },
        {
          svg: stroke('500 488, 500 512', 6) + stroke('456 512, 478 526, 500 514, 522 526, 544 512', 6),
          colour: snoutInk,
        },
      ],
    },
  ],
  /** Long; `fangs` show. */
  wolf: ({ colour, nose, fangs }: Muzzle) => [
    {
      svg: path(whole('0 404, 36 414, 52 470, 70 530, 76 580, 54 622, 20 640, 0 642')),
      colour,
      depth: 0.62,
      smooth: true,
      bulge: 1.2,
      rim: 0.4,
      decals: [
        { svg: path(whole('0 534, 34 530, 44 552, 22 582, 0 588')), colour: nose },
        { svg: ellipse(486, 546, [12, 5], -14), lift: 0.6 },
        {
          svg: stroke('500 586, 500 604', 6) + stroke('438 596, 466 616, 500 604, 534 616, 562 596', 7),
          colour: snoutInk,
        },
        ...(fangs ? both(fangOf) : []),
      ],
    },
  ],
}

const fangOf = (side: number): Decal => ({
  svg: path(`${500 + side * 26} 612!, ${500 + side * 34} 642!, ${500 + side * 44} 608!`),
  colour: '#fff4e6',
  glow: 0.4,
})

/** Outlines of a horn on the right, with its rings. */
const horns = {
  up: ['560 300!, 610 230, 640 130, 620 40!, 700 120, 706 230, 640 320!', 'rings'],
  side: ['570 300!, 660 250, 740 260, 800 350!, 800 240, 730 170, 600 200', 'rings'],
  /** A deer's. */
  antlers: [
    '560 290!, 590 220, 600 150, 570 90!, 620 130, 640 60!, 656 140, 720 90!, 690 170, 760 150!, 690 210, 640 240, 610 310!',
    'plain',
  ],
  /** A ram's: curled beside the head. */
  ram: ['566 290!, 640 200, 760 220, 800 340, 740 440, 650 420!, 700 380, 716 320, 680 280, 620 320', 'plain'],
  /** Out and far up. */
  demon: ['556 300!, 610 226, 700 210, 776 130, 790 -20!, 860 90, 856 220, 770 310, 640 350!', 'plain'],
} satisfies Record<string, [Points, 'rings' | 'plain']>

export const animal = {
  ears: ({ colour, inner, kind = 'cat' }: { colour: string; inner?: string; kind?: keyof typeof ears }) =>
    slot(
      'under',
      both((side) => ({
        svg: path(onSide(side)(ears[kind][0])),
        colour,
        depth: 0,
        head: true,
        rim: 0.7,
        decals: inner ? [{ svg: path(onSide(side)(ears[kind][1])), colour: inner }] : [],
      })),
    ),
  /** A snout with nose and mouth. */
  muzzle: ({
    kind = 'cat',
    colour,
    nose = '#20121c',
    fangs = false,
    whiskers = '#ffffff',
  }: Partial<Muzzle> & { colour: string; kind?: keyof typeof muzzles }) =>
    slot('head', muzzles[kind]({ colour, nose, fangs, whiskers }), { head: true }),
  horns: ({ colour, kind = 'up' }: { colour: string; kind?: keyof typeof horns }) =>
    slot(
      'front',
      both((side) => ({
        svg: path(onSide(side)(horns[kind][0])),
        colour,
        depth: 0.3,
        head: true,
        decals: [0, 1, 2].map((index) => {
          const ring = onSide(side)(`${610 + index * 4} ${250 - index * 50}, ${680 + index * 2} ${236 - index * 50}`)
          return {
            svg:
              horns[kind][1] === 'rings'
                ? stroke(ring, 6)
                : stroke(
                    onSide(side)(`${650 + index * 50} ${215 + index * 20}, ${660 + index * 36} ${290 + index * 16}`),
                    6,
                  ),
            dim: 0.6,
          }
        }),
      })),
    ),
}
