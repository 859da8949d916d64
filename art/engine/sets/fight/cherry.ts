import { over } from '../../canvas/brush.ts'
import { blend, type Colour, scaled } from '../../canvas/colour.ts'
import { mix } from '../../canvas/maths.ts'
import { moved, stroke } from '../../shape/outline.ts'
import type { Stage } from '../stage.ts'

const pink: Colour = [0.85, 0.22, 0.42]

/** A branch in blossom along four points of the picture. */
export function paintCherry({ canvas, palette, random }: Stage, line: readonly (readonly [number, number])[]) {
  const { height } = canvas
  const [x, y] = line[1]!
  const twig = stroke(
    [
      [x, y],
      [x - height * 0.03, y + height * 0.07],
      [x - height * 0.1, y + height * 0.1],
    ],
    height * 0.007,
  )
  over(canvas, stroke(line, height * 0.012) + twig, scaled(palette.deep, 0.5))
  const layers: [count: number, size: number, colour: Colour][] = [
    [60, 0.02, scaled(blend(palette.mid, palette.rim, 0.35), 0.5)],
    [46, 0.016, scaled(blend(pink, palette.rim, 0.25), 0.6)],
    [26, 0.011, blend(pink, palette.hot, 0.6)],
  ]
  for (const [count, size, colour] of layers) {
    let svg = ''
    for (let index = 0; index < count; index++) {
      const place = random() * 2.9
      const start = Math.min(2, Math.floor(place))
      const [from, to] = [line[start]!, line[start + 1]!]
      const across = mix(from[0], to[0], place - start) + (random() - 0.5) * height * 0.09
      const down = mix(from[1], to[1], place - start) + (random() - 0.35) * height * 0.09
      const radius = height * size * (0.7 + random() * 0.6)
      svg += moved(blossom(radius), `translate(${across} ${down}) rotate(${random() * 360})`)
    }
    over(canvas, svg, colour)
  }
}

/** Five petals about (0, 0). */
const blossom = (radius: number): string =>
  [0, 72, 144, 216, 288]
    .map(
      (turn) =>
        `<ellipse cx="0" cy="${-radius * 0.6}" rx="${radius * 0.42}" ry="${radius * 0.56}" transform="rotate(${turn})"/>`,
    )
    .join('')
