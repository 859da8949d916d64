import type { Layer } from '../../light/layer.ts'
import { circleLine, ellipse, path, polygon, rectangle, stroke } from '../../shape/outline.ts'
import { type Points, radians } from '../../shape/points.ts'
import { rod } from '../../shape/strand.ts'
import { halves } from './parts.ts'

/** Bodies of guitars; the neck leaves upward from (0, 0). */
const bodies = {
  electric:
    '-40 40!, -90 -30, -150 0, -150 110, -110 190, -170 290, -110 400, 0 420, 120 400, 170 290, 110 190, 140 110, 130 20!, 80 60, 40 40!',
  star: '-40 30!, -110 110!, -270 110!, -150 220!, -210 400!, 0 300!, 210 400!, 150 220!, 270 110!, 110 110!, 40 30!',
  vee: '-40 20!, -70 150, -230 420!, -130 440!, 0 260!, 130 440!, 230 420!, 70 150, 40 20!',
  acoustic:
    '-40 40!, -130 50, -150 140, -100 210, -170 300, -140 420, 0 450, 140 420, 170 300, 100 210, 150 140, 130 50, 40 40!',
} satisfies Record<string, Points>

interface Guitar {
  colour: string
  trim: string
  /** Light of the strings. */
  glow?: string
  kind?: keyof typeof bodies
  wood?: string
}

export const instruments = {
  /** A guitar with its neck up; the hand holds the neck at (0, 0). */
  guitar: ({ colour, trim, glow, kind = 'electric', wood = '#3a2420' }: Guitar): Layer[] => [
    {
      svg: rod('0 120, 0 -160, 0 -440', 21),
      colour: wood,
      decals: Array.from({ length: 9 }, (_, index) => ({
        svg: stroke(`-22 ${-400 + index * 52}, 22 ${-400 + index * 52}`, 5),
        colour: trim,
        opacity: 0.8,
      })),
    },
    {
      svg: path('-26 -430!, -46 -560!, 20 -600!, 48 -540, 26 -430!'),
      colour,
      rim: 0.8,
      decals: [{ svg: [-460, -500, -540].map((y) => ellipse(-30, y, 9) + ellipse(30, y, 9)).join(''), colour: trim }],
    },
    {
      svg: path(bodies[kind]),
      colour,
      gloss: 0.6,
      rim: 0.9,
      fine: true,
      bulge: 0.8,
      decals: [
        {
          svg: kind === 'acoustic' ? ellipse(0, 200, 62) : path('-30 110!, 60 120, 70 260, -50 280!, -60 190'),
          colour: kind === 'acoustic' ? '#120a0c' : trim,
        },
        { svg: rectangle({ x: -42, y: 290, width: 84, height: 22, round: 6 }), colour: trim },
        ...(kind === 'acoustic'
          ? []
          : [170, 226].map((y) => ({
              svg: rectangle({ x: -36, y, width: 72, height: 24, round: 6 }),
              colour: '#14101a',
            }))),
      ],
    },
    {
      svg: [-12, -4, 4, 12].map((x) => stroke(`${x} -440, ${x} 300`, 2.6)).join(''),
      colour: glow ?? '#e8ecf4',
      glow: glow ? 1.2 : 0.3,
      shadow: 0,
      rim: 0,
    },
  ],
  /** Two sticks of a drummer, crossed. */
  drumsticks: ({ colour, tip }: { colour: string; tip: string }): Layer[] =>
    halves(
      (at): Layer => ({
        svg: rod(at('-80 160, 60 -140, 170 -380'), 12),
        colour,
        decals: [{ svg: path(at('140 -330!, 176 -330, 196 -410!, 160 -400')), colour: tip }],
      }),
    ),
  /** A saxophone: mouthpiece at the upper left, bell at the right. */
  saxophone: ({ colour, trim }: { colour: string; trim: string }): Layer[] => [
    {
      svg: path(
        '-120 -360!, -60 -384, -10 -330, 10 -120, 20 120, 60 230, 120 240, 150 170, 140 60, 90 -40!, 250 -60!, 220 40, 220 190, 160 310, 60 330, -40 260, -60 100, -50 -120, -60 -300, -90 -330',
      ),
      colour,
      chrome: colour,
      rim: 0.9,
      fine: true,
      decals: [
        { svg: [-200, -120, -40, 40, 120].map((y) => ellipse(-20, y, [20, 17])).join(''), colour: trim },
        { svg: stroke('100 -36, 170 -44, 244 -54', 12), colour: trim },
      ],
    },
    { svg: rod('-170 -330, -140 -356, -112 -362', 13), colour: '#15101c' },
  ],
  /** A record, with light in its grooves. */
  record: ({ colour, label }: { colour: string; label: string }): Layer[] => [
    {
      svg: ellipse(0, 0, 190),
      colour: '#14101c',
      gloss: 0.8,
      fine: true,
      bulge: 0.3,
      rim: 0.9,
      decals: [
        ...[90, 115, 140, 165].map((radius) => ({
          svg: circleLine([0, 0], radius, 3),
          colour,
          opacity: 0.8,
          glow: 0.2,
        })),
        { svg: ellipse(0, 0, 62), colour: label },
        {
          svg: polygon([
            [-190, -60],
            [-40, -10],
            [-60, 10],
            [-190, -20],
          ]),
          colour: '#ffffff',
          opacity: 0.3,
          glow: 0.3,
        },
        { svg: ellipse(0, 0, 9), colour: '#14101c' },
      ],
    },
  ],
  /** A string of notes around the hand. */
  notes: ({ colour, glow = 1 }: { colour: string; glow?: number }): Layer[] =>
    [-70, -20, 30].map((turn, index): Layer => {
      const [x, y] = [Math.sin(radians(turn)) * 260, -Math.cos(radians(turn)) * 240 - 20]
      const tilt = index * 12 - 10
      const svg =
        ellipse(-22, 40, [26, 19], -18) +
        rectangle({ x: -2, y: -70, width: 9, height: 110 }) +
        path('4 -72!, 40 -56, 56 -20!, 30 -38, 6 -34!')
      return {
        svg: `<g transform="translate(${x} ${y}) rotate(${tilt})">${svg}</g>`,
        colour,
        glow,
        rim: 0,
        shadow: 0,
        clusterRim: 0.2,
      }
    }),
}
