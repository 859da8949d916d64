import { slot } from '../../figure/slots.ts'
import type { Decal } from '../../light/layer.ts'
import { ellipse, path, stroke } from '../../shape/outline.ts'
import { both, onSide, type Points, whole } from '../../shape/points.ts'

interface Face {
  slit: string
  trim?: string
}

/** The half outline of a helm, and what is on its front. */
interface Helm {
  outline: Points
  face: (face: Face) => Decal[]
}

const pit = '#07060a'

const helms = {
  /** A T of the ancients. */
  slit: {
    outline: '0 204, 90 220, 150 290, 164 400, 150 500, 100 580!, 40 600, 0 640!',
    face: ({ slit, trim = '#d9a43c' }) => [
      {
        svg: path(
          '378 400!, 440 388, 488 404!, 494 560!, 506 560!, 512 404!, 560 388, 622 400!, 600 440, 540 446, 524 460!, ' +
            '520 600!, 480 600!, 476 460!, 460 446, 400 440',
        ),
        colour: pit,
        depth: 0.2,
      },
      ...both((side) => ({
        svg: path(onSide(side)('524 424!, 560 402, 606 410!, 570 434')),
        colour: slit,
        glow: 2,
        depth: 0.2,
      })),
      { svg: stroke('372 392, 440 376, 500 392, 560 376, 628 392', 9), colour: trim, depth: 0.2 },
      { svg: stroke('500 210, 500 380', 12), colour: trim, depth: 0.2 },
    ],
  },
  /** Two pits and a grate. */
  skull: {
    outline: '0 206, 86 218, 146 286, 158 380, 130 450, 126 520!, 92 590!, 50 616, 0 624',
    face: ({ slit, trim = pit }) => [
      ...both((side) => ({
        svg: path(onSide(side)('518 440!, 540 392, 610 376!, 612 420, 570 452')),
        colour: pit,
        depth: 0.2,
      })),
      ...both((side) => ({
        svg: path(onSide(side)('532 432!, 556 406, 602 394!, 590 420, 558 438')),
        colour: slit,
        glow: 2.2,
        depth: 0.22,
      })),
      { svg: path('500 440!, 522 500, 500 512, 478 500'), colour: pit, depth: 0.3 },
      ...[-66, -33, 0, 33, 66].map((x) => ({
        svg: stroke(`${500 + x} 532, ${500 + x * 0.9} 592`, 13),
        colour: trim,
        depth: 0.3,
      })),
      { svg: stroke('500 212, 500 400', 9), dim: 0.5, depth: 0.2 },
      ...both((side) => ({ svg: stroke(onSide(side)('540 222, 580 300, 636 372'), 8), dim: 0.5, depth: 0.2 })),
    ],
  },
  /** A machine's: a lamp for each eye. */
  dome: {
    outline: '0 214, 96 226, 156 300, 170 400, 168 500!, 150 570, 0 590',
    face: ({ slit, trim = '#3a2a22' }) => [
      { svg: path(whole('0 372, 110 366, 136 400, 120 446, 0 456')), colour: '#120c14', depth: 0.2 },
      ...both((side) => ({ svg: ellipse(500 + side * 62, 412, [34, 28]), colour: slit, glow: 2, depth: 0.25 })),
      { svg: stroke('330 480, 500 492, 670 480', 10), colour: trim, depth: 0.2 },
      ...[-90, -45, 0, 45, 90].map((x) => ({
        svg: stroke(`${500 + x} 512, ${500 + x} 552`, 12),
        colour: trim,
        depth: 0.2,
      })),
      ...[-126, 126].map((x) => ({ svg: ellipse(500 + x, 300, 10), colour: trim, depth: 0.2 })),
    ],
  },
} satisfies Record<string, Helm>

export const helmGear = {
  /** A closed helm; `slit` is the light in it. */
  helm: ({
    colour,
    slit = '#a6ff3c',
    trim,
    kind = 'slit',
  }: {
    colour: string
    slit?: string
    trim?: string
    kind?: keyof typeof helms
  }) =>
    slot('head', {
      svg: path(whole(helms[kind].outline)),
      colour,
      depth: 0.5,
      head: true,
      fine: true,
      gloss: 0.5,
      decals: helms[kind].face({ slit, trim }),
    }),
}
