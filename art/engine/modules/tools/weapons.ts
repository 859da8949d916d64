import type { Layer } from '../../light/layer.ts'
import { circleLine, ellipse, moved, path, rectangle, stroke } from '../../shape/outline.ts'
import { leaf, rod, strand } from '../../shape/strand.ts'
import { halves, shaft } from './parts.ts'

interface Sword {
  colour: string
  trim: string
  /** Light in the groove of the blade. */
  glow?: string
  /** straight, curved (one edge), or broad. */
  kind?: 'straight' | 'curved' | 'broad'
}

/** A lock of horsehair that hangs below the head of a spear. */
const tuft = (side: number, colour: string): Layer => ({
  svg: strand(
    `${side * 8} -270, ${side * 44 - 10} -210, ${side * 40 - 24} -120, ${side * 56 - 40} -40`,
    leaf(20, 0.4, 0.5),
    12,
  ),
  colour,
  rim: 0.7,
})

export const weapons = {
  hammer: ({ colour, trim, wood = '#4a2c26' }: { colour: string; trim: string; wood?: string }): Layer[] => [
    shaft(wood, [420, -240]),
    {
      svg: path('-170 -380!, 170 -380!, 190 -350, 190 -210, 170 -180!, -170 -180!, -190 -210, -190 -350'),
      colour,
      gloss: 0.5,
      decals: [
        { svg: stroke('-118 -384, -118 -176', 18) + stroke('118 -384, 118 -176', 18), colour: trim },
        { svg: path('0 -340!, 34 -280, 0 -220!, -34 -280'), colour: trim },
      ],
    },
  ],
  /** A gravedigger's: a pointed blade on a shaft, the blade up. */
  shovel: ({ colour, trim, wood = '#4a2c26' }: { colour: string; trim: string; wood?: string }): Layer[] => [
    shaft(wood, [470, -300], 15),
    {
      svg: path('-104 -300!, -112 -440, -86 -540, 0 -640!, 86 -540, 112 -440, 104 -300!, 40 -276, -40 -276'),
      colour,
      chrome: colour,
      rim: 0.9,
      decals: [
        { svg: stroke('0 -280, 0 -470', 16) + stroke('-70 -320, 70 -320', 8), dim: 0.5 },
        { svg: stroke('-86 -540, 0 -640!, 86 -540', 10), colour: trim },
      ],
    },
    { svg: rectangle({ x: -26, y: -310, width: 52, height: 70, round: 8 }), colour: trim, gloss: 0.5 },
  ],
  scissors: ({ colour, trim }: { colour: string; trim: string }): Layer[] => [
    ...halves((at, side): Layer[] => [
      { svg: circleLine([side * 84, 190], 62, 30), colour: trim },
      {
        svg: path(at('58 130!, 30 40, -20 -120, -30 -420!, 16 -300, 46 -100, 70 40, 96 128!')),
        colour,
        chrome: colour,
        rim: 0.8,
        decals: [{ svg: stroke(at('40 60, 0 -120, -14 -340'), 6), dim: 0.5 }],
      },
    ]).flat(),
    { svg: ellipse(0, 20, 24), colour: trim },
  ],
  /** A head of flanges on a long shaft. */
  mace: ({ colour, trim, glow }: { colour: string; trim: string; glow: string }): Layer[] => [
    shaft('#2a2430', [460, -200], 18),
    ...[-60, -30, 0, 30, 60].map(
      (turn): Layer => ({
        svg: moved(path('-34 60!, -56 -60, 0 -200!, 56 -60, 34 60!'), `translate(0 -290) rotate(${turn})`),
        colour,
        chrome: true,
        rim: 0.8,
      }),
    ),
    {
      svg: ellipse(0, -280, [74, 84]),
      colour: trim,
      decals: [{ svg: ellipse(0, -280, [40, 50]), colour: glow, glow: 1.6 }],
    },
  ],
  sword: ({ colour, trim, glow, kind = 'straight' }: Sword): Layer[] => {
    const width = kind === 'broad' ? 62 : 34
    const bend = kind === 'curved' ? 70 : 0
    const blade =
      `${-width} -80!, ${-width + bend * 0.2} -330, ${bend - width * 0.5} -560, ${bend + 20} -660!, ` +
      `${bend * 0.8 + width * 0.8} -540, ${width + bend * 0.3} -320, ${width} -80!`
    const groove = { svg: stroke(`0 -100, ${bend * 0.25} -330, ${bend * 0.9} -580`, 7), dim: 0.5 }
    const light = stroke(`0 -120, ${bend * 0.25} -330, ${bend * 0.8} -520`, 13)
    return [
      {
        svg: rod('0 130, 0 50, 0 -60', 17, 6),
        colour: '#3a2a30',
        decals: [0, 1, 2, 3].map((row) => ({
          svg: stroke(`-20 ${110 - row * 40}, 20 ${90 - row * 40}`, 7),
          colour: trim,
        })),
      },
      {
        svg: path(blade),
        colour,
        chrome: colour,
        fine: true,
        rim: 0.9,
        decals: [groove, ...(glow ? [{ svg: light, colour: glow, glow: 1.3 }] : [])],
      },
      {
        svg: path(`${-width - 44} -100!, 0 -74, ${width + 44} -100!, ${width + 30} -58, 0 -44, ${-width - 30} -58`),
        colour: trim,
        gloss: 0.5,
      },
    ]
  },
  /** A spear; `tassel` is the colour of horsehair below its head. */
  spear: ({ colour, trim, tassel }: { colour: string; trim: string; tassel?: string }): Layer[] => [
    shaft('#5b3524', [460, -300], 13),
    ...(tassel ? [-1, 0, 1].map((side) => tuft(side, tassel)) : []),
    {
      svg: path('0 -560!, 66 -380, 40 -320, 0 -270!, -40 -320, -66 -380'),
      colour,
      chrome: colour,
      rim: 0.9,
      decals: [{ svg: stroke('0 -540, 0 -300', 6), dim: 0.5 }],
    },
    { svg: rectangle({ x: -24, y: -290, width: 48, height: 46, round: 6 }), colour: trim },
  ],
  /** A slab of stone on a grip, teeth along both edges: a club that cuts. */
  slab: ({ colour, trim, edge = '#e8e0ff' }: { colour: string; trim: string; edge?: string }): Layer[] => [
    shaft('#2a1c22', [120, -60], 18),
    ...halves((at): Layer[] =>
      [0, 1, 2, 3].map((index) => ({
        svg: path(
          at(
            `${104 - index * 8} ${-430 + index * 92}!, ${188 - index * 12} ${-400 + index * 92}!, ${96 - index * 8} ${-330 + index * 92}!`,
          ),
        ),
        colour: edge,
        rim: 0.8,
      })),
    ).flat(),
    {
      svg: path('-124 -470!, 0 -500, 124 -470!, 112 -300, 82 -90, 50 -46!, -50 -46!, -82 -90, -112 -300'),
      colour,
      gloss: 0.4,
      rim: 0.8,
      decals: [
        { svg: stroke('-84 -430!, 84 -430!, 54 -96!, -54 -96!, -84 -430!', 11), colour: trim },
        { svg: path('0 -360!, 32 -290, 0 -220!, -32 -290') + stroke('-28 -180, 0 -150, 28 -180', 12), colour: trim },
      ],
    },
  ],
  /** A throwing knife with a ring. */
  kunai: ({ colour, trim, wood = '#3a2230' }: { colour: string; trim: string; wood?: string }): Layer[] => [
    {
      svg: path('0 -340!, 46 -200, 18 -120!, -18 -120!, -46 -200'),
      colour,
      chrome: colour,
      decals: [{ svg: path('0 -320!, 6 -120!, -6 -120!'), dim: 0.45 }],
    },
    {
      svg: rectangle({ x: -13, y: -130, width: 26, height: 190, round: 8 }) + circleLine([0, 86], 26, 12),
      colour: wood,
      decals: [0, 1, 2, 3, 4].map((row) => ({
        svg: stroke(`-14 ${-100 + row * 30}, 14 ${-112 + row * 30}`, 8),
        colour: trim,
      })),
    },
  ],
  /** The hand of a machine: palm and three claws, with a light. */
  claw: ({ colour, trim, glow }: { colour: string; trim: string; glow: string }): Layer[] => [
    {
      svg: rod('0 430, 0 240, 0 80', 62),
      colour: trim,
      decals: [0, 1, 2, 3, 4].map((row) => ({
        svg: stroke(`-66 ${130 + row * 60}, 66 ${130 + row * 60}`, 9),
        dim: 0.5,
      })),
    },
    ...[-52, 0, 52].map(
      (turn): Layer => ({
        svg: moved(path('-50 -40!, -66 -150, -30 -250, 30 -290!, 14 -210, 44 -140, 50 -40!'), `rotate(${turn} 0 20)`),
        colour,
        gloss: 0.5,
        rim: 0.8,
      }),
    ),
    {
      svg: ellipse(0, 20, [130, 118]),
      colour,
      gloss: 0.6,
      rim: 0.8,
      decals: [
        { svg: ellipse(0, 10, [58, 54]), colour: trim },
        { svg: ellipse(0, 10, [36, 34]), colour: glow, glow: 1.8 },
      ],
    },
  ],
}
