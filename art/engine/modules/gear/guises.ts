import { slot } from '../../figure/slots.ts'
import type { Layer } from '../../light/layer.ts'
import { ellipse, path, stroke } from '../../shape/outline.ts'
import { both, onSide, type Points, whole } from '../../shape/points.ts'
import { leaf, strand } from '../../shape/strand.ts'

interface WarHelm {
  colour: string
  trim: string
  /** Colour of the horsehair on it. */
  crest: string
  gem?: string
}

/** Locks of a crest of horsehair, back to front, with half their width. */
const crestLocks: [Points, number][] = [
  ['520 220, 540 60, 440 -30, 280 -10, 150 130', 58],
  ['510 220, 500 90, 390 40, 250 90, 150 250', 62],
  ['500 224, 470 120, 370 110, 260 190, 196 360', 54],
  ['500 228, 540 120, 480 50, 360 30, 230 60', 40],
]

/** What covers or changes a face. */
export const guises = {
  /** A round mask with two large round eyes. */
  discMask: ({ colour, trim, light }: { colour: string; trim: string; light: string }) =>
    slot('head', {
      svg: ellipse(500, 416, [164, 170]),
      colour,
      depth: 0.46,
      head: true,
      fine: true,
      bulge: 1,
      rim: 0.8,
      decals: [
        { svg: path('500 246!, 530 330, 500 372!, 470 330'), colour: trim },
        ...both((side) => ({ svg: ellipse(500 + side * 70, 416, 58), colour: '#170b22' })),
        ...both((side) => ({ svg: ellipse(500 + side * 70, 416, 43), colour: light, glow: 1.8 })),
        ...both((side) => ({ svg: ellipse(486 + side * 70, 402, 13), colour: '#ffffff', glow: 1.6 })),
        ...both((side) => ({ svg: path(onSide(side)('560 500!, 620 496, 602 540, 570 548')), colour: trim })),
        { svg: ellipse(500, 526, [19, 25]), colour: '#170b22' },
      ],
    }),
  /** A cloth that hangs from the bridge of the nose to the breast and ends in a point. */
  veil: ({ colour, trim, mark }: { colour: string; trim: string; mark: string }) =>
    slot('head', {
      svg: path(whole('0 462!, 64 474, 124 444!, 150 540, 128 640, 66 740, 0 800!')),
      colour,
      depth: 0.5,
      head: true,
      bulge: 1.1,
      rim: 0.8,
      decals: [
        { svg: stroke('378 448, 436 476, 500 466!, 564 476, 622 448', 12), colour: trim },
        { svg: stroke('352 560, 372 640, 434 734, 500 790!, 566 734, 628 640, 648 560', 14), colour: trim },
        { svg: path('500 540!, 534 600, 500 680!, 466 600'), colour: mark, glow: 1.2 },
      ],
    }),
  /** An open helm with cheek guards and a crest of horsehair that blows to the left. */
  warHelm: ({ colour, trim, crest, gem }: WarHelm) => [
    ...slot(
      'back',
      crestLocks.map(
        ([spine, width]): Layer => ({
          svg: strand(spine, leaf(width, 0.45, 0.4), 24),
          colour: crest,
          depth: -0.05,
          shadow: 0.6,
          rim: 0.7,
          decals: [{ svg: stroke(spine, 7), dim: 0.6 }],
        }),
      ),
      { head: true },
    ),
    ...slot(
      'front',
      [
        {
          svg: path(
            whole(
              '0 190, 96 206, 152 280, 166 390, 160 490, 138 560, 84 600!, 96 520, 108 470!, 116 420, 104 384, 52 356, 0 404!',
            ),
          ),
          colour,
          gloss: 0.5,
          depth: 0.55,
          fine: true,
          rim: 0.8,
          decals: [
            {
              svg: stroke(
                '586 596, 598 520, 610 470, 616 420, 602 386, 552 360, 500 402!, 448 360, 398 386, 384 420, 390 470, 402 520, 414 596',
                12,
              ),
              colour: trim,
            },
            { svg: stroke('500 196, 500 380', 16), colour: trim },
            ...both((side) => ({ svg: stroke(onSide(side)('520 230, 600 270, 640 360'), 7), dim: 0.55 })),
            ...(gem ? [{ svg: path('500 300!, 524 338, 500 378!, 476 338'), colour: gem, glow: 1.3 }] : []),
          ],
        },
        { svg: path(whole('0 160!, 34 176, 44 214!, 0 226')), colour: trim, gloss: 0.5, depth: 0.5, rim: 0.8 },
      ],
      { head: true },
    ),
  ],
  /** A long tongue that hangs from an open mouth. */
  tongue: ({ colour, y = 520 }: { colour: string; y?: number }) => {
    const spine = `494 ${y}, 492 ${y + 60}, 520 ${y + 120}, 566 ${y + 150}, 596 ${y + 130}`
    return slot('head', {
      svg: strand(spine, (share) => 34 + 8 * share, 18) + ellipse(596, y + 130, 41),
      colour,
      depth: 0.6,
      head: true,
      smooth: true,
      gloss: 0.7,
      rim: 0.6,
      decals: [{ svg: stroke(spine, 7), dim: 0.6 }],
    })
  },
}
