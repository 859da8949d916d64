import { type Part, slot } from '../../figure/slots.ts'
import type { Layer } from '../../light/layer.ts'
import { path } from '../../shape/outline.ts'
import { flipped, type Points, whole } from '../../shape/points.ts'
import { lines } from '../lines.ts'

/** Hair close to the skull, behind the face. */
export const cap = (colour: string): Layer => ({
  svg: path(whole('0 212, 80 222, 130 268, 144 340, 138 430, 118 390, 102 310, 0 262')),
  colour,
  depth: 0.1,
  head: true,
})

/** An outline on the brow with its partings. */
interface FringeShape {
  outline: Points
  partings: readonly Points[]
  depth?: number
  dim?: number
}

const aside: Points =
  '560 214!, 620 246, 654 320, 664 430, 650 560!, 630 450, 600 360, 570 300, 540 350, 490 420, 430 470, 372 560!, ' +
  '344 470, 342 360, 376 270, 450 218'
const asidePartings: Points[] = [
  '550 240, 480 320, 410 400, 370 500',
  '530 226, 440 290, 376 390',
  '570 240, 622 320, 640 440',
]

/** Partings that fan out from the crown to points on the brow. */
const fan = (ends: readonly number[], [from, to]: readonly [number, number], narrow: number): Points[] =>
  ends.map((x) => [
    [500 + (x - 500) * narrow, from],
    [x, to],
  ])

const shapes = {
  middle: {
    outline:
      '500 222, 572 230, 634 286, 660 370, 668 470, 654 590!, 634 500, 612 410, 584 352, 548 318, 516 286!, 486 286!, ' +
      '452 318, 416 352, 388 410, 366 500, 346 590!, 332 470, 340 370, 366 286, 428 230',
    partings: ['516 262, 580 290, 626 370, 640 470', '484 262, 420 290, 374 370, 360 470'],
  },
  left: { outline: aside, partings: asidePartings },
  right: { outline: flipped(aside), partings: asidePartings.map((points) => flipped(points)) },
  blunt: {
    outline:
      '500 212, 590 226, 646 290, 660 400, 650 500!, 626 440, 616 386!, 560 392, 500 396, 440 392, 384 386!, 374 440, ' +
      '350 500!, 340 400, 354 290, 410 226',
    partings: fan([420, 460, 500, 540, 580], [230, 384], 0.5),
  },
  ragged: {
    outline:
      '500 208, 590 224, 646 290, 660 400, 640 540!, 626 430, 606 360, 584 404!, 560 340, 530 386!, 500 330, 462 396!, ' +
      '444 334, 410 408!, 392 360, 372 440, 358 540!, 340 400, 354 290, 410 224',
    partings: fan([430, 480, 530, 580], [230, 340], 0.5),
  },
  swept: {
    outline:
      '500 222!, 580 234, 636 290, 654 400, 640 560!, 626 440, 600 360, 560 310, 500 292, 440 310, 400 370, 378 450, ' +
      '352 570!, 344 420, 366 290, 424 234',
    partings: ['510 244, 580 290, 624 380', '490 244, 420 290, 376 380'],
  },
  /** Combed back: the brow is free. */
  back: {
    outline:
      '374 420!, 366 330, 410 254, 500 226, 590 254, 634 330, 626 420!, 610 350, 570 306, 500 290, 430 306, 390 350',
    partings: [420, 460, 540, 580].map(
      (x): Points => [
        [x, 316],
        [500 + (x - 500) * 0.6, 244],
      ],
    ),
    depth: 0.4,
    dim: 0.5,
  },
  /** Choppy locks with a long one beside each cheek. */
  choppy: {
    outline:
      '500 208, 578 222, 630 280, 640 370, 630 490!, 612 420, 592 352, 560 330, 556 384!, 524 340, 496 330, 478 390!, ' +
      '458 340, 436 330, 406 360, 388 420, 372 490!, 362 370, 370 280, 424 222',
    partings: ['500 222, 508 280, 520 330', '470 226, 440 280, 430 330', '540 228, 580 290, 604 370'],
  },
  /** One long lock over an eye. */
  lock: {
    outline:
      '468 206!, 540 206, 604 240, 640 310, 640 400, 618 470!, 614 400, 590 340, 540 296, 500 284, 470 330, 440 400, ' +
      '398 470, 362 540!, 350 450, 356 350, 388 270, 430 222',
    partings: ['500 240, 446 290, 404 370, 376 470', '520 236, 590 280, 622 360', '484 226, 420 268, 376 350'],
  },
  /** Two unequal locks: a torn one and a long one. */
  torn: {
    outline:
      '560 226!, 620 262, 652 340, 660 440, 640 560!, 634 470, 606 390, 580 350, 586 420!, 548 350, 520 316, 500 372!, ' +
      '482 300, 450 312, 414 350, 384 420, 378 520, 330 610!, 352 500, 346 410, 372 310, 430 246, 500 222',
    partings: ['480 250, 410 310, 370 420, 356 520', '570 250, 612 310, 636 420', '540 250, 556 310, 574 360'],
  },
  /** Locks that fall from a parting to both cheeks, a point between the eyes. */
  curtain: {
    outline:
      '500 222, 572 230, 634 286, 660 370, 668 470, 654 590!, 634 500, 612 410, 584 352, 548 318, 516 286!, 520 350, ' +
      '492 402!, 470 350, 458 318, 430 340, 400 396, 382 480, 352 600!, 336 470, 342 366, 370 284, 430 230',
    partings: [
      '516 262, 580 290, 626 370, 640 470',
      '486 262, 424 286, 376 370, 362 480',
      '505 250, 560 262, 612 310',
      '470 250, 420 264, 380 320',
    ],
  },
} satisfies Record<string, FringeShape>

/** What falls on the brow. */
export type Fringe = keyof typeof shapes | 'none'

/** A coloured lock in a fringe, by the side on which it falls. */
const streaks = {
  left: '478 290!, 450 350, 408 430, 366 530!, 384 440, 420 350',
  right: '560 230!, 600 270, 632 380, 640 540!, 610 400, 580 300',
}

/** A colour in one lock. */
export interface Streak {
  colour: string
  side: keyof typeof streaks
}

export function fringeLayer(name: keyof typeof shapes, colour: string, streak?: Streak): Layer {
  const { outline, partings, depth = 0.5, dim = 0.58 }: FringeShape = shapes[name]
  const lock = streak ? [{ svg: path(streaks[streak.side]), colour: streak.colour, opacity: 0.85 }] : []
  return { svg: path(outline), colour, depth, head: true, decals: [...lines(partings, dim), ...lock] }
}

export const fringe = (name: Fringe, colour: string, streak?: Streak): Part[] =>
  name === 'none' ? [] : slot('front', fringeLayer(name, colour, streak))
