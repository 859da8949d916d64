import { slot } from '../../figure/slots.ts'
import { ellipse, path, starShape, stroke } from '../../shape/outline.ts'
import { both, onSide, type Side } from '../../shape/points.ts'
import { leaf, strand } from '../../shape/strand.ts'

interface Goggles {
  colour?: string
  /** The reflex in the glass. */
  lens?: string
  glass?: string
  /** 318 is on the brow, 410 over the eyes. */
  y?: number
  radius?: number
  strap?: string
}

export const eyewear = {
  goggles: ({
    colour = '#d99a48',
    lens = '#52f2ff',
    glass = '#123a6e',
    y = 318,
    radius = 48,
    strap = '#3a2a22',
  }: Goggles) => {
    const glasses = both((side) => {
      const x = 500 + side * 60
      const reflex =
        `${x - radius * 0.5} ${y - radius * 0.25}!, ${x + 4} ${y - radius * 0.46}, ` +
        `${x - radius * 0.3} ${y + radius * 0.34}!`
      return {
        svg: ellipse(x, y, [radius, radius * 0.9], side * 10),
        colour,
        gloss: 0.5,
        depth: 0.62,
        decals: [
          { svg: ellipse(x, y, [radius * 0.72, radius * 0.62], side * 10), colour: glass, glow: 0.6 },
          { svg: path(reflex), colour: lens, glow: 1.5 },
        ],
      }
    })
    const band = stroke(`368 ${y + 32}, 430 ${y - 2}, 500 ${y - 12}, 570 ${y - 2}, 632 ${y + 32}`, 26)
    return slot('front', [{ svg: band, colour: strap, depth: 0.55 }, glasses], { head: true })
  },
  /** Two lenses in a frame; stars for show business. */
  shades: ({
    colour = '#15101c',
    lens = '#ff6ad5',
    star = false,
    y = 420,
    radius = 50,
  }: {
    colour?: string
    lens?: string
    star?: boolean
    y?: number
    radius?: number
  }) => {
    const lenses = both((side) => {
      const x = 500 + side * 60
      const shine =
        `${x - radius} ${y - radius}!, ${x + radius * 0.3} ${y - radius}!, ` +
        `${x - radius * 0.5} ${y + radius}!, ${x - radius} ${y + radius}!`
      return {
        svg: star ? starShape([500 + side * 62, y], radius * 1.24, 5, 0.45) : ellipse(x, y, [radius, radius * 0.74]),
        colour: lens,
        glow: 0.6,
        depth: 0.52,
        decals: [{ svg: path(shine), colour: '#ffffff', opacity: 0.35, glow: 0.9 }],
      }
    })
    const frame = { svg: stroke(`390 ${y - 6}, 500 ${y - 14}, 610 ${y - 6}`, 12), colour, depth: 0.5 }
    return slot('head', [frame, lenses], { head: true })
  },
  /** Cloth over the eyes; its ends blow to one side. */
  blindfold: ({ colour, to = 1, trim }: { colour: string; to?: Side; trim?: string }) => {
    const ends = [0, 1].map((index) => ({
      svg: strand(
        onSide(to)(`610 410, 700 ${380 + index * 40}, 790 ${420 + index * 50}, 900 ${380 + index * 110}`),
        leaf(30, 0.5, 0.5),
        16,
      ),
      colour,
      depth: -0.1,
      head: true,
    }))
    const cloth = {
      svg: path('376 390!, 440 398, 500 392, 560 398, 624 390!, 628 450!, 570 462, 500 454, 430 462, 372 450!'),
      colour,
      depth: 0.42,
      head: true,
      decals: [
        { svg: stroke('384 412, 500 416, 616 408', 4) + stroke('380 436, 500 434, 620 434', 4), dim: 0.6 },
        ...(trim ? [{ svg: stroke('378 396, 500 396, 622 396', 5), colour: trim }] : []),
      ],
    }
    return [...slot('back', ends), ...slot('head', cloth)]
  },
  /** A band of glass across both eyes, lit from within; `kind` round covers the brow, too. */
  visor: ({ colour, lens, kind = 'band' }: { colour: string; lens: string; kind?: 'band' | 'round' }) => {
    const glass = {
      band: '372 398!, 430 388, 500 384, 570 388, 628 398!, 626 440, 570 458, 516 444, 500 440, 484 444, 430 458, 374 440',
      round: '370 340!, 420 312, 500 302, 580 312, 630 340!, 632 430, 580 470, 500 462, 420 470, 368 430',
    }[kind]
    const shine = {
      band: '392 402!, 470 394, 452 424, 396 434!',
      round: '388 350!, 480 320, 440 420, 384 440!',
    }[kind]
    return slot(
      'head',
      [
        { svg: path(glass), colour, depth: 0.5, bulge: 0.9, gloss: 0.4, rim: 0.8 },
        {
          svg: `<g transform="translate(500 424) scale(.9 .7) translate(-500 -424)">${path(glass)}</g>`,
          colour: lens,
          glow: 0.75,
          depth: 0.54,
          shadow: 0.2,
          decals: [
            { svg: path(shine), colour: '#ffffff', opacity: 0.4, glow: 0.9 },
            { svg: stroke('380 446, 500 436, 620 446', 5), dim: 0.5 },
          ],
        },
        both((side) => ({
          svg: path(onSide(side)('612 386!, 646 392, 650 440, 612 448!')),
          colour,
          depth: 0.4,
          gloss: 0.4,
        })),
      ],
      { head: true, fine: true },
    )
  },
  /** A patch over one eye, its strap around the head. */
  eyepatch: ({ colour, trim, side = 1 }: { colour: string; trim?: string; side?: Side }) => {
    const at = onSide(side)
    return slot('head', [
      {
        svg: path(at('502 384!, 560 372, 606 388!, 610 430, 578 466, 546 470, 514 440')),
        colour,
        depth: 0.4,
        head: true,
        decals: trim
          ? [{ svg: stroke(at('512 390, 560 380, 600 394, 602 428, 576 456, 548 460, 520 436'), 6), colour: trim }]
          : [],
      },
      {
        svg: stroke(at('378 312, 440 346, 508 388'), 12) + stroke(at('604 392, 622 384'), 12),
        colour,
        depth: 0.35,
        head: true,
      },
    ])
  },
}
