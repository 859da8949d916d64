import { onHead, onTorso, type Part, slot } from '../../figure/slots.ts'
import type { Layer } from '../../light/layer.ts'
import { ellipse, path, stroke } from '../../shape/outline.ts'
import { both, onSide, type Points } from '../../shape/points.ts'
import { leaf, strand } from '../../shape/strand.ts'

/** Bubbles in jelly: place and radius. */
const bubbles = [
  [420, 720, 22],
  [580, 790, 30],
  [470, 850, 16],
  [640, 880, 20],
  [360, 860, 26],
  [540, 930, 14],
  [410, 950, 18],
] as const

const cracks: Points[] = [
  '500 600, 480 690, 520 760, 490 850, 530 930, 510 1010',
  '480 690, 400 720, 360 800, 300 830',
  '520 760, 610 770, 650 850, 730 880',
  '490 850, 420 890, 400 970',
]

const headCracks: Points[] = [
  '440 262, 452 310, 430 350, 444 390',
  '590 470, 560 500, 570 540',
  '566 270, 556 300, 584 330',
]

/** Surfaces of beings that are no people. */
export const hides = {
  /** Slime: bubbles, a shine, and drops that hang from the head and the shoulders. */
  jelly: ({ colour, light }: { colour: string; light: string }): Part[] => {
    const drop = (x: number, y: number, length: number): Layer => ({
      svg: strand(
        [
          [x, y],
          [x + 2, y + length * 0.5],
          [x, y + length],
        ],
        leaf(24, 0.72, 0.5),
        12,
      ),
      colour,
      depth: 0.3,
      gloss: 0.7,
      smooth: true,
    })
    return [
      ...onTorso([
        { svg: bubbles.map(([x, y, r]) => ellipse(x, y, r)).join(''), colour: light, opacity: 0.5, glow: 0.25 },
        {
          svg: bubbles.map(([x, y, r]) => ellipse(x - r * 0.3, y - r * 0.35, r * 0.28)).join(''),
          colour: '#ffffff',
          glow: 0.8,
        },
        { svg: stroke('330 720, 300 820, 300 920', 16), colour: light, opacity: 0.55 },
      ]),
      ...onHead([
        {
          svg: path('400 300!, 440 268, 480 262, 440 300, 410 352!'),
          colour: '#ffffff',
          opacity: 0.7,
          glow: 0.5,
          depth: 0.3,
        },
        { svg: ellipse(586, 320, 12) + ellipse(604, 356, 7), colour: light, opacity: 0.8, depth: 0.3 },
      ]),
      ...slot('over', [drop(286, 680, 130), drop(236, 760, 90), drop(706, 690, 160)]),
    ]
  },
  /** Rock: cracks with embers in them, slabs on the shoulders. */
  cracks: ({ colour, slab }: { colour: string; slab: string }): Part[] => {
    const crack = (points: Points, width: number) => stroke(points, width)
    return [
      ...onTorso([
        { svg: cracks.map((points) => crack(points, 16)).join(''), dim: 0.35 },
        { svg: cracks.map((points) => crack(points, 6)).join(''), colour, glow: 1.3 },
      ]),
      ...onHead([
        { svg: headCracks.map((points) => crack(points, 11)).join(''), dim: 0.4, depth: 0.2 },
        { svg: headCracks.map((points) => crack(points, 4)).join(''), colour, glow: 1.3, depth: 0.2 },
      ]),
      ...slot(
        'over',
        both((side): Layer[] => [
          {
            svg: path(onSide(side)('650 640!, 690 520!, 770 480!, 830 560!, 880 660!, 800 690!')),
            colour: slab,
            depth: 0.2,
            rim: 0.8,
            decals: [{ svg: stroke(onSide(side)('700 640!, 740 560!, 800 600!'), 7), dim: 0.5 }],
          },
          {
            svg: path(onSide(side)('640 660!, 720 610!, 820 620!, 906 720!, 880 820!, 790 760!, 690 740!')),
            colour: slab,
            depth: 0.34,
            rim: 0.8,
            decals: [
              { svg: stroke(onSide(side)('700 690!, 780 670!, 850 740!'), 7), dim: 0.5 },
              { svg: stroke(onSide(side)('760 700!, 790 740!'), 6), colour, glow: 1.1 },
            ],
          },
        ]),
      ),
    ]
  },
  /** A belly in rolls or scales, lighter than the body. */
  belly: ({ colour, count = 6, width = 1 }: { colour: string; count?: number; width?: number }): Part[] =>
    onTorso([
      {
        svg: path([
          [500 - 90 * width, 620, 1],
          [500 - 130 * width, 760],
          [500 - 150 * width, 1010, 1],
          [500 + 150 * width, 1010, 1],
          [500 + 130 * width, 760],
          [500 + 90 * width, 620, 1],
        ]),
        colour,
      },
      Array.from({ length: count }, (_, index) => {
        const y = 690 + index * 58
        const half = (104 + index * 9) * width
        return {
          svg: stroke(
            [
              [500 - half, y],
              [500, y + 26],
              [500 + half, y],
            ],
            7,
          ),
          dim: 0.6,
        }
      }),
    ]),
  /** Stripes or spots on the hide. */
  pelt: ({
    colour,
    kind = 'spots',
    width = 1,
  }: {
    colour: string
    kind?: 'spots' | 'stripes'
    width?: number
  }): Part[] =>
    onTorso(
      both((side) =>
        Array.from({ length: 5 }, (_, index) => {
          const [x, y] = [150 + (index % 2) * 46, 660 + index * 70]
          const at = (across: number) => 500 + side * across * width
          return {
            svg:
              kind === 'spots'
                ? ellipse(at(x), y, [26, 20], side * 20)
                : path([
                    [at(x + 90), y, 1],
                    [at(x), y + 6],
                    [at(x - 60), y + 30, 1],
                    [at(x), y + 34],
                    [at(x + 90), y + 30, 1],
                  ]),
            colour,
          }
        }),
      ),
    ),
  /** Two paws in front, with claws. */
  paws: ({
    colour,
    claw = '#fff4e6',
    y = 940,
    spread = 130,
    size = 1,
  }: {
    colour: string
    claw?: string
    y?: number
    spread?: number
    size?: number
  }): Part[] =>
    slot(
      'hand',
      both((side) => {
        const x = 500 + side * spread
        const toe = (place: number) =>
          ellipse(x + place * 34 * size, y + 14 * size - Math.abs(place) * 6, [24 * size, 30 * size])
        const nail = (place: number) => {
          const [nx, ny] = [x + place * 36 * size, y + 40 * size]
          return path([
            [nx - 8 * size, ny - 4, 1],
            [nx, ny + 22 * size, 1],
            [nx + 8 * size, ny - 4, 1],
          ])
        }
        return [
          { svg: [-1, 0, 1].map(nail).join(''), colour: claw, depth: 0.84 },
          {
            svg: ellipse(x, y - 14 * size, [62 * size, 50 * size]) + [-1, 0, 1].map(toe).join(''),
            colour,
            smooth: true,
            depth: 0.86,
            decals: [-0.5, 0.5].map((place) => ({
              svg: stroke(`${x + place * 36 * size} ${y + 2}, ${x + place * 38 * size} ${y + 36 * size}`, 5),
              dim: 0.6,
            })),
          },
        ]
      }),
      { cluster: 'paws' },
    ),
}
