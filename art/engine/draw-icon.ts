import { cover, createCanvas, dim, eachPixel, shine } from './canvas/canvas.ts'
import { type Colour, type PaletteHex, paletteOf, scaled } from './canvas/colour.ts'
import { develop, type Picture } from './canvas/finish.ts'
import { bell, fade, mix, smoothstep } from './canvas/maths.ts'
import { sample } from './canvas/plane.ts'
import { chromeOf } from './glyph/chrome.ts'
import { shapeOf } from './glyph/glyph-shape.ts'
import { normalAt } from './stage/sign.ts'

/** Draws an icon in chrome on a lit tile from the inner SVG of a 512 square. */
export function drawIcon(drawing: string, hex: PaletteHex, size: number): Picture {
  const palette = paletteOf(hex)
  const chrome = chromeOf(palette)
  const shape = shapeOf(drawing, { size: 2 * size, border: 0.09 })
  const canvas = createCanvas(size, size)
  eachPixel(canvas, { from: 0, to: size }, (column, row, place) => {
    const [u, v] = [(column / size) * 2 - 1, (row / size) * 2 - 1]
    const depth = smoothstep(0, 1.25, Math.hypot(u, v + 0.25))
    shine(canvas, place, palette.mid, mix(0.85, 0, depth))
    shine(canvas, place, palette.deep, mix(0, 0.8, depth))
    shine(canvas, place, palette.rim, 0.16 * bell(v - 1.05, 0.38))
    const [x, y] = [column * 2 + 1, row * 2 + 1]
    const share = sample(shape.mask, x, y)
    const distance = sample(shape.outside, x, y) / shape.size
    dim(canvas, place, 1 - 0.75 * fade(distance, 0.035) * (1 - share))
    shine(canvas, place, palette.rim, 0.22 * fade(distance, 0.012) * (1 - share))
    if (share <= 0.003) return
    const crease = smoothstep(0, 0.02, sample(shape.inside, x, y) / shape.size)
    const light = chrome(normalAt(shape, x, y), 2 + column / size)
    cover(canvas, place, scaled(atLeast(light, scaled(palette.key, 0.14)), (0.7 + 0.3 * crease) * 1.08), share)
  })
  return develop(canvas, { seed: 1, grain: 0.012, vignette: 0 })
}

const atLeast = (colour: Colour, least: Colour): Colour => [
  Math.max(colour[0], least[0]),
  Math.max(colour[1], least[1]),
  Math.max(colour[2], least[2]),
]
