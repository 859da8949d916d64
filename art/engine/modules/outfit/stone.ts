import { onHead, onTorso, type Part, slot } from '../../figure/slots.ts'
import type { Decal, Layer } from '../../light/layer.ts'
import { moved, polygon } from '../../shape/outline.ts'
import { both, flipped, type Points, pointsOf } from '../../shape/points.ts'

/** Facets on the right half of a chest and of a head. */
const chest = [
  '500 610, 590 590, 650 700, 500 720',
  '590 590, 760 580, 650 700',
  '760 580, 860 640, 800 740, 650 700',
  '500 720, 650 700, 600 830, 500 800',
  '650 700, 800 740, 720 850, 600 830',
  '800 740, 892 760, 836 880, 720 850',
  '500 800, 600 830, 570 940, 500 930',
  '600 830, 720 850, 690 1010, 570 940',
]
const face = [
  '500 262, 574 254, 560 320, 500 352',
  '574 254, 626 300, 636 372, 560 320',
  '560 460, 636 400, 628 470, 590 500',
  '590 500, 628 470, 600 536, 556 556',
  '500 560, 556 556, 544 572, 500 572',
]
const tones = [{ lift: 0.34 }, { dim: 0.62 }, { lift: 0.2 }, { dim: 0.8 }]

/** Facets on both halves, so that no two neighbours have the same tone. */
const facetsOf = (list: readonly Points[]): Decal[] =>
  both((side) =>
    list.map((points, index) => ({
      svg: polygon(side > 0 ? pointsOf(points) : flipped(points)),
      ...tones[(index + (side > 0 ? 0 : 1)) % tones.length],
    })),
  ).flat()

/** Foot, turn in degrees, length and half width of a crystal. */
type Shard = readonly [x: number, y: number, turn: number, length: number, width: number]

const behind: Shard[] = [
  [700, 640, 22, 300, 54],
  [800, 680, 44, 290, 58],
  [620, 620, 8, 250, 44],
  [860, 760, 66, 220, 50],
]
const crown: Shard[] = [
  [450, 300, -24, 130, 30],
  [560, 296, 26, 140, 30],
  [504, 290, 2, 190, 38],
]

/** Stone and what grows in it. */
export const stone = {
  /** Planes as of cut stone, for bodies of rock. */
  facets: (): Part[] => [...onTorso(facetsOf(chest)), ...onHead(facetsOf(face))],
  /** Crystals behind the shoulders and on the head. */
  crystals: ({ colour, light }: { colour: string; light: string }): Part[] => {
    const crystal = ([x, y, turn, length, width]: Shard): Layer => {
      const at = (svg: string) => moved(svg, `translate(${x} ${y}) rotate(${turn})`)
      const [tip, neck] = [-length, -length * 0.7]
      return {
        svg: at(polygon(`${-width} 20, ${-width} ${neck}, 0 ${tip}, ${width} ${neck}, ${width} 20`)),
        colour,
        glow: 0.3,
        rim: 0.9,
        decals: [
          {
            svg: at(
              polygon(`${-width} 20, ${-width} ${neck}, 0 ${tip}, ${-width * 0.3} ${neck * 0.9}, ${-width * 0.4} 20`),
            ),
            colour: light,
            glow: 0.7,
          },
          {
            svg: at(
              polygon(`${width} 20, ${width} ${neck}, 0 ${tip}, ${width * 0.5} ${neck * 0.9}, ${width * 0.5} 20`),
            ),
            dim: 0.55,
          },
        ],
      }
    }
    const mirrored = ([x, y, turn, length, width]: Shard): Shard => [1000 - x, y, -turn, length * 0.86, width]
    return [
      ...slot('back', [...behind, ...behind.map(mirrored)].map(crystal), { depth: -0.4, clusterRim: 0.9 }),
      ...slot('under', crown.map(crystal), { depth: 0.1, head: true }),
    ]
  },
}
