import type { Layer } from '../../light/layer.ts'
import { circleLine, ellipse, path, polygon, rectangle, stroke } from '../../shape/outline.ts'
import { along, beside, rod, strand } from '../../shape/strand.ts'
import { halves } from './parts.ts'

interface Relic {
  colour: string
  trim: string
  /** Light in it. */
  glow: string
}

const limbs = '-200 -560, -70 -520, 46 -400, 70 -230, 16 -90, 0 0, 16 90, 70 230, 46 400, -70 520, -200 560'

/** Half the thickness of a living bow: swollen limbs, a slim grip, ends like claws. */
const limbWidth = (share: number) => 8 + 92 * Math.sin(Math.PI * share) * Math.abs(Math.cos(Math.PI * share)) ** 0.4

/** Thorns on the outer edge of a living bow. */
function thorns(): string {
  const spine = along(limbs, 40)
  return [5, 9, 13, 27, 31, 35]
    .map((index) => {
      const width = limbWidth(index / 40)
      const outward = index < 20 ? -2 : 2
      return polygon([
        beside(spine, index - 1, -width * 0.7),
        beside(spine, index + outward, -width - 70),
        beside(spine, index + 1, -width * 0.7),
      ])
    })
    .join('')
}

/** Weapons larger than their bearers. */
export const relics = {
  /** A cannon of two prongs with a stream of light between them. */
  cannon: ({ colour, trim, glow }: Relic): Layer[] => [
    { svg: path('-34 -160!, -26 -520, 0 -780!, 26 -520, 34 -160!'), colour: glow, glow: 1, clusterRim: 0.9 },
    ...halves(
      (at): Layer => ({
        svg: path(at('20 -120!, 30 -400, 26 -560!, 62 -740!, 112 -600!, 132 -340, 118 -120!')),
        colour,
        gloss: 0.5,
        rim: 0.9,
        decals: [
          { svg: path(at('74 -680!, 112 -600!, 130 -400!, 84 -430!')), colour: trim },
          { svg: stroke(at('24 -260, 130 -250'), 22), colour: trim },
          { svg: stroke(at('80 -400, 74 -280'), 8), dim: 0.5 },
        ],
      }),
    ),
    {
      svg: path('-140 -190!, -96 -230!, 96 -230!, 140 -190!, 150 30, 104 130!, -104 130!, -150 30'),
      colour: trim,
      gloss: 0.5,
      rim: 0.9,
      decals: [
        { svg: ellipse(0, -130, [76, 70]), colour },
        { svg: ellipse(0, -130, [56, 52]), colour: '#0d1018' },
        { svg: ellipse(0, -130, [42, 38]), colour: glow, glow: 1.6 },
        { svg: stroke('-136 90, 136 90', 12), dim: 0.5 },
      ],
    },
    { svg: path('-60 120!, 60 120!, 48 300, 0 360!, -48 300'), colour, gloss: 0.4 },
  ],
  /** A bow that lives: thorny limbs with veins of light, an eye above the grip, an arrow of fire. */
  livingBow: ({ colour, trim, glow }: Relic): Layer[] => [
    { svg: stroke('-196 -552!, -270 0!, -196 552!', 7), colour: glow, glow: 1, shadow: 0, rim: 0 },
    { svg: thorns(), colour: trim, rim: 0.9 },
    {
      svg: strand(limbs, limbWidth, 44),
      colour,
      rim: 0.9,
      gloss: 0.3,
      fine: true,
      decals: [
        {
          svg:
            stroke('-130 -540, -20 -470, 56 -360, 52 -240, 14 -120', 11) +
            stroke('-130 540, -20 470, 56 360, 52 240, 14 120', 11),
          colour: glow,
          glow: 1.2,
        },
        { svg: path('24 -246!, 50 -290, 78 -246!, 50 -200'), colour: '#fff4e6', glow: 1.2 },
        { svg: path('24 246!, 50 290, 78 246!, 50 200'), colour: '#fff4e6', glow: 1.2 },
      ],
    },
    {
      svg: rod('-270 0, -60 0, 200 0', 9, 8) + path('170 -64!, 330 0!, 170 64!, 210 0'),
      colour: glow,
      glow: 1.1,
      shadow: 0,
    },
  ],
  /** A cleaver of butchers: a slab of a blade with a hole and a nicked edge. */
  cleaver: ({ colour, trim, glow }: Relic): Layer[] => [
    {
      svg: rod('0 190, 0 60, 0 -90', 24, 6) + circleLine([0, 214], 26, 14),
      colour: '#4a2c26',
      decals: [0, 1, 2, 3].map((row) => ({
        svg: stroke(`-26 ${170 - row * 60}, 26 ${146 - row * 60}`, 14),
        colour: trim,
      })),
    },
    {
      svg: path(
        '-40 -90!, -58 -560!, 10 -600!, 196 -590!, 220 -520, 214 -430!, 176 -404!, 216 -376!, 210 -240!, 180 -214!, ' +
          '206 -190!, 190 -110!, 60 -80!',
      ),
      colour,
      chrome: colour,
      fine: true,
      rim: 0.9,
      decals: [
        { svg: stroke('150 -580, 160 -340, 146 -96', 9), dim: 0.5 },
        { svg: ellipse(30, -510, 38), colour: '#14101c' },
        { svg: path('-52 -420!, 60 -330, 40 -250, 70 -170, -44 -120!'), colour: glow, glow: 0.3 },
      ],
    },
    { svg: rectangle({ x: -64, y: -112, width: 128, height: 40, round: 12 }), colour: trim, gloss: 0.5 },
  ],
  /** A sword that lives: a blade of barbs about a core of fire, with an eye in its guard. */
  demonSword: ({ colour, trim, glow }: Relic): Layer[] => [
    { svg: rod('0 220, 0 80, 0 -60', 24, 6) + path('-40 220!, 0 300!, 40 220!'), colour: '#2a1a20' },
    {
      svg: path(
        '-78 -110!, -110 -230!, -74 -250!, -118 -390!, -72 -400!, -104 -560!, -40 -640, 40 -840!, 66 -660, 118 -540!, ' +
          '78 -430!, 122 -350!, 80 -270!, 112 -190!, 74 -110!',
      ),
      colour,
      rim: 0.9,
      gloss: 0.4,
      fine: true,
      decals: [
        { svg: path('-22 -120!, -40 -400, 24 -740!, 40 -400, 22 -120!'), colour: glow, glow: 1.3 },
        { svg: path('-6 -160!, -12 -400, 20 -620!, 14 -400, 6 -160!'), colour: '#fff4d8', glow: 1.4 },
      ],
    },
    {
      svg: path(
        '-230 -210!, -170 -110, -60 -130, 0 -150, 60 -130, 170 -110, 230 -210!, 190 -60, 70 -40, 0 -20, -70 -40, -190 -60',
      ),
      colour: trim,
      gloss: 0.5,
      rim: 0.9,
      decals: [
        { svg: path('-52 -86!, 0 -128, 52 -86!, 0 -48'), colour: glow, glow: 1.6 },
        { svg: ellipse(0, -88, [10, 30]), colour: '#14060a' },
      ],
    },
  ],
  /** A raven that looks to the left, its claws at (0, 0). */
  raven: ({ colour, trim, glow }: Relic): Layer[] => [
    { svg: path('60 -120!, 190 20, 250 190!, 150 160, 100 220!, 40 80, -10 -20'), colour: trim, rim: 0.8 },
    {
      svg: path(
        '-40 20!, -130 -60, -120 -120!, -160 -180, -124 -220!, -130 -280, -100 -350, -40 -400, 40 -400, 90 -340, 100 -250, 150 -150, 190 0, 150 110!, 90 60, 20 60',
      ),
      colour,
      rim: 0.9,
      fine: true,
      decals: [
        { svg: stroke('20 -250, 60 -120, 60 20', 8) + stroke('70 -220, 110 -110, 120 40', 8), colour: trim },
        { svg: ellipse(-34, -334, [24, 20]), colour: glow, glow: 2 },
        { svg: ellipse(-34, -334, [9, 12]), colour: '#14060a' },
      ],
    },
    { svg: path('-84 -366!, -170 -340, -250 -280!, -160 -290, -100 -290!'), colour: '#4a4658', gloss: 0.5, rim: 0.9 },
    {
      svg: path('0 -260!, 90 -240, 170 -110, 210 90!, 150 50, 140 110!, 80 20, 20 -90'),
      colour: trim,
      rim: 0.9,
      decals: [{ svg: stroke('50 -190, 120 -60, 150 50', 7) + stroke('90 -200, 160 -80, 190 60', 7), dim: 0.5 }],
    },
  ],
}
