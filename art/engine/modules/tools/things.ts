import type { Layer } from '../../light/layer.ts'
import { circleLine, ellipse, moved, path, rectangle, starShape, stroke } from '../../shape/outline.ts'
import { glyphSvg } from '../glyph.ts'
import { halves } from './parts.ts'

export const things = {
  /** Round, with a face and a burning fuse. */
  bomb: ({ colour, trim, spark = '#ffe14a' }: { colour: string; trim: string; spark?: string }): Layer[] => [
    { svg: stroke('40 -150, 70 -210, 130 -220', 13), colour: '#d8c7a0' },
    { svg: starShape([140, -222], 58, 8, 0.34), colour: spark, glow: 1.6 },
    { svg: rectangle({ x: 4, y: -176, width: 72, height: 40, round: 8 }), colour: trim },
    {
      svg: ellipse(0, 0, 150),
      colour,
      fine: true,
      gloss: 0.7,
      bulge: 1.2,
      decals: [
        {
          svg: path('-78 -10!, -50 -50, -14 -16!, -48 -22') + path('78 -10!, 50 -50, 14 -16!, 48 -22'),
          colour: '#fff4ea',
          glow: 0.8,
        },
        { svg: path('-80 30!, 0 64, 80 30!, 50 92, 0 104, -50 92'), colour: '#fff4ea', glow: 0.6 },
        {
          svg: stroke('-66 58, 0 84, 66 58', 6) + stroke('-30 52, -26 96', 6) + stroke('30 52, 26 96', 6),
          colour: '#1a0b18',
        },
      ],
    },
  ],
  /** A stuffed bear with stitches and two unlike eyes. */
  plush: ({ colour, patch, stitch = '#1a1018' }: { colour: string; patch: string; stitch?: string }): Layer[] => [
    ...halves((at): Layer => ({ svg: path(at('40 110, 130 70, 190 110, 170 170, 90 190')), colour, bulge: 1.1 })),
    {
      svg: path('-110 80, 0 50, 110 80, 130 240, 90 330, -90 330, -130 240'),
      colour,
      decals: [{ svg: ellipse(0, 210, [70, 84]), colour: patch }],
    },
    ...halves(
      (at): Layer => ({
        svg: path(at('60 -110, 90 -180, 150 -180, 176 -130, 130 -60')),
        colour,
        decals: [{ svg: path(at('90 -120, 106 -152, 138 -152, 146 -126, 118 -92')), colour: patch }],
      }),
    ),
    {
      svg: ellipse(0, -10, [150, 126]),
      colour,
      fine: true,
      bulge: 1.2,
      decals: [
        { svg: ellipse(0, 40, [66, 48]), colour: patch },
        { svg: ellipse(0, 16, [22, 15]) + ellipse(-60, -34, 20), colour: stitch },
        {
          svg: stroke('38 -56, 84 -14', 10) + stroke('84 -56, 38 -14', 10) + stroke('-26 52, 0 62, 26 52', 7),
          colour: stitch,
        },
        {
          svg: stroke('0 -134, 6 -60', 6) + stroke('-16 -110, 20 -112', 6) + stroke('-14 -86, 22 -88', 6),
          colour: stitch,
        },
      ],
    },
  ],
  /** Open, seen from above its edge. */
  book: ({ colour, trim, pages = '#fff3dc' }: { colour: string; trim: string; pages?: string }): Layer[] => [
    {
      svg: path('-380 -20!, -180 -60, 0 -10!, 180 -60, 380 -20!, 400 190!, 190 150, 0 200!, -190 150, -400 190!'),
      colour,
      rim: 0.8,
      decals: [{ svg: stroke('-384 170, -190 134, 0 182, 190 134, 384 170', 12), colour: trim }],
    },
    ...halves(
      (at): Layer => ({
        svg: path(at('2 -6!, 120 -76, 340 -36!, 356 60!, 150 30, 2 84!')),
        colour: pages,
        rim: 0.4,
        decals: [0, 1, 2].map((row) => ({
          svg: stroke(at(`50 ${18 + row * 18}, 150 ${-14 + row * 15}, 310 ${6 + row * 13}`), 4),
          dim: 0.6,
        })),
      }),
    ),
  ],
  /** A ring with blades outside. */
  ringblade: ({ colour, gem }: { colour: string; gem: string }): Layer[] => [
    {
      svg:
        '<path fill-rule="evenodd" d="M0 -250A250 250 0 1 1 -1 -250ZM0 -150A150 150 0 1 0 1 -150Z"/>' +
        [20, 80, 140, 200, 260, 320]
          .map((turn) => moved(path('-60 -226!, 10 -250, 70 -380!, 90 -262, 60 -210'), `rotate(${turn})`))
          .join(''),
      colour,
      chrome: colour,
      fine: true,
      rim: 0.9,
      decals: [
        { svg: circleLine([0, 0], 200, 8), dim: 0.5 },
        ...[50, 170, 290].map((turn) => ({
          svg: moved(ellipse(0, -200, [20, 32]), `rotate(${turn})`),
          colour: gem,
          glow: 1.2,
        })),
      ],
    },
  ],
  boomerang: ({ colour, trim }: { colour: string; trim: string }): Layer[] => [
    {
      svg: path(
        '0 -70!, 80 -20, 240 120, 300 230!, 200 190, 90 90, 0 40, -90 90, -200 190, -300 230!, -240 120, -80 -20',
      ),
      colour,
      rim: 0.8,
      gloss: 0.4,
      decals: halves((at) => ({ svg: path(at('150 40!, 200 84, 150 130!, 110 92')), colour: trim })),
    },
  ],
  shield: ({
    colour,
    trim,
    gem,
    radius = 210,
  }: {
    colour: string
    trim: string
    gem?: string
    radius?: number
  }): Layer[] => [
    {
      svg: ellipse(0, 0, radius),
      colour,
      fine: true,
      bulge: 0.7,
      gloss: 0.6,
      rim: 0.9,
      decals: [
        { svg: circleLine([0, 0], radius - 16, 26), colour: trim },
        ...[0, 45, 90, 135].map((turn) => ({
          svg: moved(rectangle({ x: -7, y: 30 - radius, width: 14, height: 2 * radius - 60 }), `rotate(${turn})`),
          dim: 0.66,
        })),
        { svg: ellipse(0, 0, 62), colour: trim },
        { svg: ellipse(0, 0, 34), colour: gem ?? colour, glow: gem ? 1.1 : undefined },
      ],
    },
  ],
  /** A drawing of game-icons as a solid of chrome: filled, its gaps dark, its ink metal. */
  glyph: ({
    name,
    span = 380,
    colour,
    glow,
  }: {
    name: string
    span?: number
    colour?: string
    glow?: string
  }): Layer[] => {
    const svg = moved(glyphSvg(name), `scale(${span / 512}) translate(-256 -256)`)
    const ink: Layer = glow
      ? { svg, colour: glow, glow: 0.9 }
      : { svg, colour: colour ?? '#cfd6e2', chrome: colour ?? true, fine: true, shadow: 0, rim: 0.4 }
    return [{ svg, solid: true, colour: '#15101c', rim: 0.6 }, ink]
  },
}
