import { slot } from '../../figure/slots.ts'
import { ellipse, path, stroke } from '../../shape/outline.ts'
import { transformed } from '../../shape/place.ts'
import { both, onSide, type Point, type Points, whole } from '../../shape/points.ts'

const crowns = {
  country: '366 300!, 376 200, 410 128, 460 112, 500 134, 540 112, 590 128, 624 200, 634 300!',
  pirate: '366 300!, 380 220, 430 172, 500 160, 570 172, 620 220, 634 300!',
  witch: '356 310!, 380 220, 430 120, 500 40, 610 -40!, 570 60, 590 130, 620 220, 644 310!',
  cap: '360 320!, 362 230, 410 176, 500 160, 590 176, 638 230, 640 320!',
  top: '370 300!, 384 120, 376 40!, 500 22, 624 40!, 616 120, 630 300!',
} satisfies Record<string, Points>

const flatBrim =
  '200 296!, 230 250, 330 284, 500 306, 670 284, 770 250, 800 296!, 730 356, 600 366, 500 352, 400 366, 270 356'
const brims = {
  country: flatBrim,
  /** Turned up in front, with corners at both sides. */
  pirate:
    '176 306!, 236 220, 340 150, 430 128, 500 96!, 570 128, 660 150, 764 220, 824 306!, 720 326, 610 362, 500 352, 390 362, 280 326',
  witch: '150 340!, 250 300, 380 296, 500 312, 620 296, 750 300, 850 340!, 740 384, 600 380, 500 362, 400 380, 260 384',
  /** A peak in front. */
  cap: '352 310!, 420 296, 500 292, 580 296, 648 310!, 690 356!, 600 352, 500 344, 400 352, 310 356!',
  top: flatBrim,
} satisfies Record<keyof typeof crowns, Points>

const pirateEdge = '186 300, 244 226, 344 160, 432 140, 500 108!, 568 140, 656 160, 756 226, 814 300'

interface Hat {
  colour: string
  band?: string
  kind?: keyof typeof crowns
  tilt?: number
}

interface Crown {
  colour: string
  gem?: string
  /** Height of its points. */
  height?: number
  count?: number
  spread?: number
}

const hoodEdge = '380 620, 368 520, 370 400, 394 310, 440 268, 500 256, 560 268, 606 310, 630 400, 632 520, 620 620'

export const hats = {
  /** A wide brim; the crown is dented (country), hidden (pirate), tall (top), bent (witch) or round (cap). */
  hat: ({ colour, band = '#ffc53d', kind = 'country', tilt = -4 }: Hat) => {
    const crown = {
      svg: path(crowns[kind]),
      colour,
      depth: 0.55,
      head: true,
      decals: [
        { svg: stroke('366 276, 500 300, 634 276', 34), colour: band },
        { svg: stroke('500 140, 504 220', 8), dim: 0.5 },
      ],
    }
    const edge = kind === 'pirate' ? [{ svg: stroke(pirateEdge, 15), colour: band }] : []
    const brim = { svg: path(brims[kind]), colour, depth: 0.75, head: true, rim: 0.8, decals: edge }
    return slot('front', transformed([crown, brim], `rotate(${tilt})`))
  },
  /** Points around the brow. */
  crown: ({ colour, gem, height = 1, count = 5, spread = 1 }: Crown) => {
    const points = Array.from({ length: count }, (_, index): Point[] => {
      const share = index / (count - 1) - 0.5
      const top = 250 - height * (60 + 90 * Math.cos(share * 2.4))
      return [
        [500 + share * 250 * spread + share * 50 * height, top, 1],
        [500 + (share + 0.5 / (count - 1)) * 236, 262 - 20 * Math.cos(share * 3), 1],
      ]
    })
    return slot('front', {
      svg: path([[380, 300, 1], ...points.flat().slice(0, -1), [620, 300, 1], [500, 322]]),
      colour,
      gloss: 0.5,
      depth: 0.5,
      head: true,
      rim: 0.8,
      decals: [
        { svg: stroke('384 296, 500 316, 616 296', 7), dim: 0.5 },
        ...(gem ? [{ svg: path('500 262!, 516 286, 500 312!, 484 286'), colour: gem, glow: 1.2 }] : []),
      ],
    })
  },
  hood: ({ colour, trim }: { colour: string; trim?: string }) => [
    ...slot('back', {
      svg: path(whole('0 176, 100 196, 176 280, 204 400, 214 540, 260 690, 0 740')),
      colour,
      depth: -0.15,
      head: true,
    }),
    ...slot('front', {
      svg: path(
        '500 178, 596 196, 668 280, 690 400, 676 540, 620 640!, 632 520, 630 400, 606 310, 560 268, 500 256, 440 268, ' +
          '394 310, 370 400, 368 520, 380 640!, 324 540, 310 400, 332 280, 404 196',
      ),
      colour,
      depth: 0.5,
      head: true,
      bulge: 1.2,
      decals: trim ? [{ svg: stroke(hoodEdge, 9), colour: trim }] : [],
    }),
  ],
  /** Over the ears; `cat` adds a cat's ears to the band. */
  headphones: ({ colour, trim, cat = false }: { colour: string; trim: string; cat?: boolean }) =>
    slot(
      'front',
      [
        { svg: stroke('372 420, 368 330, 420 252, 500 232, 580 252, 632 330, 628 420', 26), colour, depth: 0.3 },
        both((side) => ({
          svg: ellipse(500 + side * 134, 420, [34, 60]),
          colour,
          depth: 0.2,
          decals: [{ svg: ellipse(500 + side * 140, 420, [15, 38]), colour: trim, glow: 1.2 }],
        })),
        cat &&
          both((side) => ({
            svg: path(onSide(side)('584 246!, 640 140, 664 126!, 670 210, 640 296!')),
            colour,
            depth: 0.3,
            decals: [{ svg: path(onSide(side)('606 246!, 646 160!, 652 220, 634 272!')), colour: trim, glow: 1.1 }],
          })),
      ],
      { head: true },
    ),
  earrings: ({ colour }: { colour: string }) =>
    slot(
      'front',
      both((side) => ({
        svg: stroke(onSide(side)('632 470, 652 506, 634 540, 616 506, 632 474'), 11),
        colour,
        chrome: colour,
        depth: 0.25,
        head: true,
      })),
    ),
  /** A plate over the brow that comes down in a point: shells, circlets, half helms. */
  browplate: ({ colour, trim, y = 0 }: { colour: string; trim?: string; y?: number }) => {
    const edge =
      `332 ${392 + y}, 360 ${364 + y}, 416 ${358 + y}, 460 ${384 + y}, 500 ${428 + y}!, ` +
      `540 ${384 + y}, 584 ${358 + y}, 640 ${364 + y}, 668 ${392 + y}`
    return slot('front', {
      svg: path(
        whole(`0 200, 96 214, 158 290, 172 ${400 + y}, 140 ${372 + y}, 84 ${366 + y}, 40 ${392 + y}, 0 ${440 + y}!`),
      ),
      colour,
      depth: 0.55,
      head: true,
      bulge: 1.2,
      rim: 0.8,
      decals: [
        { svg: stroke(`500 214, 500 ${400 + y}`, 7), dim: 0.5 },
        ...(trim ? [{ svg: stroke(edge, 9), colour: trim }] : []),
      ],
    })
  },
  /** A bow in the hair. */
  ribbon: ({
    colour,
    x = 500,
    y = 214,
    size = 1,
    turn = 0,
  }: {
    colour: string
    x?: number
    y?: number
    size?: number
    turn?: number
  }) => {
    const wing = (side: number) =>
      path(`0 0!, ${side * 50} -48, ${side * 110} -60!, ${side * 120} 0, ${side * 106} 52!, ${side * 50} 34`)
    const bow = { svg: both(wing).join('') + ellipse(0, 0, [24, 28]), colour, depth: 0.56, head: true, rim: 0.7 }
    return slot('front', transformed([bow], `translate(${x} ${y}) rotate(${turn}) scale(${size})`))
  },
}
