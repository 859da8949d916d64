import { onTorso } from '../../figure/slots.ts'
import type { Decal } from '../../light/layer.ts'
import { path, polygon, rectangle, stroke } from '../../shape/outline.ts'
import { both, onSide, type Point, type Points, pointsOf, stretched, whole } from '../../shape/points.ts'

/** Half of the lower edge of bare skin, from the shoulder to the middle. */
const necklines = {
  heart: '206 700, 96 742, 45 722, 0 768!',
  round: '206 690, 130 740, 60 764, 0 770',
  v: '180 660, 96 690, 40 800, 0 850!',
  /** From one shoulder to the other, square. */
  straight: '206 706, 120 716, 60 718, 0 718',
  /** A tube: shoulders bare. */
  tube: '200 700, 110 690, 60 760, 0 760',
  /** Wide and shallow. */
  boat: '204 690, 120 660, 60 730, 0 730',
  deep: '190 680, 100 706, 0 770!',
  /** For giants. */
  wide: '380 730, 200 760, 100 830, 0 800',
  /** To the waist. */
  bare: '300 960, 200 960, 100 960, 0 960',
} satisfies Record<string, Points>

const repeat = (count: number, of: (index: number) => Points): Points[] =>
  Array.from({ length: count }, (_, index) => of(index))

/** Marks on the right half of the chest. */
const tattoos = {
  flames: {
    draw: path,
    marks: repeat(3, (index) => {
      const [x, y] = [540 + index * 60, 800 - index * 16]
      return (
        `${x} ${y}!, ${x + 30} ${y - 60 - index * 2}, ${x + 20 + index * 2} ${y - 120 + index * 10}!, ` +
        `${x + 64} ${y - 70 + index * 2}, ${x + 56} ${y - 10 - index * 2}`
      )
    }),
  },
  stripes: {
    draw: path,
    marks: repeat(4, (index) => {
      const y = 700 + index * 58
      return `710 ${y}!, 630 ${y + 6 + index * 2}, ${560 + (index % 2) * 26} ${y + 30}!, 636 ${y + 30 + index * 2}, 706 ${y + 30}!`
    }),
  },
  waves: {
    draw: (points: Points) => stroke(points, 9),
    marks: repeat(3, (index) => {
      const y = 690 + index * 44
      return `560 ${y}, 610 ${y + 24 - index * 4}, 660 ${y - 4}, 706 ${y + 26 - index * 4}`
    }),
  },
} satisfies Record<string, { draw: (points: Points) => string; marks: Points[] }>

interface Tattoo {
  colour: string
  kind?: keyof typeof tattoos
  glow?: number
  width?: number
}

export const torso = {
  /** Belts: crossed, over one shoulder, or two that meet at the buckle. */
  straps: ({
    colour,
    buckle = '#e8d9a0',
    width = 1,
    kind = 'crossed',
  }: {
    colour: string
    buckle?: string
    width?: number
    kind?: 'crossed' | 'one'
  }) =>
    onTorso([
      { svg: stroke(`${500 - 110 * width} 640, 470 780, ${500 + 30 * width} 1010`, 24), colour },
      kind === 'crossed' && { svg: stroke(`${500 + 110 * width} 640, 550 780, ${500 - 40 * width} 1010`, 24), colour },
      { svg: rectangle({ x: 486, y: 830, width: 40, height: 34, round: 5 }), colour: buckle },
    ]),
  /** Skin above an edge, with an optional trim along it. */
  neckline: ({
    skin,
    trim,
    glow,
    kind = 'heart',
    width = 1,
  }: {
    skin: string
    trim?: string
    glow?: number
    kind?: keyof typeof necklines
    width?: number
  }) => {
    const right = pointsOf(necklines[kind]).map(([x, y, corner]): Point => [500 + x * width, y, corner])
    const left = right
      .slice(0, -1)
      .reverse()
      .map(([x, y, corner]): Point => [1000 - x, y, corner])
    const edge = [...right, ...left]
    const top: Point[] = [[500 + 320 * width, 560, 1], ...edge, [500 - 320 * width, 560, 1]]
    return onTorso([
      { svg: path(top), colour: skin, smooth: true },
      trim && { svg: stroke(edge, 10), colour: trim, glow },
    ])
  },
  /** Chest, ribs and belly of a bare torso; `strength` is a darkening factor. */
  muscles: ({ width = 1, strength = 0.6 }: { width?: number; strength?: number }) => {
    const at = (side: 1 | -1, points: Points, line: number): Decal => ({
      svg: stroke(onSide(side)(stretched(points, [width, 1])), line),
      dim: strength,
    })
    return onTorso([
      both((side) => [
        at(side, '506 790, 590 800, 680 750, 700 690', 9),
        at(side, '512 690, 570 676, 650 664', 5),
        at(side, '520 880, 580 872', 6),
        at(side, '520 950, 574 944', 6),
        at(side, '650 830, 620 900, 610 1000', 6),
      ]),
      { svg: stroke('500 690, 500 1010', 7), dim: strength },
    ])
  },
  /** Ribs of the dead, or of the starved. */
  ribs: ({ skin, bone = 0.45 }: { skin: string; bone?: number }) =>
    onTorso([
      { svg: path('440 620!, 560 620!, 590 760, 540 1010!, 460 1010!, 410 760'), colour: skin },
      [0, 1, 2, 3].map((row) =>
        both((side) => ({
          svg: stroke(onSide(side)(`508 ${740 + row * 52}, 540 ${730 + row * 52}, 566 ${750 + row * 50}`), 7),
          dim: bone,
        })),
      ),
      { svg: stroke('500 690, 500 930', 6), dim: 0.5 },
    ]),
  /** Marks on the chest that shine a little. */
  tattoo: ({ colour, kind = 'flames', glow = 0.3, width = 1 }: Tattoo) =>
    onTorso(
      both((side) => {
        const { draw, marks } = tattoos[kind]
        return marks.map((points) => ({
          svg: draw(onSide(side)(stretched(points, [width, 1]))),
          colour,
          glow,
          depth: 0.05,
        }))
      }),
    ),
  /** Bandages around the body. */
  bands: ({ colour, from = 660, count = 7 }: { colour: string; from?: number; count?: number }) =>
    onTorso([
      Array.from({ length: count }, (_, index) => ({
        svg: stroke(
          `280 ${from + index * 52 + (index % 2) * 30}, 500 ${from + 24 + index * 50}, ` +
            `720 ${from + index * 54 - (index % 2) * 20}`,
          5,
        ),
        dim: 0.5,
      })),
      { svg: stroke(`300 ${from + 90}, 500 ${from + 150}, 700 ${from + 80}`, 34), colour },
    ]),
  /** A panel down the middle, with a tie and buttons. */
  shirt: ({ colour, tie, button = '#ffc24b' }: { colour: string; tie: string; button?: string }) =>
    onTorso([
      { svg: path('430 640!, 500 760!, 570 640!, 560 1010!, 440 1010!'), colour },
      { svg: path('500 700!, 520 740, 508 860, 500 900!, 492 860, 480 740'), colour: tie },
      {
        svg: [0, 1, 2, 3]
          .map((row) => path(whole(`0 ${791 + row * 56}, 9 ${800 + row * 56}, 0 ${809 + row * 56}`)))
          .join(''),
        colour: button,
      },
    ]),
  /** A gem on the breast. */
  brooch: ({ colour, y = 835, glow = 1.2, size = 1 }: { colour: string; y?: number; glow?: number; size?: number }) =>
    onTorso({ svg: path(whole(`0 ${y - 45 * size}!, ${20 * size} ${y - 5}, 0 ${y + 45 * size}!`)), colour, glow }),
  /** Cloth that opens over the belly: seams and a hem. */
  seams: ({ colour, width = 1 }: { colour: string; width?: number }) =>
    onTorso([
      both((side) => ({ svg: stroke(onSide(side)(stretched('566 620, 600 760, 548 1010', [width, 1])), 14), colour })),
      {
        svg: polygon([
          [500, 840],
          [528, 878],
          [500, 916],
          [472, 878],
        ]),
        colour,
      },
    ]),
}
