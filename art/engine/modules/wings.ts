import { slot } from '../figure/slots.ts'
import type { Layer } from '../light/layer.ts'
import { path, stroke } from '../shape/outline.ts'
import { both, onSide, type Point, type Points, radians, type Side, stretched } from '../shape/points.ts'
import { leaf, strand } from '../shape/strand.ts'
import { lines } from './lines.ts'

/** Outlines of wings of one skin on the right, with the bones in them. */
const membranes = {
  bat: {
    outline:
      '570 700!, 640 480, 780 330, 960 230!, 940 400, 1010 560!, 920 540, 880 700!, 790 640, 720 800!, 660 740, 580 800!',
    bones: [
      '600 690, 720 480, 940 250',
      '620 700, 780 560, 990 540',
      '620 710, 760 620, 880 680',
      '610 720, 680 720, 720 790',
    ],
  },
  /** Of insects and fairies: two lobes of light. */
  fairy: {
    outline:
      '560 700!, 640 480, 800 300, 940 260, 980 360, 900 520, 740 640, 860 690, 900 780, 820 850, 680 810, 570 740!',
    bones: ['590 690, 720 520, 900 330', '620 690, 760 580, 920 420', '600 720, 720 740, 850 790'],
  },
} satisfies Record<string, { outline: Points; bones: Points[] }>

interface Wings {
  colour: string
  /** Colour of the outer part. */
  tip?: string
  kind?: keyof typeof membranes | 'feather'
  size?: number
  glow?: number
}

export const wings = {
  wings: (wing: Wings) =>
    slot(
      'back',
      both((side) =>
        wing.kind === undefined || wing.kind === 'feather' ? feathered(wing, side) : membrane(wing, side),
      ),
      { depth: -0.5, rim: 0.75, clusterRim: 0.9 },
    ),
}

function membrane({ colour, tip, kind, size = 1, glow }: Wings, side: Side): Layer {
  const { outline, bones } = membranes[kind as keyof typeof membranes]
  const at = (points: Points) => onSide(side)(stretched(points, [size, size], [500, 700]))
  const edge = { svg: stroke(at('940 260, 1000 440, 940 640, 800 830'), 150 * size), colour: tip, glow }
  return {
    svg: path(at(outline)),
    colour,
    opacity: kind === 'fairy' ? 0.85 : 1,
    glow,
    decals: [...(tip ? [edge] : []), ...lines(bones.map(at), 0.55, 7 * size)],
  }
}

/** A row of feathers along the arm of a wing; angles in degrees, 0 to the right and 90 down. */
interface Row {
  count: number
  /** Roots of the first and the last feather. */
  from: readonly [x: number, y: number]
  to: readonly [x: number, y: number]
  angles: readonly [first: number, last: number]
  lengths: readonly [first: number, last: number]
  width: number
  hasTip?: boolean
}

/** From back to front: long feathers of the hand, those of the arm, two rows of coverts. */
const rows: Row[] = [
  { count: 8, from: [810, 330], to: [740, 390], angles: [-62, 62], lengths: [250, 330], width: 31, hasTip: true },
  { count: 7, from: [740, 400], to: [590, 650], angles: [64, 98], lengths: [320, 210], width: 32, hasTip: true },
  { count: 9, from: [790, 330], to: [600, 640], angles: [-10, 92], lengths: [170, 130], width: 26 },
  { count: 8, from: [770, 330], to: [590, 620], angles: [0, 84], lengths: [90, 80], width: 24 },
]

/** The spine of one feather of a row. */
function featherOf({ count, from, to, angles, lengths }: Row, index: number): Point[] {
  const share = index / (count - 1)
  const mixed = ([first, last]: readonly [number, number]) => first + (last - first) * share
  const [x, y] = [mixed([from[0], to[0]]), mixed([from[1], to[1]])]
  const along = (reach: number, bend: number): Point => {
    const angle = radians(mixed(angles) + bend)
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach]
  }
  const length = mixed(lengths)
  return [[x, y], along(length * 0.5, -5), along(length, 5)]
}

/** A wing of overlapping feathers; every second one of a row lies below. */
function feathered({ colour, tip, size = 1, glow }: Wings, side: Side): Layer[] {
  const at = (points: Points) => onSide(side)(stretched(points, [size, size], [500, 700]))
  const layersOf = (row: Row): Layer[] =>
    [1, 0].map((parity) => {
      const spines = Array.from({ length: row.count }, (_, index) => index)
        .filter((index) => index % 2 === parity)
        .map((index) => at(featherOf(row, index)))
      const feathers = spines.map((spine) => strand(spine, leaf(row.width * size, 0.7, 0.55), 14))
      const ends = spines.map((spine) => stroke([spine[1]!, spine[2]!], row.width * 2.2 * size))
      const quills = lines(
        spines.map((spine) => [spine[0]!, spine[1]!, spine[2]!]),
        0.7,
        3.5 * size,
      )
      return {
        svg: feathers.join(''),
        colour,
        glow,
        shadow: 0.7,
        decals: [...(tip && row.hasTip ? [{ svg: ends.join(''), colour: tip, glow }] : []), ...quills],
      }
    })
  const arm: Layer = {
    svg: strand(at('560 700, 640 560, 720 400, 800 300'), (share) => (34 - 12 * share) * size, 16),
    colour,
    glow,
    smooth: true,
  }
  return [...rows.flatMap(layersOf), arm]
}
