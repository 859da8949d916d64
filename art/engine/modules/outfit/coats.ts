import { onArm, slot } from '../../figure/slots.ts'
import type { Layer } from '../../light/layer.ts'
import { ellipse, path, stroke } from '../../shape/outline.ts'
import { both, onSide, type Points, type Side, stretched, whole } from '../../shape/points.ts'
import { rod } from '../../shape/strand.ts'
import { lines } from '../lines.ts'

interface Coat {
  colour: string
  trim: string
  lining?: string
  /** 1 fits a woman, 1.2 a man, 1.5 a giant, 0.8 a yordle. */
  width?: number
}

interface Robe {
  colour: string
  trim: string
  /** Colour of the sash. */
  sash?: string
  width?: number
}

/** Marks on an upper arm, drawn for the right one. */
const armMarks = {
  clouds: [
    [690, 760, 16],
    [706, 810, 13],
    [676, 830, 10],
    [712, 870, 15],
    [690, 720, 9],
  ].map(
    ([x, y, r]): Points => [
      [x! - r!, y!],
      [x! - r! * 0.3, y! - r!],
      [x! + r!, y! - r! * 0.3],
      [x! + r! * 0.2, y! + r! * 0.8],
      [x! - r! * 0.3, y! + r! * 0.1],
    ],
  ),
  dragon: [
    '676 700, 706 730, 690 770, 722 800, 706 850, 736 880',
    '706 730, 734 724',
    '722 800, 750 792',
    '690 770, 668 786',
  ],
  bands: ['650 770, 700 764, 760 744', '656 800, 706 794, 766 774', '664 850, 712 846, 772 828'],
} satisfies Record<string, Points[]>

export const coats = {
  /** A long coat: wide lapels, a tall collar, pockets, a belt. */
  coat: ({ colour, trim, lining = trim, width = 1 }: Coat) => {
    const at = (side: Side, points: Points) => onSide(side)(stretched(points, [width, 1]))
    const front = both(
      (side): Layer => ({
        svg: path(at(side, '536 700!, 600 640, 690 650, 744 690, 770 780, 762 880, 790 1010!, 520 1010!, 540 860')),
        colour,
        depth: 0.25,
        decals: [
          ...lines([at(side, '700 690, 690 800, 706 1010'), at(side, '620 900, 690 892')], 0.6, 6),
          { svg: stroke(at(side, '540 720, 548 860, 526 1010'), 9), colour: trim },
        ],
      }),
    )
    const lapels = both(
      (side): Layer => ({
        svg: path(at(side, '532 846!, 536 760, 566 690!, 612 640!, 676 716!, 636 736!, 654 764!, 590 810')),
        colour: lining,
        depth: 0.3,
        decals: lines([at(side, '552 800, 572 730, 606 670')], 0.6),
      }),
    )
    const collar = both(
      (side): Layer => ({
        svg: path(at(side, '548 700!, 584 630, 606 560!, 660 590, 666 660, 620 690')),
        colour,
        depth: 0.33,
        decals: [{ svg: stroke(at(side, '552 690, 588 630, 608 568'), 8), colour: trim }],
      }),
    )
    return slot('over', [front, lapels, collar])
  },
  /** A robe that is wrapped over the breast, with wide sleeves and a sash. */
  robe: ({ colour, trim, sash = trim, width = 1 }: Robe) => {
    const at = (points: Points) => stretched(points, [width, 1])
    return slot('over', [
      both(
        (side): Layer => ({
          svg: path(onSide(side)(at('600 650!, 690 664, 750 720, 800 900, 830 1010!, 660 1010!, 640 860, 620 760'))),
          colour,
          depth: 0.2,
          decals: lines(
            [onSide(side)(at('690 720, 700 860, 690 1000')), onSide(side)(at('740 780, 770 900, 780 1000'))],
            0.6,
            6,
          ),
        }),
      ),
      {
        svg: path(at('392 640!, 450 700, 540 800, 610 880!, 640 1010!, 340 1010!, 330 800, 340 680')),
        colour,
        depth: 0.24,
        decals: [{ svg: stroke(at('396 646, 452 706, 540 806, 620 892'), 16), colour: trim }],
      },
      {
        svg: path(at('608 640!, 560 690, 480 800, 400 880!, 360 1010!, 660 1010!, 672 800, 660 680')),
        colour,
        depth: 0.28,
        decals: [
          { svg: stroke(at('604 646, 556 700, 474 806, 396 886'), 18), colour: trim },
          ...lines([at('600 740, 570 840'), at('640 760, 620 860')], 0.65),
        ],
      },
      {
        svg: path(at('352 880!, 500 910, 650 880!, 656 970!, 500 1000, 346 970!')),
        colour: sash,
        depth: 0.32,
        decals: lines([at('352 910, 500 940, 652 908'), at('350 944, 500 972, 654 940')], 0.65),
      },
    ])
  },
  /** A jacket that slid off both shoulders. */
  slidJacket: ({ colour, trim, lining }: { colour: string; trim: string; lining: string }) =>
    slot(
      'over',
      [
        {
          svg: path('700 820!, 780 800, 812 900, 820 1010!, 630 1010!, 660 920'),
          colour,
          decals: [
            { svg: stroke('700 826, 660 920, 640 1010', 15), colour: trim },
            { svg: stroke('700 824, 780 806', 13), colour: lining },
          ],
        },
        {
          svg: path('310 690!, 232 704, 200 830, 200 1010!, 380 1010!, 360 900, 324 790'),
          colour,
          decals: [
            { svg: path('240 720!, 214 790, 206 880, 260 850!'), colour: lining },
            { svg: stroke('310 700, 324 790, 360 900, 372 1010', 16), colour: trim },
          ],
        },
      ],
      { depth: 0.3 },
    ),
  /** Sleeves that begin below the shoulder, with a lit hem. */
  sleeves: ({ colour, trim, glow = 0.5 }: { colour: string; trim: string; glow?: number }) =>
    both((side) =>
      onArm(side, [
        { svg: path(onSide(side)('620 812!, 800 770!, 820 1100!, 640 1100!')), colour },
        { svg: stroke(onSide(side)('640 812, 700 806, 790 780'), 14), colour: trim, glow },
        ...lines([onSide(side)('660 880, 720 874, 800 850'), onSide(side)('664 940, 720 934, 800 912')], 0.6),
      ]),
    ).flat(),
  /** Marks on the upper arm. */
  armInk: ({
    colour,
    kind = 'clouds',
    side = 1,
    glow,
  }: {
    colour: string
    kind?: keyof typeof armMarks
    side?: Side
    glow?: number
  }) =>
    onArm(side, {
      svg: armMarks[kind]
        .map((points, index) => stroke(onSide(side)(points), kind === 'clouds' ? 6 : index ? 7 : 11))
        .join(''),
      colour,
      glow,
    }),
  /** A long glove on one arm. */
  glove: ({ colour, side = 1 }: { colour: string; side?: Side }) =>
    onArm(side, { svg: path(onSide(side)('620 900!, 820 880!, 840 1100!, 620 1100!')), colour }),
  /** A cloak over one shoulder with a gold hem and a sign. */
  capelet: ({ colour, trim, sign }: { colour: string; trim: string; sign: string }) =>
    slot('over', {
      svg: path('468 640!, 400 610, 280 640, 170 720, 110 860, 90 1010!, 400 1010!, 420 900, 404 760'),
      colour,
      depth: 0.5,
      rim: 0.8,
      decals: [
        { svg: stroke('462 646, 410 760, 426 900, 404 1010', 16), colour: trim },
        ...lines(['330 660, 303 830, 300 1000', '250 700, 218 850, 210 1000', '180 760, 153 880, 150 1000'], 0.6, 8),
        { svg: numeral, colour: sign, opacity: 0.9 },
      ],
    }),
  /** A shoulder piece with fringes, on the left. */
  epaulette: ({ colour, gem }: { colour: string; gem: string }) =>
    slot('over', [
      Array.from({ length: 9 }, (_, index): Layer => {
        const [x, y] = [262 + index * 17, 660 + Math.abs(index - 4) * 3]
        return {
          svg: rod(
            [
              [x, y],
              [x - 10, y + 52],
            ],
            6.5,
            4,
          ),
          colour,
          depth: 0.54,
          shadow: 0.3,
          rim: 0.3,
        }
      }),
      {
        svg: path('236 676!, 262 618, 330 588, 404 600, 440 640!, 400 676, 310 690'),
        colour,
        depth: 0.55,
        gloss: 0.5,
        decals: [
          { svg: stroke('262 660, 330 634, 424 642', 7), dim: 0.55 },
          { svg: ellipse(338, 622, 13), colour: gem, glow: 0.8 },
        ],
      },
    ]),
  /** Collar points as tall as the ears. */
  collar: ({ colour, trim }: { colour: string; trim: string }) =>
    slot(
      'over',
      both((side) => ({
        svg: path(onSide(side)('500 690!, 570 640, 610 560, 642 404!, 676 520, 672 620, 580 720!')),
        colour,
        depth: 0.3,
        decals: [{ svg: stroke(onSide(side)('506 690, 576 640, 614 560, 642 416'), 8), colour: trim }],
      })),
    ),
  /** A cape with a flared collar that stands away from the head. */
  flaredCape: ({ colour, width = 1 }: { colour: string; width?: number }) =>
    slot('back', {
      svg: path(
        stretched(
          '300 560!, 210 430!, 250 620, 130 700, 70 860, 30 1010!, 960 1010!, 900 850, 830 710, 730 630, 770 380!, 690 560!',
          [width, 1],
        ),
      ),
      colour,
      depth: -0.3,
      clusterRim: 0.9,
      decals: lines(
        [
          '120 720, 97 860, 90 1000',
          '220 760, 197 880, 190 1000',
          '830 740, 847 870, 880 1000',
          '760 700, 767 850, 790 1000',
        ],
        0.45,
        9,
      ),
    }),
  /** A broad collar of metal with a gem. */
  gorget: ({ colour, gem }: { colour: string; gem: string }) =>
    slot('over', {
      svg: path(whole('0 640, 96 622, 150 640, 110 706, 50 738, 0 746')),
      colour,
      gloss: 0.4,
      depth: 0.25,
      decals: [
        { svg: path('500 664!, 526 696, 500 730!, 474 696'), colour: gem, glow: 1.3 },
        { svg: stroke('400 640, 440 692, 500 716, 560 692, 600 640', 5), dim: 0.5 },
      ],
    }),
}

/** The Roman numeral four. */
const numeral =
  '<path d="M262 826h16v96h-16zM236 826h92v12h-92zM236 910h92v12h-92zM288 826l22 84 22-84h16l-30 110h-16l-30-110z"/>'
