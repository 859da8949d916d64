import { slot } from '../figure/slots.ts'
import type { Layer } from '../light/layer.ts'
import { ellipse, path } from '../shape/outline.ts'
import { both, onSide, type Point, type Points } from '../shape/points.ts'
import { along, beside, strand, type Width } from '../shape/strand.ts'

const tentacleSpines = ({ x, y, r }: { x: number; y: number; r: number }, [from, turns]: [number, number]): Point[] =>
  Array.from({ length: 9 }, (_, index) => {
    const angle = from + turns * (index / 8) * 2 * Math.PI
    const radius = r * (1 - (index / 8) * 0.72)
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius]
  })

/** Tentacles and plants behind a figure. */
export const growths = {
  /** Vines with leaves and flowers that grow behind the shoulders. */
  vines: ({ colour, leaf: leafColour, flower }: { colour: string; leaf: string; flower?: string }) =>
    slot(
      'back',
      both((side) =>
        vineSpines.map((points) => vine(onSide(side)(points), side, { colour, leaf: leafColour, flower })),
      ),
    ),
  /** Four arms of a kraken that curl, with suckers. */
  tentacles: ({ colour, sucker = '#eafff4', dark = '#0b5a6b' }: { colour: string; sucker?: string; dark?: string }) =>
    slot(
      'back',
      both((side) => [
        tentacle(onSide(side)([...lowArm, ...tentacleSpines({ x: 880, y: 470, r: 78 }, [0.2, -1.15])]), 62, -side, {
          colour,
          sucker,
          dark,
        }),
        tentacle(onSide(side)([...highArm, ...tentacleSpines({ x: 780, y: 150, r: 76 }, [0.3, -1.2])]), 60, -side, {
          colour,
          sucker,
          dark,
        }),
      ]),
    ),
}

const vineSpines: Points[] = [
  '560 900, 700 700, 840 640, 900 460, 850 340, 890 240',
  '600 960, 780 860, 920 820, 960 700, 930 600',
  '540 800, 640 560, 760 420, 760 260, 700 170, 730 90',
]

interface VineColours {
  colour: string
  leaf: string
  flower?: string
}

/** A thorny vine with a leaf on each side in turn, and a flower at its end. */
function vine(points: Points, side: number, { colour, leaf: leafColour, flower }: VineColours): Layer[] {
  const curve = along(points, 24)
  const leaves = [6, 10, 14, 18, 22].map((index) => {
    const [x, y] = curve[index]!
    const turn = (index % 4 ? 50 : -60) * side - 20 * side
    return `<g transform="translate(${x} ${y}) rotate(${turn})">${path('0 0!, -26 -40, 0 -96!, 26 -40')}</g>`
  })
  const [x, y] = curve.at(-1)!
  const petals = [0, 72, 144, 216, 288].map(
    (turn) => `<g transform="translate(${x} ${y}) rotate(${turn})">${path('0 0!, -24 -30, 0 -72!, 24 -30')}</g>`,
  )
  return [
    { svg: strand(curve, (share) => 20 * (1 - share) + 5, 30), colour, depth: -0.7, clusterRim: 0.8 },
    { svg: leaves.join(''), colour: leafColour, depth: -0.65, rim: 0.7 },
    ...(flower
      ? [
          {
            svg: petals.join(''),
            colour: flower,
            depth: -0.6,
            rim: 0.7,
            decals: [{ svg: ellipse(x, y, 14), colour: '#ffe9a0', glow: 0.8 }],
          },
        ]
      : []),
  ]
}

const lowArm: Point[] = [
  [640, 1010],
  [800, 960],
  [930, 800],
  [950, 600],
]
const highArm: Point[] = [
  [600, 900],
  [760, 640],
  [850, 380],
  [860, 230],
]

/** A tentacle with suckers on one side. */
function tentacle(
  spine: Points,
  thick: number,
  side: number,
  colours: { colour: string; sucker: string; dark: string },
) {
  const curve = along(spine, 40)
  const width: Width = (share) => thick * (1 - share) ** 0.7 + 7
  const suckers = Array.from({ length: 16 }, (_, index) => 6 + index * 2).map((index) => {
    const radius = width(index / 40)
    return { at: beside(curve, index, -side * radius * 0.5), radius }
  })
  return {
    svg: strand(spine, width, 44),
    colour: colours.colour,
    depth: -0.8,
    clusterRim: 0.8,
    bulge: 1.1,
    decals: [
      {
        svg: suckers.map(({ at: [x, y], radius }) => ellipse(x, y, radius * 0.26)).join(''),
        colour: colours.sucker,
        glow: 0.5,
      },
      { svg: suckers.map(({ at: [x, y], radius }) => ellipse(x, y, radius * 0.12)).join(''), colour: colours.dark },
    ],
  }
}
