import { slot } from '../../figure/slots.ts'
import type { Decal } from '../../light/layer.ts'
import { ellipse, path, stroke } from '../../shape/outline.ts'
import { both, onSide, type Point, type Points, radians, stretched, whole } from '../../shape/points.ts'
import { spikes as spikesOf, type Tip } from '../../shape/strand.ts'
import { lines } from '../lines.ts'

interface Pads {
  colour: string
  trim: string
  gem?: string
  /** Colour of points on top. */
  spikes?: string
  /** 1 fits a woman, 1.2 a man, 1.4 a giant. */
  width?: number
  height?: number
  /** One side alone. */
  only?: 'right' | 'left'
}

interface Shell {
  colour: string
  spikes?: string
  /** Colour of the seam along its edge. */
  edge?: string
  radius?: number
  count?: number
}

/** Foot, height, turn in degrees and length of the points on a shoulder. */
const points = [
  [650, 640, -4, 90],
  [700, 630, 14, 130],
  [756, 656, 40, 120],
] as const

/** An arc over the back at a share of the shell's radius. */
const shellArc = (radius: number): Point[] =>
  Array.from({ length: 15 }, (_, index): Point => {
    const angle = Math.PI * (1.08 - (1.16 * index) / 14)
    return [500 + Math.cos(angle) * radius, 640 - Math.sin(angle) * radius]
  })

export const armour = {
  /** Shoulder plates. */
  pads: ({ colour, trim, gem, spikes, width = 1, height = 1, only }: Pads) => {
    const x = (at: number) => 500 + (at - 500) * width
    const spike = (side: 1 | -1, [foot, level, turn, length]: (typeof points)[number]) => {
      const y = 720 + (level - 720) * height
      const [tipX, tipY] = [
        x(foot) + Math.sin(radians(turn)) * length * width,
        y - Math.cos(radians(turn)) * length * height,
      ]
      const outline = `${x(foot) - 24} ${y + 18}!, ${tipX} ${tipY}!, ${x(foot) + 26} ${y + 26}!`
      return { svg: path(onSide(side)(outline)), colour: spikes!, depth: 0.36, shadow: 0.2 }
    }
    const plate = (side: 1 | -1) => {
      const at = (list: Points) => onSide(side)(stretched(list, [width, height]))
      const [gemX, gemY] = at([[716, 662]])[0]!
      return {
        svg: path(at('624 650!, 690 612, 764 634, 816 710, 808 800!, 740 750, 640 730')),
        colour,
        gloss: 0.5,
        depth: 0.4,
        rim: 0.8,
        decals: [
          { svg: stroke(at('640 704, 720 700, 802 766'), 9 * width), colour: trim },
          { svg: stroke(at('650 672, 710 654, 778 690'), 5), dim: 0.55 },
          ...(gem ? [{ svg: ellipse(gemX, gemY, 15 * width), colour: gem, glow: 1.1 }] : []),
        ],
      }
    }
    const pad = (side: 1 | -1) => [spikes && points.map((point) => spike(side, point)), plate(side)]
    return slot(
      'over',
      both((side) => (only === (side > 0 ? 'left' : 'right') ? null : pad(side))),
    )
  },
  /** A plate over the chest, with a ridge, and a gorget. */
  breastplate: ({ colour, trim, gem, width = 1 }: { colour: string; trim: string; gem?: string; width?: number }) => {
    const at = (list: Points) => stretched(list, [width, 1])
    const half = (list: Points) => path(whole(stretched(list, [width, 1], [0, 0])))
    const plate: Decal[] = [
      { svg: stroke('500 700, 500 950', 9), dim: 0.5 },
      ...both((side) => ({ svg: stroke(onSide(side)(at('506 830, 590 812, 690 730')), 8), dim: 0.55 })),
      { svg: stroke(at('296 704, 400 672, 500 704, 600 672, 704 704'), 12), colour: trim },
      ...(gem ? [{ svg: path('500 716!, 530 756, 500 808!, 470 756'), colour: gem, glow: 1.3 }] : []),
    ]
    return slot(
      'over',
      [
        {
          svg: half('0 690, 70 656, 150 660, 212 700, 206 800, 166 880, 90 930, 0 950'),
          colour,
          depth: 0.22,
          decals: plate,
        },
        {
          svg: half('0 640, 70 600, 104 560!, 120 640, 84 700, 0 730'),
          colour,
          gloss: 0.4,
          depth: 0.3,
          decals: [{ svg: stroke(at('400 580, 434 640, 500 668, 566 640, 600 580'), 8), colour: trim }],
        },
      ],
      { gloss: 0.5 },
    )
  },
  /** A shell of plates with spikes behind the body. */
  shell: ({ colour, spikes = '#fff0d0', edge, radius = 400, count = 9 }: Shell) => {
    const tips = Array.from({ length: count }, (_, index): Tip => [200 - (index * 220) / (count - 1), radius * 1.2])
    const seams = Array.from({ length: count - 1 }, (_, index): Decal => {
      const angle = radians(190 - (index * 200) / (count - 2))
      const at = (share: number): Point => [
        500 + Math.cos(angle) * radius * share,
        640 - Math.sin(angle) * radius * share,
      ]
      return { svg: stroke([at(0.6), at(1)], 8), dim: 0.55 }
    })
    return slot('back', [
      { svg: path(spikesOf([500, 640], tips.reverse(), radius * 0.86)), colour: spikes, depth: -0.6 },
      {
        svg: ellipse(500, 640, [radius, radius * 0.98]),
        colour,
        depth: -0.5,
        bulge: 1.2,
        decals: [
          ...[0.82, 0.62].map((share) => ({ svg: stroke(shellArc(radius * share), 12), dim: 0.5 })),
          ...seams,
          ...(edge ? [{ svg: stroke(shellArc(radius * 0.93), 12), colour: edge }] : []),
        ],
      },
    ])
  },
  /** A fluffy breast. */
  bib: ({ colour, width = 1 }: { colour: string; width?: number }) => {
    const tufts =
      '370 640!, 350 720, 410 790!, 420 760, 460 860!, 480 810, 500 900!, 520 810, 540 860!, 580 760, 590 790!, ' +
      '650 720, 630 640!, 500 690'
    return slot('over', {
      svg: path(stretched(tufts, [width, 1])),
      colour,
      depth: 0.2,
      smooth: true,
      rim: 0.4,
      decals: lines(['500 720, 500 800', '440 710, 450 780', '560 710, 550 780'], 0.75),
    })
  },
}
