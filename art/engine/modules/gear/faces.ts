import { slot } from '../../figure/slots.ts'
import type { Decal, Layer } from '../../light/layer.ts'
import { ellipse, path, rectangle, stroke } from '../../shape/outline.ts'
import { both, onSide, type Points, whole } from '../../shape/points.ts'
import { leaf, strand } from '../../shape/strand.ts'

const skullShape =
  '500 258, 570 266, 612 306, 624 366, 616 420, 596 452, 590 500, 566 548, 528 574!, 500 578, 472 574!, 434 548, ' +
  '410 500, 404 452, 384 420, 376 366, 388 306, 430 266'

/** A decal on both halves of a face. */
const mirrored = (points: Points, decal: Omit<Decal, 'svg'>): Decal[] =>
  both((side) => ({ svg: path(onSide(side)(points)), ...decal }))

const skullFace = (bone: string, light: string): Decal[] => [
  ...mirrored('516 414!, 536 384, 590 380, 600 410, 582 446, 540 450', { colour: '#0a0f08', depth: 0.3 }),
  ...mirrored('530 424!, 556 404, 590 404!, 566 428', { colour: light, glow: 2.4, depth: 0.3 }),
  ...mirrored('508 394!, 548 372, 604 360!, 600 384, 552 396', { colour: '#3a4432', depth: 0.34 }),
  { svg: path('500 448!, 518 490, 508 500!, 500 490, 492 500!, 482 490'), colour: '#0f130b', depth: 0.38 },
  ...mirrored('552 470!, 594 452, 588 500, 556 540!, 548 500', { dim: 0.45, depth: 0.2 }),
  { svg: path('444 520!, 500 512, 556 520!, 544 546, 500 552, 456 546'), colour: '#10140c', depth: 0.3 },
  {
    svg: [-3, -2, -1, 0, 1, 2, 3]
      .map((tooth) =>
        rectangle({
          x: 494 + tooth * 15,
          y: 516 + Math.abs(tooth) * 0.8,
          width: 12,
          height: 14 - Math.abs(tooth),
          round: 3,
        }),
      )
      .join(''),
    colour: '#f2f7dc',
    depth: 0.3,
  },
  {
    svg: [-2, -1, 0, 1, 2]
      .map((tooth) => rectangle({ x: 494 + tooth * 15, y: 534, width: 12, height: 11 - Math.abs(tooth), round: 3 }))
      .join(''),
    colour: bone,
    depth: 0.3,
  },
]

const ink = '#1a060c'

/** A puppet's face: one eye a slit, the other a lamp, a drawn smile, half hidden by a dark plate. */
const masqueFace = (light: string, gold: string): Decal[] => [
  {
    svg: path('470 268!, 392 290, 366 380, 384 384, 430 366, 474 380, 490 350, 500 300'),
    colour: '#2b2230',
    depth: 0.1,
  },
  { svg: stroke('484 272, 502 312, 492 356, 474 384, 430 370, 380 390', 8), colour: gold, depth: 0.1 },
  { svg: stroke('440 440, 446 486, 430 540', 5), colour: gold, depth: 0.2 },
  { svg: path('392 440!, 420 452, 430 480, 404 500!'), dim: 0.6, depth: 0.1 },
  { svg: path('404 408!, 440 392, 478 410!, 440 424'), colour: '#08040a', depth: 0.3 },
  { svg: ellipse(440, 409, 8), colour: light, glow: 1, depth: 0.3 },
  { svg: path('522 420!, 552 386, 596 392!, 588 424, 556 438'), colour: '#0b0408', depth: 0.3 },
  { svg: ellipse(558, 411, 21), colour: light, glow: 2.6, depth: 0.3 },
  { svg: ellipse(558, 411, 9), colour: '#ffe6ec', glow: 2.4, depth: 0.3 },
  { svg: path('500 424!, 520 484, 512 500!, 494 498'), dim: 0.55, depth: 0.42 },
  {
    svg:
      path('428 500!, 470 530, 500 534, 540 528, 588 482!, 550 544, 500 550, 460 544') + stroke('588 482, 600 462', 5),
    colour: ink,
    depth: 0.3,
  },
  { svg: path('556 446!, 566 500, 556 530!, 548 500'), colour: '#c2183f', opacity: 0.9, depth: 0.25 },
  { svg: stroke('540 300, 552 330, 544 350, 560 372', 4) + stroke('552 330, 572 340', 3), dim: 0.4, depth: 0.1 },
  { svg: stroke('524 370, 560 352, 606 362', 8), colour: ink, depth: 0.3 },
]

const masqueShape =
  '500 276, 560 282, 606 318, 620 380, 612 450, 592 508, 556 548, 524 580!, 500 586, 474 580!, 442 546, 408 506, ' +
  '388 450, 380 380, 394 318, 440 282'

/** Faces that replace a face. */
export const faceGear = {
  /** A bare skull; `light` shines in its eyes. */
  skull: ({ colour, light }: { colour: string; light: string }) =>
    slot('head', {
      svg: path(skullShape),
      colour,
      depth: 0.36,
      head: true,
      fine: true,
      decals: skullFace('#d4dcb8', light),
    }),
  /** The face of a puppet over a dark cowl. */
  masque: ({ colour, light, trim, cowl }: { colour: string; light: string; trim: string; cowl: string }) => {
    const hood: Layer = {
      svg: path(whole('0 222, 84 232, 142 290, 156 390, 146 490, 110 560, 0 590')),
      colour: cowl,
      depth: 0.15,
      head: true,
      decals: [{ svg: stroke('500 230, 500 300', 6), dim: 0.5 }],
    }
    return [
      ...slot('over', hood),
      ...slot('head', {
        svg: path(masqueShape),
        colour,
        depth: 0.4,
        head: true,
        fine: true,
        bulge: 1,
        decals: masqueFace(light, trim),
      }),
    ]
  },
  /** Feathers that blow from the crown to one side. */
  plume: ({ colour }: { colour: string }) =>
    slot(
      'under',
      [
        [-10, 26],
        [14, 22],
        [-34, 18],
      ].map(([shift, width], index) => ({
        svg: strand(
          `${520 + shift!} 260, ${560 + shift!} ${200 - index * 10}, ${640 + shift!} ${190 - index * 6}, ` +
            `${700 + shift!} ${250 + index * 10}`,
          leaf(width!, 0.3, 0.5),
          14,
        ),
        colour,
        depth: 0,
        head: true,
      })),
    ),
  /** The tall crown of a dead bishop, with horns. */
  mitre: ({ colour, light, trim }: { colour: string; light: string; trim: string }) =>
    slot(
      'front',
      [
        {
          svg: path(whole('0 30!, 34 110, 84 170, 120 60!, 140 190, 158 250, 140 330, 92 304, 40 296, 0 320!')),
          colour,
          depth: 0.5,
          fine: true,
          gloss: 0.25,
          decals: [
            { svg: path('500 90!, 526 170, 516 260, 500 292!, 484 260, 474 170'), colour: '#10140c' },
            { svg: path('500 124!, 514 180, 500 262!, 486 180'), colour: light, glow: 1.5 },
            ...both((side) => ({ svg: stroke(onSide(side)('540 150, 566 210, 590 200, 616 130'), 7), dim: 0.4 })),
            ...both((side) => ({ svg: ellipse(500 + side * 98, 262, [13, 17]), colour: light, glow: 1.1 })),
            { svg: stroke('364 300, 440 278, 500 300, 560 278, 636 300', 8), colour: trim },
          ],
        },
        both((side) => ({
          svg: path(onSide(side)('620 250!, 680 190, 740 90!, 728 230, 650 330!')),
          colour,
          depth: 0.3,
        })),
      ],
      { head: true },
    ),
}
