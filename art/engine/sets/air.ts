import { add, over } from '../canvas/brush.ts'
import { blend, type Colour, scaled } from '../canvas/colour.ts'
import { mix } from '../canvas/maths.ts'
import { createRandom } from '../canvas/noise.ts'
import { ellipse, polygon } from '../shape/outline.ts'
import type { Stage } from './stage.ts'

export const cherryPink: Colour = [0.9, 0.3, 0.5]

const petal = 'M0 -1C.9 -.7 .8 .5 0 1C-.8 .5 -.9 -.7 0 -1Z'

/** A petal at a pixel, of some size, turned by degrees. */
export const petalAt = (x: number, y: number, size: number, turn: number): string =>
  `<path transform="translate(${x} ${y}) rotate(${turn}) scale(${size})" d="${petal}"/>`

/** Pieces of paper in the air. */
export function paintConfetti({ canvas: { width, height }, air, palette, seed }: Stage, count: number) {
  const random = createRandom(seed * 31 + 7)
  const colours = [palette.key, palette.rim, palette.alt, palette.hot]
  const pieces = colours.map(() => '')
  for (let index = 0; index < count; index++) {
    const [x, y] = [width * (0.34 + random() * 0.66), height * random() * 0.9]
    const size = height * (0.006 + random() * 0.012)
    const turn = random() * 180
    const skew = random() * 40 - 20
    pieces[index % 4] +=
      `<rect x="${-size}" y="${-size * 0.5}" width="${size * 2}" height="${size}" transform="translate(${x} ${y}) rotate(${turn}) skewX(${skew})"/>`
  }
  for (const [index, svg] of pieces.entries()) over(air, svg, colours[index]!, { opacity: 0.95 })
}

/** Glowing dust between two shares of the width. */
export function paintSparks({ canvas: { width, height }, air, palette, seed }: Stage, count: number, from: number) {
  const random = createRandom(seed * 13 + 3)
  let svg = ''
  for (let index = 0; index < count; index++)
    svg += ellipse(
      width * mix(from, 1, random()),
      height * (1 - random() ** 0.8),
      height * (0.0016 + random() * 0.0028),
    )
  add(air, svg, blend(palette.key, palette.hot, 0.4), { gain: 1.3 })
}

/** Petals in the wind; a few are near. */
export function paintPetals({ canvas: { width, height }, air, palette, seed }: Stage, count: number) {
  const random = createRandom(seed * 17 + 11)
  const colours = [
    scaled(blend(cherryPink, palette.mid, 0.4), 0.5),
    scaled(cherryPink, 0.8),
    blend(cherryPink, palette.hot, 0.55),
  ]
  const drawn = colours.map(() => '')
  for (let index = 0; index < count; index++) {
    const size = height * (0.006 + random() ** 3 * 0.024)
    drawn[index % 3] += petalAt(width * (0.1 + random() * 0.9), height * random(), size, random() * 360)
  }
  for (const [index, svg] of drawn.entries()) over(air, svg, colours[index]!)
}

/** Lines that run to the fighter, as in a comic: thin wedges of light, none near the middle. */
export function paintSpeedLines({ canvas: { width, height }, air, palette, focus, random }: Stage) {
  let svg = ''
  for (let index = 0; index < 46; index++) {
    const angle = (index / 46) * 2 * Math.PI + random() * 0.1
    const [near, wide] = [height * (0.62 + random() * 0.3), 0.004 + random() * 0.012]
    const at = (turn: number, reach: number): [number, number] => [
      focus[0] + Math.cos(angle + turn) * reach,
      focus[1] + Math.sin(angle + turn) * reach,
    ]
    svg += polygon([at(0, near), at(-wide, width), at(wide, width)])
  }
  add(air, svg, blend(palette.key, palette.hot, 0.3), { gain: 0.2, screen: height / 84 })
}
