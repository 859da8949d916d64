import type { Layer } from '../../light/layer.ts'
import { circleLine, ellipse, path, rectangle, stroke } from '../../shape/outline.ts'
import { both, type Point } from '../../shape/points.ts'
import { leaf, rod, strand } from '../../shape/strand.ts'
import { shaft } from './parts.ts'

interface Staff {
  colour: string
  gem: string
  /** orb (in claws), crescent, crook, star, or lamp (of a street). */
  kind?: keyof typeof staffHeads
}

/** Heads of staffs, above (0, -300). */
const staffHeads = {
  orb: (colour: string, gem: string): Layer[] => [
    ...both(
      (side): Layer => ({
        svg: strand(
          `${side * 10} -290, ${side * 96} -350, ${side * 110} -440, ${side * 56} -520`,
          leaf(30, 0.3, 0.5),
          14,
        ),
        colour,
        gloss: 0.5,
      }),
    ),
    {
      svg: ellipse(0, -410, 66),
      colour: gem,
      glow: 0.9,
      decals: [{ svg: path('-30 -440!, 6 -462, -20 -400!'), colour: '#ffffff', glow: 1.4 }],
    },
  ],
  crescent: (colour: string, gem: string): Layer[] => [
    {
      svg: path('-40 -300!, -150 -400, -130 -560!, -90 -440, 0 -390, 90 -440, 130 -560!, 150 -400, 40 -300!, 0 -320'),
      colour,
      chrome: colour,
      rim: 0.9,
    },
    { svg: path('0 -520!, 40 -450, 0 -390!, -40 -450'), colour: gem, glow: 1.3 },
  ],
  crook: (colour: string, gem: string): Layer[] => [
    { svg: rod('0 -280, -10 -420, 40 -540, 150 -530, 150 -430, 80 -430', 20, 20), colour, rim: 0.8 },
    { svg: path('76 -470!, 112 -410, 76 -340!, 40 -410'), colour: gem, glow: 1.3 },
  ],
  star: (colour: string, gem: string): Layer[] => [
    { svg: circleLine([0, -420], 96, 20), colour, chrome: colour },
    {
      svg: path('0 -510!, 22 -444, 88 -420!, 22 -398, 0 -330!, -22 -398, -88 -420!, -22 -444'),
      colour: gem,
      glow: 1.2,
    },
  ],
  lamp: (colour: string, gem: string): Layer[] => [
    {
      svg: path('-66 -320!, -104 -500!, 104 -500!, 66 -320!'),
      colour: gem,
      glow: 1,
      decals: [{ svg: path('-60 -340!, -84 -480!, -30 -480!, -22 -340!'), colour: '#ffffff', glow: 1.4 }],
    },
    {
      svg: stroke('-66 -320!, -104 -500!', 16) + stroke('66 -320!, 104 -500!', 16) + stroke('0 -320, 0 -500', 12),
      colour,
      gloss: 0.5,
    },
    {
      svg: path('-140 -496!, -84 -560, 0 -590, 84 -560, 140 -496!') + path('-84 -330!, 84 -330!, 50 -280!, -50 -280!'),
      colour,
      chrome: colour,
      rim: 0.9,
    },
    { svg: ellipse(0, -600, 22), colour, gloss: 0.5 },
  ],
}

const keys = ['#5cf2ff', '#ff5fd2', '#ffd75a']

export const stagecraft = {
  /** A long staff with a gem. */
  staff: ({ colour, gem, kind = 'orb' }: Staff): Layer[] => [
    shaft(colour, [470, -300], 14),
    { svg: rectangle({ x: -22, y: -310, width: 44, height: 44, round: 8 }), colour, gloss: 0.5 },
    ...staffHeads[kind](colour, gem),
  ],
  /** A bow with its string, and an arrow of light on it. */
  bow: ({ colour, trim, glow }: { colour: string; trim: string; glow: string }): Layer[] => [
    { svg: stroke('-104 -470!, -250 0!, -104 470!', 4), colour: '#f2f7ff', glow: 0.4, shadow: 0, rim: 0 },
    {
      svg: strand(
        '-110 -480, -20 -400, 20 -220, -6 -60, 0 0, -6 60, 20 220, -20 400, -110 480',
        (share) => 8 + 26 * Math.sin(Math.PI * share),
        40,
      ),
      colour,
      chrome: colour,
      rim: 0.9,
      decals: [
        { svg: stroke('-14 -60, 14 -60', 14) + stroke('-14 60, 14 60', 14), colour: trim },
        { svg: ellipse(10, -220, [10, 40], 8) + ellipse(10, 220, [10, 40], -8), colour: glow, glow: 1.2 },
      ],
    },
    { svg: rod('-250 0, -40 0, 170 0', 6, 8) + path('150 -36!, 270 0!, 150 36!, 172 0'), colour: glow, glow: 1 },
  ],
  /** A microphone on a rod; the hand holds it below its head. */
  microphone: ({ colour = '#222222', head = '#8a9490' }: { colour?: string; head?: string }): Layer[] => [
    { svg: rod('10 400, 6 200, 0 60', 11), colour, chrome: true },
    { svg: rectangle({ x: -28, y: -90, width: 56, height: 150, round: 14 }), colour, chrome: true },
    {
      svg: ellipse(0, -132, [50, 58]),
      colour: head,
      gloss: 0.6,
      decals: [
        { svg: [-44, -22, 0, 22, 44].map((y) => stroke(`-60 ${y - 132}, 60 ${y - 140}`, 4)).join(''), dim: 0.4 },
        { svg: [-40, -20, 0, 20, 40].map((x) => stroke(`${x} -200, ${x + 6} -66`, 4)).join(''), dim: 0.4 },
      ],
    },
  ],
  /** A console of keys and lights across the picture; (0, 0) is the middle of its upper edge. */
  console: ({ colour, dark = '#101a3c' }: { colour: string; dark?: string }): Layer[] => [
    {
      svg: path('-410 54, -200 12, 0 0, 200 12, 410 54, 460 164!, -460 164!'),
      colour,
      still: true,
      clusterRim: 1,
      decals: [
        { svg: path('-370 68, -180 30, 0 20, 180 30, 370 68, 400 164!, -400 164!'), colour: dark },
        ...Array.from({ length: 19 }, (_, index) => ({
          svg: rectangle({
            x: -350 + index * 38,
            y: 59 - 34 * Math.cos(((index - 9) / 9) * 1.3),
            width: 26,
            height: 80,
            round: 4,
          }),
          colour: keys[index % 3]!,
          glow: 0.25 + 0.9 * Math.abs(Math.sin(index * 1.7)),
        })),
      ],
    },
  ],
  /** A sphere of gold with a face of waves and a flame on it. */
  idol: ({ colour, light, dark = '#06302c' }: { colour: string; light: string; dark?: string }): Layer[] => [
    {
      svg: ellipse(0, 0, 128),
      colour,
      chrome: colour,
      clusterRim: 1,
      fine: true,
      decals: [
        { svg: path('-76 -8, -40 -54, 0 -20!, 40 -54, 76 -8, 46 16, 0 2, -46 16'), colour: dark },
        { svg: ellipse(-38, -16, [17, 12]) + ellipse(38, -16, [17, 12]), colour: light, glow: 2 },
        { svg: stroke('-90 -70, -45 -98, 0 -78, 45 -98, 90 -70', 10), dim: 0.4 },
        { svg: stroke('-54 48, 0 70, 54 48', 12), colour: dark },
      ],
    },
    ...[
      [-50, 0],
      [0, 1],
      [50, 0],
    ].map(
      ([x, high]): Layer => ({
        svg: strand(
          `${x} -108, ${x! * 1.5} ${-150 - high! * 14}, ${x! * 1.2 + 14} ${-198 - high! * 34}`,
          leaf(26, 0.35, 0.6),
          10,
        ),
        colour: light,
        glow: 0.9,
      }),
    ),
  ],
  /** A gauntlet with a crystal; arcs of energy run around its fist at (0, 0). */
  gauntlet: ({ colour, glove, light }: { colour: string; glove: string; light: string }): Layer[] => [
    {
      svg: energyArc(150, [190, 350], 9) + energyArc(186, [215, 330], 6) + energyArc(118, [20, 120], 7),
      colour: light,
      glow: 1.1,
      depth: 0.8,
      clusterRim: 0.5,
    },
    {
      svg:
        path('0 -166!, 12 -226!, 24 -166!, 12 -142!') +
        path('-112 -96!, -140 -138!, -92 -116!') +
        path('128 -96!, 162 -142!, 114 -116!'),
      colour: '#ffffff',
      glow: 1,
    },
    {
      svg: strand('98 334, 54 214, 14 74', (share) => 72 - 8 * share, 12),
      colour,
      chrome: colour,
      decals: [{ svg: stroke('-12 284, 128 234', 9) + stroke('-36 162, 94 120', 9), dim: 0.4 }],
    },
    { svg: path('-72 124!, -52 74, 8 50, 64 66, 86 114!, 38 134, -12 146'), colour: glove },
    {
      svg: path('34 134!, 70 178, 58 240, 34 266!, 2 226, 4 168'),
      colour: light,
      glow: 1.5,
      decals: [{ svg: path('34 140!, 50 184, 34 260!, 16 194'), colour: '#ffffff', glow: 1.6 }],
    },
  ],
}

/** An arc of energy about (0, 0), between two angles in degrees. */
function energyArc(radius: number, [from, to]: readonly [number, number], width: number): string {
  const points = Array.from({ length: 9 }, (_, index): Point => {
    const angle = ((from + ((to - from) * index) / 8) * Math.PI) / 180
    return [Math.cos(angle) * radius, Math.sin(angle) * radius * 0.96 - 6]
  })
  return strand(points, (share) => width * Math.sin(Math.PI * Math.min(0.98, Math.max(0.02, share))) + 1, 20)
}
