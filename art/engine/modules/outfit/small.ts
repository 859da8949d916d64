import { onTorso, slot } from '../../figure/slots.ts'
import type { Layer } from '../../light/layer.ts'
import { ellipse, path, rectangle, stroke } from '../../shape/outline.ts'
import { both, onSide, whole } from '../../shape/points.ts'
import { rod } from '../../shape/strand.ts'
import { lines } from '../lines.ts'

/** Clothes of yordles, drawn for their small bodies. */
export const small = {
  /** Dungarees: a bib with a pocket, straps with buttons. */
  dungarees: ({ colour, button = '#ffc53d', badge }: { colour: string; button?: string; badge?: string }) => [
    ...onTorso([
      both((side) => ({ svg: stroke(onSide(side)('590 650, 574 720, 566 800'), 26), colour })),
      { svg: path('420 790!, 500 800, 580 790!, 600 900, 690 930!, 700 1010!, 300 1010!, 310 930!, 400 900'), colour },
      { svg: path('456 850!, 500 856, 544 850!, 538 910, 500 924, 462 910'), dim: 0.72 },
      { svg: stroke('456 852, 500 858, 544 852', 6), colour: button },
      { svg: ellipse(434, 806, 13) + ellipse(566, 806, 13), colour: button },
      badge && { svg: ellipse(500, 884, 15), colour: badge, glow: 0.6 },
    ]),
  ],
  /** A thick hooded jumper with cords and a pouch. */
  hoodie: ({ colour, cord = '#ffffff', print }: { colour: string; cord?: string; print?: string }) =>
    slot('over', [
      {
        svg: path(whole('0 690, 60 668, 120 660, 160 690, 176 780, 174 900, 190 1010!, 0 1010')),
        colour,
        depth: 0.2,
        decals: [
          { svg: path('420 900!, 580 900!, 606 980!, 394 980!'), dim: 0.74 },
          { svg: stroke('420 900, 580 900', 5), dim: 0.6 },
          ...(print
            ? [
                {
                  svg: path(
                    '500 786!, 526 826, 566 830!, 536 860, 542 896!, 500 876, 458 896!, 464 860, 434 830!, 474 826',
                  ),
                  colour: print,
                },
              ]
            : []),
        ],
      },
      {
        svg: path(whole('0 716, 70 694, 112 650, 128 626, 154 640, 156 690, 126 734, 74 766, 0 776')),
        colour,
        depth: 0.34,
        bulge: 1.2,
        rim: 0.8,
        decals: lines(['392 640, 430 700, 500 730, 570 700, 608 640'], 0.55, 6),
      },
      both(
        (side): Layer => ({
          svg: rod(onSide(side)('524 742, 530 800, 526 850'), 6) + ellipse(500 + side * 26, 856, 9),
          colour: cord,
          depth: 0.38,
        }),
      ),
    ]),
  /** A tunic with a broad belt and a torn hem. */
  tunic: ({ colour, belt, buckle = '#ffc53d' }: { colour: string; belt: string; buckle?: string }) =>
    slot('over', [
      {
        svg: path(
          '420 670!, 380 684, 336 720!, 330 820, 324 1010!, 676 1010!, 670 820, 664 720!, 620 684, 580 670!, 540 720, 500 742!, 460 720',
        ),
        colour,
        depth: 0.18,
        decals: [
          { svg: stroke('424 676, 462 726, 500 748, 538 726, 576 676', 8), dim: 0.55 },
          ...lines(['410 760, 400 880', '590 760, 600 880', '500 760, 500 880'], 0.68),
        ],
      },
      {
        svg: path('326 890!, 500 912, 674 890!, 676 946!, 500 970, 324 946!'),
        colour: belt,
        depth: 0.26,
        decals: [
          { svg: rectangle({ x: 466, y: 896, width: 68, height: 64, round: 10 }), colour: buckle },
          { svg: rectangle({ x: 482, y: 912, width: 36, height: 32, round: 6 }), dim: 0.45 },
        ],
      },
    ]),
  /** Armour of a small knight: a round breastplate and a gorget. */
  smallPlate: ({ colour, trim, gem }: { colour: string; trim: string; gem?: string }) =>
    slot(
      'over',
      [
        {
          svg: path(whole('0 706, 70 680, 128 690, 160 736, 156 820, 120 890, 60 924, 0 934')),
          colour,
          depth: 0.22,
          decals: [
            { svg: stroke('500 720, 500 930', 8), dim: 0.55 },
            { svg: stroke('344 740, 420 700, 500 726, 580 700, 656 740', 10), colour: trim },
            ...(gem ? [{ svg: path('500 760!, 522 792, 500 832!, 478 792'), colour: gem, glow: 1.2 }] : []),
          ],
        },
        {
          svg: path(whole('0 690, 60 660, 96 620!, 108 680, 74 726, 0 746')),
          colour,
          depth: 0.3,
          decals: [{ svg: stroke('404 640, 440 690, 500 714, 560 690, 596 640', 7), colour: trim }],
        },
      ],
      { gloss: 0.5 },
    ),
}
