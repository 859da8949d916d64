import type { Layer } from '../../light/layer.ts'
import { circleLine, ellipse, path, polygon, rectangle, stroke } from '../../shape/outline.ts'

interface Gun {
  colour: string
  trim: string
  /** Light in it. */
  glow: string
  /** Colour of its stock. */
  wood?: string
}

/** Guns point up; the hand is at the grip, (0, 0). */
export const guns = {
  /** A slim rifle like a baton, with rings along its barrel. */
  baton: ({ colour, trim, glow, wood = '#5b1a2c' }: Gun): Layer[] => [
    {
      svg:
        polygon('-12 -620, 12 -620, 20 -200, -20 -200') +
        rectangle({ x: -26, y: -430, width: 52, height: 20, round: 4 }) +
        rectangle({ x: -22, y: -560, width: 44, height: 14, round: 4 }),
      colour,
      chrome: colour,
    },
    {
      svg: path('-28 -220!, 28 -220!, 42 -60, 36 40, -4 120, -52 140, -38 80, -22 -60'),
      colour: wood,
      decals: [
        { svg: stroke('0 -200, 8 -60, -8 80', 8), colour: trim },
        { svg: ellipse(0, -160, 16), colour: glow, glow: 1.4 },
      ],
    },
  ],
  /** A pistol with a long barrel and a drum. */
  pistol: ({ colour, trim, glow, wood = '#4a2c26' }: Gun): Layer[] => [
    {
      svg: path('-30 10!, 24 -6!, 44 100, 30 150!, -20 150!, -34 90'),
      colour: wood,
      decals: [{ svg: stroke('-12 40, 10 130', 6), dim: 0.6 }],
    },
    {
      svg: path('-34 -20!, -40 -110, -26 -150!, -22 -400!, 22 -400!, 24 -160, 44 -120, 40 -10!, 8 16'),
      colour,
      chrome: colour,
      rim: 0.9,
      decals: [
        { svg: stroke('0 -390, 0 -170', 6), dim: 0.5 },
        { svg: stroke('-22 -330, 22 -330', 12) + stroke('-22 -386, 22 -386', 14), colour: trim },
        { svg: ellipse(0, -90, [30, 34]), colour: trim },
        { svg: ellipse(0, -90, [13, 15]), colour: glow, glow: 1.5 },
      ],
    },
    { svg: circleLine([44, 24], 26, 9), colour: trim },
  ],
  /** A heavy rifle with a scope and a coil that shines. */
  rifle: ({ colour, trim, glow, wood = '#3a3040' }: Gun): Layer[] => [
    {
      svg: path('-44 60!, 30 40!, 46 210, 20 330!, -60 330!, -50 190'),
      colour: wood,
      decals: [{ svg: stroke('-30 110, 24 96', 8) + stroke('-34 160, 30 148', 8), dim: 0.55 }],
    },
    {
      svg: path('-46 80!, -52 -140, -34 -200!, -28 -300, 28 -300, 34 -200!, 46 -140, 44 70!'),
      colour,
      gloss: 0.5,
      rim: 0.8,
      decals: [
        { svg: stroke('-44 -60, 42 -60', 10) + stroke('-44 0, 42 0', 10), dim: 0.55 },
        { svg: rectangle({ x: -16, y: -190, width: 32, height: 96, round: 8 }), colour: '#0d1018' },
        { svg: [-176, -152, -128, -104].map((y) => stroke(`-12 ${y}, 12 ${y}`, 10)).join(''), colour: glow, glow: 1.5 },
      ],
    },
    {
      svg:
        polygon('-18 -290, 18 -290, 14 -640, -14 -640') +
        rectangle({ x: -24, y: -690, width: 48, height: 66, round: 6 }),
      colour: trim,
      chrome: trim,
    },
    {
      svg:
        rectangle({ x: 44, y: -250, width: 40, height: 190, round: 16 }) +
        rectangle({ x: 30, y: -180, width: 30, height: 20 }),
      colour: trim,
      gloss: 0.5,
      decals: [{ svg: ellipse(64, -240, [16, 10]), colour: glow, glow: 1.6 }],
    },
  ],
  /** A rocket launcher with the face of a shark. */
  shark: ({ colour, trim, glow, wood = '#6d7f96' }: Gun): Layer[] => [
    {
      svg: path('-90 60!, 170 -170!, 240 -90!, -10 150!'),
      colour: wood,
      decals: [
        { svg: stroke('-10 0, 70 90', 14), colour: glow },
        { svg: stroke('50 -55, 122 32', 8), colour: '#2b3442' },
      ],
    },
    {
      svg: path('120 -160!, 200 -260, 310 -310!, 310 -240, 250 -200, 330 -190, 350 -120!, 280 -70, 220 -50!'),
      colour,
      decals: [
        { svg: path('200 -120!, 255 -185, 325 -188, 350 -120!, 280 -80'), colour: '#3a0d1e' },
        {
          svg: polygon(
            '218 -132, 236 -168, 246 -140, 262 -184, 274 -154, 294 -188, 302 -162, 322 -188, 330 -160, 350 -140, 335 -188, 255 -192',
          ),
          colour: trim,
        },
        { svg: ellipse(238, -228, [22, 18], -30), colour: trim },
        { svg: ellipse(243, -230, 10), colour: glow, glow: 1.6 },
        { svg: stroke('212 -242, 236 -252, 266 -248', 9), colour: '#2b3442' },
      ],
    },
    { svg: path('150 -220!, 140 -310!, 210 -260!'), colour: wood },
  ],
}
