import type { Layer } from '../../light/layer.ts'
import { circleLine, ellipse, moved, path, rectangle, stroke } from '../../shape/outline.ts'
import { both } from '../../shape/points.ts'
import { rod } from '../../shape/strand.ts'
import { shaft } from './parts.ts'

interface Axe {
  colour: string
  trim: string
  /** Two blades instead of one. */
  double?: boolean
  wood?: string
}

export const blades = {
  axe: ({ colour, trim, double = false, wood = '#4a2c26' }: Axe): Layer[] => {
    const blade = (side: number): Layer => ({
      svg: moved(path('14 -400!, 90 -420, 200 -520!, 236 -380, 190 -210!, 110 -290, 14 -290!'), `scale(${side} 1)`),
      colour,
      chrome: colour,
      rim: 0.9,
      decals: [{ svg: moved(stroke('176 -480, 206 -380, 170 -250', 9), `scale(${side} 1)`), dim: 0.55 }],
    })
    return [
      shaft(wood, [440, -430], 17),
      ...(double
        ? [blade(-1)]
        : [{ svg: path('-14 -390!, -90 -360!, -14 -310!'), colour, gloss: 0.5 } satisfies Layer]),
      blade(1),
      {
        svg: rectangle({ x: -34, y: -410, width: 68, height: 120, round: 10 }),
        colour: trim,
        gloss: 0.5,
        decals: [{ svg: ellipse(0, -350, 18), dim: 0.5 }],
      },
    ]
  },
  dagger: ({ colour, trim }: { colour: string; trim: string }): Layer[] => [
    {
      svg: rod('0 90, 0 40, 0 -50', 16, 6),
      colour: '#2a2028',
      decals: [{ svg: [70, 40, 10].map((y) => stroke(`-18 ${y}, 18 ${y - 14}`, 6)).join(''), colour: trim }],
    },
    {
      svg: path('-30 -70!, -36 -180, 6 -400!, 40 -190, 30 -70!'),
      colour,
      chrome: colour,
      rim: 0.9,
      decals: [{ svg: stroke('0 -90, 4 -340', 6), dim: 0.5 }],
    },
    { svg: path('-70 -84!, 0 -60, 70 -84!, 54 -48, 0 -34, -54 -48'), colour: trim, gloss: 0.5 },
  ],
  /** A scythe; `eye` opens one in its blade. */
  scythe: ({ colour, trim, eye }: { colour: string; trim: string; eye?: string }): Layer[] => [
    shaft('#241c28', [470, -440], 15),
    {
      svg: path('-30 -470!, 80 -560, 260 -560, 420 -420!, 300 -460, 170 -440, 60 -390, -20 -360!'),
      colour,
      chrome: colour,
      rim: 0.9,
      fine: true,
      decals: [{ svg: stroke('40 -440, 180 -490, 330 -470', 8), dim: 0.5 }],
    },
    {
      svg: ellipse(0, -420, [52, 60]),
      colour: trim,
      gloss: 0.4,
      decals: eye
        ? [
            { svg: path('-32 -420!, 0 -450, 32 -420!, 0 -392'), colour: eye, glow: 1.8 },
            { svg: ellipse(0, -421, [7, 20]), colour: '#0a0508' },
          ]
        : [],
    },
  ],
  /** A folding fan with ribs. */
  fan: ({ colour, trim }: { colour: string; trim: string }): Layer[] => [
    {
      svg: path('0 20!, -250 -140!, -200 -260, -80 -340, 80 -340, 200 -260, 250 -140!'),
      colour,
      rim: 0.9,
      decals: [
        { svg: stroke('-236 -152, -190 -244, -76 -320, 76 -320, 190 -244, 236 -152', 24), colour: trim },
        ...[-60, -36, -12, 12, 36, 60].map((turn) => ({
          svg: moved(stroke('0 0, 0 -330', 5), `rotate(${turn})`),
          dim: 0.6,
        })),
      ],
    },
    { svg: ellipse(0, 12, 22), colour: trim, gloss: 0.5 },
  ],
  /** A throwing star with four points. */
  shuriken: ({ colour, trim }: { colour: string; trim: string }): Layer[] => [
    {
      svg: [0, 90, 180, 270]
        .map((turn) => moved(path('-44 -30!, -30 -120, 10 -260!, 44 -110, 40 -30!'), `rotate(${turn})`))
        .join(''),
      colour,
      chrome: colour,
      rim: 0.9,
    },
    { svg: ellipse(0, 0, 62), colour: trim, decals: [{ svg: ellipse(0, 0, 26), colour: '#0c0a12' }] },
  ],
  /** Playing cards in a fan, the middle one alight. */
  cards: ({ colour, trim, glow }: { colour: string; trim: string; glow: string }): Layer[] =>
    [-34, 34, -12, 12].map(
      (turn, index): Layer => ({
        svg: moved(rectangle({ x: -62, y: -290, width: 124, height: 190, round: 14 }), `rotate(${turn})`),
        colour: index === 3 ? glow : colour,
        glow: index === 3 ? 0.55 : undefined,
        rim: 0.8,
        decals: [
          {
            svg: moved(path('0 -250!, 26 -196, 0 -142!, -26 -196'), `rotate(${turn})`),
            colour: index === 3 ? '#ffffff' : trim,
            glow: index === 3 ? 1.2 : undefined,
          },
          {
            svg: moved(stroke('-50 -278, 50 -278', 4) + stroke('-50 -112, 50 -112', 4), `rotate(${turn})`),
            colour: trim,
          },
        ],
      }),
    ),
  /** A lantern on a chain, with a soul in it; it hangs from the hand. */
  lantern: ({ colour, glow }: { colour: string; glow: string }): Layer[] => [
    { svg: [20, 56, 92].map((y) => circleLine([0, y], 17, 8)).join(''), colour, gloss: 0.5 },
    { svg: path('-70 150!, 0 110, 70 150!, 96 180!, -96 180!'), colour, gloss: 0.5, rim: 0.8 },
    {
      svg: path('-78 180!, 78 180!, 92 260, 70 350!, -70 350!, -92 260'),
      colour: glow,
      glow: 0.9,
      decals: [
        { svg: path('0 200!, 36 270, 20 330, -20 330, -36 270'), colour: '#ffffff', glow: 1.3 },
        { svg: stroke('-40 182, -48 348', 9) + stroke('40 182, 48 348', 9), colour, glow: 0 },
      ],
    },
    { svg: path('-92 346!, 92 346!, 60 400!, 0 430!, -60 400!'), colour, gloss: 0.5, rim: 0.8 },
  ],
  /** A ball of light above the hand, with rings. */
  orb: ({ colour, ring }: { colour: string; ring?: string }): Layer[] => [
    {
      svg: ellipse(0, -190, 104),
      colour,
      glow: 0.75,
      fine: true,
      clusterRim: 0.4,
      decals: [
        { svg: path('-70 -230!, -20 -280, 40 -270, -10 -240, -50 -170!'), colour: '#ffffff', glow: 1.4, opacity: 0.9 },
        { svg: path('70 -150!, 30 -100, -30 -110, 20 -130, 60 -200!'), dim: 0.6 },
      ],
    },
    ...(ring
      ? [
          {
            svg: `<g transform="translate(0 -190) rotate(-18) scale(1 .34)">${circleLine([0, 0], 158, 18)}</g>`,
            colour: ring,
            glow: 0.9,
            shadow: 0,
          } satisfies Layer,
        ]
      : []),
  ],
  /** A huge fist of metal with rivets and a light. */
  powerFist: ({ colour, trim, glow }: { colour: string; trim: string; glow: string }): Layer[] => [
    {
      svg: rod('0 420, 0 240, 0 110', 100, 8),
      colour: trim,
      gloss: 0.5,
      decals: [170, 240, 310].map((y) => ({ svg: stroke(`-104 ${y}, 104 ${y}`, 10), dim: 0.55 })),
    },
    {
      svg: path('-170 -60!, -140 -150, 140 -150, 170 -60!, 160 90, 100 150, -100 150, -160 90'),
      colour,
      gloss: 0.6,
      rim: 0.9,
      fine: true,
      decals: [
        { svg: ellipse(0, 70, 44), colour: trim },
        { svg: ellipse(0, 70, 27), colour: glow, glow: 1.8 },
      ],
    },
    ...[-114, -38, 38, 114].map(
      (x): Layer => ({
        svg: path([
          [x - 36, -40, 1],
          [x - 34, -170],
          [x, -200],
          [x + 34, -170],
          [x + 36, -40, 1],
          [x, -10],
        ]),
        colour,
        gloss: 0.6,
        rim: 0.8,
        decals: [
          { svg: stroke(`${x - 20} -110, ${x + 20} -110`, 8), dim: 0.5 },
          { svg: ellipse(x, -160, 11), colour: trim },
        ],
      }),
    ),
    { svg: rod('-170 30, -70 60, 50 30', 36, 8), colour: trim, gloss: 0.5, rim: 0.7 },
  ],
  /** A lance of knights: a cone with a guard. */
  lance: ({ colour, trim }: { colour: string; trim: string }): Layer[] => [
    shaft('#3a2a30', [420, 60], 17),
    {
      svg: path('-46 -20!, -30 -200, 0 -680!, 30 -200, 46 -20!'),
      colour,
      chrome: colour,
      rim: 0.9,
      fine: true,
      decals: both((side) => ({ svg: stroke(`${side * 12} -60, 0 -600`, 6), dim: 0.55 })),
    },
    { svg: path('-130 40!, -90 -30, 0 -70, 90 -30, 130 40!, 0 70'), colour: trim, gloss: 0.6, rim: 0.8 },
  ],
}
