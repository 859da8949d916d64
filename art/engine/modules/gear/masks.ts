import { onHead, slot } from '../../figure/slots.ts'
import type { Decal } from '../../light/layer.ts'
import { ellipse, path, polygon, stroke } from '../../shape/outline.ts'
import { both, onSide, type Points, whole } from '../../shape/points.ts'
import { rod } from '../../shape/strand.ts'

interface Wrestler {
  colour: string
  trim: string
  mark?: 'flame' | 'tiger'
  skin?: string
  /** Leaves the mouth free. */
  open?: boolean
}

const lower =
  '384 440!, 440 462, 500 448!, 560 462, 616 440!, 606 486, 570 536, 528 574, 500 580, 472 574, 430 536, 394 486'

/** Three stripes of a tiger on brow and cheek. */
const stripesOf = (side: 1 | -1): string =>
  [0, 1, 2]
    .map((index) => {
      const brow = `508 ${272 + index * 34}!, ${560 - index * 8} ${280 + index * 30}, 514 ${292 + index * 34}!`
      const cheek = `630 ${430 + index * 34}!, 570 ${446 + index * 30}, 626 ${450 + index * 34}!`
      return path(onSide(side)(brow)) + path(onSide(side)(cheek))
    })
    .join('')

/** A row of neon teeth along the mask's mouth. */
function neonTeeth(colour: string): Decal[] {
  const tooth = (place: number, reach: number) => {
    const x = 500 + place * 24
    const y = 529 - Math.abs(place) ** 1.8 * 2.6
    return polygon([
      [x - 8.5, y],
      [x, y + reach],
      [x + 8.5, y],
    ])
  }
  const low = [-3, -2, -1, 0, 1, 2, 3].map((place) => tooth(place, 19)).join('')
  const high = [-2.5, -1.5, -0.5, 0.5, 1.5, 2.5].map((place) => tooth(place, -19)).join('')
  return [
    { svg: stroke('418 496, 456 522, 500 530, 544 522, 582 496', 6), colour, glow: 1.6, depth: 0.2 },
    { svg: low + high, colour, glow: 1.4, depth: 0.2 },
    { svg: stroke('500 452, 500 492', 4), dim: 0.3, depth: 0.2 },
  ]
}

export const masks = {
  /** Cloth from the bridge of the nose down; `teeth` draws a neon grin on it. */
  halfMask: ({ colour, trim, teeth }: { colour: string; trim?: string; teeth?: string }) =>
    slot('head', {
      svg: path(lower),
      colour,
      depth: 0.48,
      head: true,
      fine: true,
      bulge: 1.1,
      decals: [
        ...(trim ? [{ svg: stroke('400 456, 450 478, 500 464!, 550 478, 600 456', 6), colour: trim }] : []),
        ...(teeth ? neonTeeth(teeth) : []),
      ],
    }),
  /** A wrestler's mask: cloth over the head, trims around eyes and mouth, a mark on the brow. */
  wrestler: ({ colour, trim, mark = 'flame', skin = '#c98a62', open = true }: Wrestler) =>
    onHead([
      { svg: path(whole('0 240, 130 250, 170 420, 140 560, 60 600, 0 600')), colour, depth: 0 },
      open && { svg: path(whole('0 486, 44 490, 62 520, 44 556, 0 566')), colour: skin, smooth: true, depth: 0.2 },
      open && {
        svg: stroke('456 490, 500 484, 544 490, 564 520, 546 554, 500 566, 454 554, 436 520, 456 490', 8),
        colour: trim,
        depth: 0.2,
      },
      both((side) => ({
        svg: path(onSide(side)('516 424!, 534 388, 580 374, 622 382!, 606 430, 566 456')),
        colour: trim,
        depth: 0.25,
      })),
      mark === 'flame'
        ? { svg: path(whole('0 262!, 22 320, 60 284!, 40 350, 0 400!')), colour: trim, depth: 0.2 }
        : both((side) => ({ svg: stripesOf(side), colour: trim, depth: 0.15 })),
    ]),
  /** Bandages around the whole head; the eyes shine through. */
  wraps: ({ colour, from = 270, count = 6 }: { colour: string; from?: number; count?: number }) =>
    onHead(
      Array.from({ length: count }, (_, index) => {
        const band = (down: number): Points =>
          `360 ${from + down + index * 52 + (index % 2) * 20}, ` +
          `500 ${from + down + 8 + index * 54 - (index % 3) * 14}, ` +
          `640 ${from + down + index * 50 - (index % 2) * 24}`
        return [
          { svg: stroke(band(0), 40), colour: index % 2 ? colour : shaded(colour), depth: 0.05 },
          { svg: stroke(band(22), 4), dim: 0.45, depth: 0.05 },
        ]
      }),
    ),
  /** A gas mask: rubber, two round glasses, a canister with slots. */
  gasMask: ({ colour, glass = '#a6ff3c', metal = '#5d6878' }: { colour: string; glass?: string; metal?: string }) =>
    slot(
      'head',
      [
        {
          svg: path(whole('0 340, 70 342, 118 380, 126 440, 116 500, 90 560, 40 596, 0 602')),
          colour,
          depth: 0.46,
          fine: true,
          bulge: 1.1,
          decals: [
            { svg: stroke('500 350, 500 460', 6), dim: 0.5 },
            ...both((side) => ({ svg: stroke(onSide(side)('560 470, 590 510, 572 560'), 6), dim: 0.5 })),
          ],
        },
        both((side) => ({
          svg: ellipse(500 + side * 62, 424, [50, 46]),
          colour: metal,
          gloss: 0.6,
          depth: 0.56,
          rim: 0.8,
          decals: [
            { svg: ellipse(500 + side * 62, 424, [36, 33]), colour: '#0b1210' },
            { svg: ellipse(500 + side * 62, 424, [34, 31]), colour: glass, glow: 0.8, opacity: 0.9 },
            {
              svg: path(`${476 + side * 62} 410!, ${506 + side * 62} 398, ${486 + side * 62} 440!`),
              colour: '#ffffff',
              glow: 1,
            },
          ],
        })),
        both((side) => ({
          svg: rod(onSide(side)('552 548, 590 560, 618 590'), 30, 6) + ellipse(500 + side * 122, 592, [36, 34]),
          colour: metal,
          gloss: 0.6,
          depth: 0.54,
          decals: [{ svg: ellipse(500 + side * 124, 594, [24, 22]), colour: '#161a20' }],
        })),
        {
          svg: ellipse(500, 540, [50, 46]),
          colour: metal,
          gloss: 0.6,
          depth: 0.68,
          rim: 0.8,
          decals: [
            { svg: ellipse(500, 540, [38, 34]), colour: '#161a20' },
            ...[-18, 0, 18].map((x) => ({ svg: stroke(`${500 + x} 516, ${500 + x} 564`, 7), colour: metal })),
          ],
        },
      ],
      { head: true },
    ),
}

/** A colour at 82 % of its screen value. */
const shaded = (colour: string): string =>
  `#${[1, 3, 5]
    .map((at) =>
      Math.round(Number.parseInt(colour.slice(at, at + 2), 16) * 0.82)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
