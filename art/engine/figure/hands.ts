import type { Layer } from '../light/layer.ts'
import { ellipse, path, stroke } from '../shape/outline.ts'
import type { Points } from '../shape/points.ts'
import { strand, taper } from '../shape/strand.ts'

// Hands are drawn about (0, 0) and about 110 wide, for the right side.

const finger = (points: Points, from: number, to: number) => strand(points, taper(from, to), 10)

/** A fist around a rod that stands upright through (0, 0). */
const grip = (colour: string): Layer[] => [
  { svg: path('-46 -44, -10 -60, 40 -52, 52 0, 40 52, -20 60, -50 30'), colour },
  ...[0, 1, 2, 3].map((index): Layer => {
    const [right, y, left] = [50 - index * 2, -40 + index * 27, -44 + index * 2]
    return {
      svg:
        finger(
          [
            [right, y],
            [6, y - 6],
            [left, y + 4],
          ],
          15.5,
          13,
        ) + ellipse(left, y + 4, 12.5),
      colour,
      rim: 0.22,
      shadow: 0.5,
      smooth: true,
    }
  }),
  { svg: finger('40 46, 10 8, -26 -8', 17, 12) + ellipse(-26, -8, 12), colour, rim: 0.3, smooth: true },
]

/** A fist toward the viewer: four fingers, the thumb across. */
const fist = (colour: string): Layer[] => [
  { svg: path('-66 -30, -50 -66, 50 -66, 68 -26, 60 56, 0 72, -60 54'), colour },
  ...[-46, -15, 16, 47].map((x, index): Layer => {
    const top = -72 + Math.abs(index - 1.4) * 5
    return {
      svg: path([
        [x - 17, -30],
        [x - 12, top],
        [x + 12, top],
        [x + 17, -30],
        [x + 14, 26],
        [x, 36],
        [x - 14, 26],
      ]),
      colour,
      rim: 0.4,
      shadow: 0.5,
      smooth: true,
      decals: [
        {
          svg: stroke(
            [
              [x - 9, -24],
              [x + 9, -24],
            ],
            4,
          ),
          dim: 0.6,
        },
      ],
    }
  }),
  { svg: finger('-66 12, -26 34, 26 26', 20, 16) + ellipse(26, 26, 16), colour, rim: 0.5, shadow: 0.6, smooth: true },
]

/** Fingers of an open hand from the little one to the index: knuckle, middle joint, tip. */
const spread = [
  '-46 -30, -66 -74, -80 -106',
  '-18 -44, -26 -98, -32 -142',
  '12 -46, 14 -104, 16 -152',
  '38 -36, 48 -86, 58 -126',
]

/** An open hand, palm to the viewer, fingers apart. */
const open = (colour: string): Layer[] => [
  ...spread.map((points, index) => digit(points, [14, 16, 16, 15][index]!, colour)),
  {
    svg: path('-58 -40, -20 -56, 24 -56, 52 -40, 54 10, 40 62, 0 78, -38 64, -56 20'),
    colour,
    smooth: true,
    rim: 0.4,
    decals: [
      { svg: stroke('-44 -8, -10 -22, 38 -14', 4), dim: 0.72 },
      { svg: stroke('30 -34, 6 8, 8 62', 4), dim: 0.72 },
    ],
  },
  digit('34 46, 76 18, 96 -26', 18, colour),
]

function digit(points: Points, width: number, colour: string): Layer {
  const list = typeof points === 'string' ? points.split(',').map((point) => point.trim().split(' ').map(Number)) : []
  const [x, y] = list.at(-1)!
  return {
    svg: finger(points, width, width * 0.72) + ellipse(x!, y!, width * 0.74),
    colour,
    rim: 0.4,
    shadow: 0.35,
    smooth: true,
  }
}

/** A hand that reaches out like a claw: bent fingers with nails. */
const claw = (colour: string, nail = '#14060e'): Layer[] => [
  ...[
    '-44 -24, -88 -60, -84 -110',
    '-16 -40, -40 -104, -24 -150',
    '14 -42, 20 -110, 34 -154',
    '40 -28, 76 -78, 80 -124',
  ].map((points) => bent(points, nail, colour)),
  { svg: path('-56 -36, -20 -54, 24 -54, 52 -36, 52 14, 36 62, 0 78, -36 62, -54 18'), colour, smooth: true, rim: 0.4 },
  bent('36 40, 92 16, 104 -34', nail, colour),
]

function bent(points: string, nail: string, colour: string): Layer {
  const [, , tip] = points.split(',').map((point) => point.trim().split(' ').map(Number))
  const [x, y] = [tip![0]!, tip![1]!]
  return {
    svg: finger(points, 16, 9) + ellipse(x, y, 9),
    colour,
    rim: 0.5,
    shadow: 0.4,
    smooth: true,
    decals: [
      {
        svg: path([
          [x - 9, y + 6, 1],
          [x - 4, y - 10],
          [x + 8, y - 12, 1],
          [x + 8, y + 4],
        ]),
        colour: nail,
      },
    ],
  }
}

/** A hand seen from its back with fingers curved down, on strings or keys. */
const play = (colour: string): Layer[] => [
  { svg: path('-54 -20, -30 -56, 26 -58, 56 -24, 50 14, 0 24, -50 16'), colour, smooth: true, rim: 0.4 },
  ...[-44, -15, 15, 43].map((x, index): Layer => {
    const reach = [44, 62, 66, 52][index]!
    return {
      svg:
        finger(
          [
            [x, -6],
            [x * 1.16, 26],
            [x * 1.1 + 6, reach],
          ],
          14,
          10,
        ) + ellipse(x * 1.1 + 6, reach, 10),
      colour,
      rim: 0.4,
      shadow: 0.5,
      smooth: true,
    }
  }),
  { svg: finger('46 -20, 84 2, 86 38', 15, 10) + ellipse(86, 38, 10), colour, rim: 0.4, shadow: 0.4, smooth: true },
]

export const hands = { grip, fist, open, claw, play }
export type HandKind = keyof typeof hands
