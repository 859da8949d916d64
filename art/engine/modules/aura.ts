import { slot } from '../figure/slots.ts'
import { circleLine, moved, path, polygon, stroke } from '../shape/outline.ts'
import type { Point } from '../shape/points.ts'
import { along, beside, leaf, strand, type Width } from '../shape/strand.ts'

interface Flames {
  colour: string
  core?: string
  count?: number
  height?: number
  glow?: number
}

interface Ring {
  colour: string
  radius?: number
  y?: number
  /** Ticks around it. */
  marks?: number
  glow?: number
  /** The hands of a clock. */
  hands?: boolean
}

interface Blades {
  colour: string
  edge: string
  count?: number
  radius?: number
  y?: number
  size?: number
}

interface Bolts {
  colour: string
  core?: string
  count?: number
  radius?: number
  y?: number
}

interface Gusts {
  colour: string
  /** Colour of a streak along each. */
  core?: string
  width?: number
  glow?: number
}

const gustSpines = [
  '560 1030, 800 960, 960 780, 940 560, 830 510, 770 600, 830 670, 880 630',
  '440 1030, 220 930, 60 720, 50 480, 150 390, 236 450, 200 530, 150 500',
  '640 800, 860 600, 950 330, 850 140, 710 170, 716 280, 796 290',
  '360 800, 150 560, 70 270, 190 90, 350 110, 350 230, 270 250',
]

/** What shines or floats behind a figure. */
export const aura = {
  /** Tongues of spirit fire that rise behind, each bent like an S. */
  flames: ({ colour, core, count = 9, height = 1, glow = 0.6 }: Flames) => {
    const wide =
      (width: number): Width =>
      (share) =>
        width * (1 - share) ** 0.8 * (0.86 + 0.3 * Math.sin(share * 7))
    const tongues = Array.from({ length: count }, (_, index) => {
      const spine = tongueOf(index / (count - 1) - 0.5, index % 2 === 1, height)
      const inner = strand(along(spine, 12).slice(0, 9), wide(46), 18)
      return {
        svg: strand(spine, wide(88), 26),
        colour,
        glow,
        depth: -0.9,
        bulge: 0.5,
        rim: 0.25,
        decals: core ? [{ svg: inner, colour: core, glow: glow * 1.6 }] : [],
      }
    })
    return slot('aura', tongues, { cluster: 'aura', clusterRim: 0.25 })
  },
  /** A ring of light behind the head: clock, halo, seal. */
  ring: ({ colour, radius = 330, y = 420, marks = 12, glow = 0.9, hands = false }: Ring) => {
    const ticks = Array.from({ length: marks }, (_, index) => {
      const angle = (index / marks) * 2 * Math.PI
      const at = (share: number): Point => [
        500 + Math.cos(angle) * radius * share,
        y + Math.sin(angle) * radius * share,
      ]
      return index % 3 ? stroke([at(0.83), at(0.92)], 7) : stroke([at(0.83), at(0.97)], 14)
    })
    const clock = hands
      ? stroke(`500 ${y}, ${500 - radius * 0.5} ${y - radius * 0.55}`, 16) +
        stroke(`500 ${y}, ${500 + radius * 0.66} ${y - radius * 0.36}`, 11)
      : ''
    const lines = circleLine([500, y], radius, 16) + circleLine([500, y], radius * 0.8, 5)
    return slot(
      'aura',
      { svg: lines + ticks.join('') + clock, colour, glow, depth: -0.9 },
      { cluster: 'aura', clusterRim: 0 },
    )
  },
  /** Lightning that breaks out on all sides. */
  bolts: ({ colour, core = '#ffffff', count = 8, radius = 440, y = 460 }: Bolts) => {
    const bolt = (index: number, width: number) => {
      const degrees = (index / (count - 1) - 0.5) * 240
      return moved(polygon(boltOf(index, { width, radius })), `translate(500 ${y}) rotate(${degrees})`)
    }
    return slot(
      'aura',
      Array.from({ length: count }, (_, index) => ({
        svg: bolt(index, 1),
        colour,
        glow: 0.8,
        depth: -0.9,
        decals: [{ svg: bolt(index, 0.35), colour: core, glow: 1.6 }],
      })),
      { cluster: 'aura', clusterRim: 0 },
    )
  },
  /** Curls of wind or mist on both sides, each with a thinner one along it. */
  gusts: ({ colour, core, width = 30, glow = 0.4 }: Gusts) =>
    slot(
      'aura',
      gustSpines.flatMap((spine) => {
        const curve = along(spine, 44)
        const outer = curve.slice(4, 36).map((_, index) => beside(curve, index + 4, width * 1.5))
        return [
          { svg: strand(outer, leaf(width * 0.4, 0.5, 0), 32), colour, glow, depth: -0.92, rim: 0.4 },
          {
            svg: strand(spine, leaf(width, 0.36, 0.2), 44),
            colour,
            glow,
            depth: -0.9,
            rim: 0.4,
            decals: core ? [{ svg: strand(spine, leaf(width * 0.4, 0.36, 0), 44), colour: core, glow: glow * 2 }] : [],
          },
        ]
      }),
      { cluster: 'aura', clusterRim: 0.4 },
    ),
  /** Blades that float in a fan. */
  blades: ({ colour, edge, count = 7, radius = 420, y = 620, size = 1 }: Blades) =>
    slot(
      'back',
      Array.from({ length: count }, (_, index) => {
        const angle = (index / (count - 1) - 0.5) * 3.3
        const [x, top] = [500 + Math.sin(angle) * radius * 1.02, y - Math.cos(angle) * radius]
        const transform = `translate(${x} ${top}) rotate(${(angle * 180) / Math.PI}) scale(${size})`
        return {
          svg: moved(path('0 -150!, 34 -40, 26 60, 0 110!, -26 60, -34 -40'), transform),
          colour,
          depth: -0.7,
          gloss: 0.4,
          rim: 0.9,
          decals: [{ svg: moved(path('0 -150!, 34 -40, 26 60, 0 110!, 4 -20'), transform), colour: edge }],
        }
      }),
    ),
}

/** The spine of a tongue of fire at a place from -0.5 (left) to 0.5. */
function tongueOf(place: number, isHigh: boolean, height: number): Point[] {
  const length = height * (600 - 560 * place * place + (isHigh ? 110 : -60))
  const bend = isHigh ? 46 : -46
  const x = 500 + place * 720
  return [
    [500 + place * 520, 1040],
    [x + bend, 920 - length * 0.3],
    [x - bend * 0.8, 880 - length * 0.62],
    [x + bend * 0.9 + place * 70, 860 - length],
  ]
}

/** A zigzag from near the middle (0, 0) to about the radius above it, thinner and thinner. */
function boltOf(index: number, { width, radius }: { width: number; radius: number }): Point[] {
  const reach = radius * (0.92 + 0.22 * Math.sin(index * 2.7))
  const side = index % 2 ? radius : -radius
  const joints = [0.2, 0.5, 0.46, 0.76, 0.7, 1].map((share, joint): [number, number] => [
    side * (joint % 2 ? 0.07 : -0.07) * (joint === 5 ? 0.2 : 1),
    -share * reach,
  ])
  const edge = (sign: number): Point[] =>
    joints.slice(0, -1).map(([x, y], joint) => [x + sign * width * radius * (0.05 - 0.009 * joint), y])
  return [...edge(1), joints[5]!, ...edge(-1).reverse()]
}
