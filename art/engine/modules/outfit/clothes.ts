import { slot } from '../../figure/slots.ts'
import { ellipse, path, rectangle, stroke } from '../../shape/outline.ts'
import { both, onSide, type Point, type Points, stretched, whole } from '../../shape/points.ts'
import { along, beside, strand, taper } from '../../shape/strand.ts'
import { lines } from '../lines.ts'

interface Jacket {
  colour: string
  trim: string
  collar?: boolean
  /** Half the width that it leaves open. */
  open?: number
  /** Colour of patches on the shoulders. */
  patch?: string
  /** 1 fits people, 0.8 yordles, 1.35 giants. */
  width?: number
}

interface Sailor {
  colour: string
  trim: string
  /** Colour of the bow. */
  bow?: string
  gem?: string
  width?: number
  /** How much lower than on a human. */
  y?: number
}

/** A wreath of tufts around the neck: count, size, and how much lower it lies. */
interface Wreath {
  count: number
  size: number
  drop: number
}

/** Edges of the lower and the upper layer of a pelt on the right shoulder. */
const mantleEdges = {
  low:
    '580 640!, 700 640, 880 690, 940 800!, 960 890!, 900 850, 890 930!, 830 860, 800 950!, 750 860, 710 930!, 680 850, ' +
    '630 900!, 620 810, 570 830!, 560 740',
  high:
    '560 600!, 590 540!, 626 570, 660 500!, 710 560, 760 500!, 800 570, 870 540!, 880 620, 960 640!, 930 710, 980 800!, ' +
    '910 790, 900 870!, 850 800, 810 880!, 770 790, 720 860!, 690 770, 630 830!, 620 740, 560 760!, 566 690',
} satisfies Record<string, Points>

export const clothes = {
  jacket: ({ colour, trim, collar = true, open = 96, patch, width = 1 }: Jacket) => {
    const wide = (points: Points) => stretched(points, [width, 1])
    const at = (share: number) => 500 + open * share
    const front = `${at(0.7)} 640!, 650 636, 736 664, 770 730, 760 860, 720 1010!, ${at(0.6)} 1010!, ${at(0.75)} 860, ${at(1)} 740`
    const hem = `${at(0.72)} 650, ${at(1)} 740, ${at(0.76)} 860, ${at(0.62)} 1010`
    const body = both((side) => ({
      svg: path(onSide(side)(wide(front))),
      colour,
      depth: 0.25,
      decals: [
        { svg: stroke(onSide(side)(wide(hem)), 16), colour: trim },
        ...(patch
          ? [{ svg: path(onSide(side)(wide('690 660!, 740 664, 774 730, 768 800!, 720 760'))), colour: patch }]
          : []),
      ],
    }))
    const flap = both((side) => ({
      svg: path(onSide(side)(wide('526 690!, 570 640, 596 570, 612 540!, 660 596, 650 660, 590 730!'))),
      colour,
      depth: 0.3,
      decals: [{ svg: stroke(onSide(side)(wide('530 690, 574 640, 600 570, 612 546')), 8), colour: trim }],
    }))
    return slot('over', [body, collar && flap])
  },
  scarf: ({ colour }: { colour: string }) =>
    slot(
      'over',
      [
        {
          svg: path('390 610!, 440 590, 500 610, 560 590, 610 610!, 620 660, 560 690, 500 696, 440 690, 380 660'),
          colour,
          decals: lines(['410 640, 500 664, 590 640', '420 620, 500 640, 580 620'], 0.55),
        },
        { svg: strand('580 660, 640 740, 630 860', taper(46, 26)), colour },
      ],
      { depth: 0.3 },
    ),
  choker: ({ colour, gem, y = 596 }: { colour: string; gem?: string; y?: number }) =>
    slot('over', {
      svg: stroke(`452 ${y}, 500 ${y + 14}, 548 ${y}`, 20),
      colour,
      depth: 0.14,
      decals: gem ? [{ svg: ellipse(500, y + 12, 10), colour: gem, glow: 0.8 }] : [],
    }),
  /** A sailor's collar with a bow: academies, star guardians. */
  sailor: ({ colour, trim, bow, gem, width = 1, y = 0 }: Sailor) => {
    const wide = (points: Points): Points =>
      stretched(points, [width, 1]).map(([px, py, corner]): Point => [px, py + y, corner])
    const low = (points: Points): Points =>
      stretched(points, [1, 1]).map(([px, py, corner]): Point => [px, py + y, corner])
    const collar = both((side) => ({
      svg: path(onSide(side)(wide('500 760!, 570 640!, 650 650, 680 740!, 590 780'))),
      colour,
      depth: 0.26,
      decals: [{ svg: stroke(onSide(side)(wide('514 762, 590 764, 666 728, 640 662')), 8), colour: trim }],
    }))
    const wings = both((side) => ({
      svg:
        path(onSide(side)(low('500 750!, 540 716, 596 704!, 604 760, 590 806!, 540 784'))) +
        strand(onSide(side)(low('508 760, 530 830, 548 900')), taper(20, 26), 8),
      colour: bow!,
      depth: 0.36,
    }))
    const knot = { svg: ellipse(500, 756 + y, [24, 26]), colour: gem ?? bow!, glow: gem ? 0.9 : undefined, depth: 0.42 }
    return slot('over', [collar, bow && [wings, knot]])
  },
  /** A thick collar of fur. */
  fur: ({ colour, width = 1, y = 690, thick = 1 }: { colour: string; width?: number; y?: number; thick?: number }) => {
    const tufts = ({ count, size, drop }: Wreath) => {
      const line = stretched(
        '-200 -110, -176 -20, -90 40, 0 62, 90 40, 176 -20, 200 -110',
        [width * size, 1],
        [0, 0],
      ).map(([px, py]): Point => [500 + px, y + drop + py])
      const arc = along(line, count * 2)
      const edge = (tip: number, gap: number) =>
        arc.map((_, index): Point => [...beside(arc, index, (index % 2 ? tip : gap) * thick), index % 2])
      return path([...edge(66, 38), ...edge(-44, -26).reverse()])
    }
    const all = rectangle({ x: 0, y: 0, width: 1000, height: 1000 })
    return slot(
      'over',
      [
        { svg: tufts({ count: 15, size: 1.12, drop: 10 }), colour, depth: 0.3, decals: [{ svg: all, dim: 0.78 }] },
        { svg: tufts({ count: 13, size: 0.94, drop: -16 }), colour, depth: 0.42 },
      ],
      { rim: 0.8 },
    )
  },
  /** A pelt over broad shoulders that leaves the breast free. */
  mantle: ({ colour, shade }: { colour: string; shade: string }) =>
    slot(
      'over',
      both((side) => [
        { svg: path(onSide(side)(mantleEdges.low)), colour: shade, depth: 0.3 },
        {
          svg: path(onSide(side)(mantleEdges.high)),
          colour,
          depth: 0.42,
          decals: lines(
            ['640 640, 690 690, 700 760', '720 620, 780 680, 800 760', '790 640, 850 700, 880 770'].map(onSide(side)),
            0.7,
            7,
          ),
        },
      ]),
      { rim: 0.8 },
    ),
  /** Cloth behind the shoulders; a high collar shows its lining. */
  cape: ({ colour, trim, high = true }: { colour: string; trim?: string; high?: boolean }) => {
    const collar: Point[] = high ? [[240, 420, 1]] : []
    const lining = both((side) => ({ svg: stroke(onSide(side)('660 590, 736 440, 764 630'), 10), colour: trim }))
    return slot('back', {
      svg: path(whole([[0, 600], [150, 560], ...collar, [260, 620], [380, 720], [440, 880], [470, 1010, 1]])),
      colour,
      depth: -0.3,
      clusterRim: 0.9,
      decals: [
        ...both((side) => ({ svg: stroke(onSide(side)('720 700, 780 860, 800 1010'), 10), dim: 0.5 })),
        ...(trim && high ? lining : []),
      ],
    })
  },
}
