import { onHead, slot } from '../../figure/slots.ts'
import type { Decal } from '../../light/layer.ts'
import { path, polygon, starShape, stroke } from '../../shape/outline.ts'
import { both, onSide, whole } from '../../shape/points.ts'

const marks = {
  /** Bars under the eyes. */
  bars: () => both((side) => path(onSide(side)('560 462!, 606 452, 604 472, 562 480!'))).join(''),
  tear: () => path('560 456!, 580 492, 572 516, 556 512, 550 492'),
  /** A star on the cheek. */
  star: () => starShape([582, 478], 19, 5),
  /** A line through one eye. */
  slash: () => path('572 366!, 556 420, 566 490!, 546 424'),
  /** Three points on each cheek, as of whiskers. */
  whiskers: () =>
    both((side) =>
      [0, 1, 2]
        .map((row) => {
          const [near, far] = [500 + side * 74, 500 + side * 112]
          return polygon([
            [near, 462 + row * 13],
            [far, 454 + row * 16],
            [near + side, 468 + row * 13],
          ])
        })
        .join(''),
    ).join(''),
  /** A gem between the brows. */
  gem: () => path('500 300!, 512 340, 500 372!, 488 340'),
  /** A stroke on each cheek. */
  dashes: () => both((side) => stroke(`${500 + side * 78} 462, ${500 + side * 100} 456`, 7)).join(''),
  /** A bandit's mask around both eyes. */
  mask: () =>
    path(
      '366 400!, 430 374, 500 392, 570 374, 634 400!, 626 452, 566 470, 520 448, 500 440, 480 448, 434 470, 374 452',
    ),
  /** A stripe across nose and cheeks. */
  band: () => path('384 446!, 440 456, 500 448, 560 456, 616 446!, 612 468, 560 478, 500 470, 440 478, 388 468'),
}

export const paint = {
  warpaint: ({ colour, kind = 'bars', glow = 0.5 }: { colour: string; kind?: keyof typeof marks; glow?: number }) =>
    onHead({
      svg: marks[kind](),
      colour,
      glow,
      depth: kind === 'tear' || kind === 'slash' || kind === 'gem' ? 0.3 : 0.2,
    }),
  /** A shadow on the jaw, as a darkening factor. */
  stubble: ({ strength = 0.78 }: { strength?: number }) =>
    onHead({
      svg: path('376 470!, 410 500, 446 494, 500 488, 554 494, 590 500, 624 470!, 612 540, 560 590, 440 590, 388 540'),
      dim: strength,
      depth: 0.1,
    }),
  /** Twirled; with a full beard below it. */
  moustache: ({ colour, width = 1, beard = false }: { colour: string; width?: number; beard?: boolean }) => {
    const wing = (side: 1 | -1) =>
      onSide(side)(
        `500 494!, 540 488, ${590 + 20 * width} 520, ${620 + 40 * width} 500, ${640 + 50 * width} 470!, ` +
          `${650 + 40 * width} 530, ${600 + 20 * width} 580, 540 560, 500 528!`,
      )
    const line = (side: 1 | -1): Decal => ({
      svg: stroke(onSide(side)(`512 510, 570 530, ${620 + 20 * width} 530`), 5),
      dim: 0.6,
    })
    return slot(
      'front',
      [
        beard && {
          svg: path(whole('0 540, 70 520, 118 450, 112 540, 84 610, 40 660, 0 690!')),
          colour,
          depth: 0.4,
        },
        both((side) => ({ svg: path(wing(side)), colour, depth: 0.55, rim: 0.7, decals: [line(side)] })),
      ],
      { head: true },
    )
  },
}
