import { cover, dim, eachPixel, shine } from '../canvas/canvas.ts'
import { type Colour, scaled } from '../canvas/colour.ts'
import { bell, fade, smoothstep } from '../canvas/maths.ts'
import { cloud } from '../canvas/noise.ts'
import { sample } from '../canvas/plane.ts'
import { chromeOf, type Normal } from '../glyph/chrome.ts'
import type { Shape } from '../glyph/glyph-shape.ts'
import { type Scene, signSize } from './scene.ts'

/** z of unnormalised surface normals: more makes the sign flatter. */
const flatness = 0.4

/** The sign in chrome, with a neon edge and a shadow on the disc. */
export function paintSign(scene: Scene) {
  const { canvas, palette, floor, shape } = scene
  if (!shape) return
  const surface = surfaceOf(scene, shape)
  eachPixel(canvas, { from: 0, to: floor }, (x, y, place) => {
    const found = surface(x, y)
    if (!found) return
    const { share, distance, colour } = found
    dim(canvas, place, 1 - 0.8 * fade(distance, 0.03) * (1 - share))
    shine(canvas, place, palette.rim, (fade(distance, 0.005) * 0.75 + fade(distance, 0.03) * 0.1) * (1 - share))
    if (share > 0.003) cover(canvas, place, colour(), share)
  })
}

/** Floor reflections: the sign, broken by ripples, and a glow from the disc. */
export function paintFloor(scene: Scene) {
  const { canvas, palette, center, floor, shape, recipe } = scene
  const { height } = canvas
  const surface = shape && surfaceOf(scene, shape)
  eachPixel(canvas, { from: floor, to: height }, (x, y, place) => {
    const depth = (y - floor) / (height - floor)
    const grain = cloud((x / height) * 2.2 + recipe.seed, (y / height) * 3)
    dim(canvas, place, 0.35)
    shine(canvas, place, palette.rim, 0.2 * fade((x - center.x) / height, 0.45) * (1 - depth) * (0.5 + grain))
    const ripple = Math.sin(y * 0.42 + cloud(x * 0.02, y * 0.08, 2) * 9) * 3 * (1 + depth * 5)
    const found = surface?.(x + ripple, floor - (y - floor) * 1.6)
    if (found && found.share > 0.003) cover(canvas, place, found.colour(), found.share * 0.34 * (1 - depth))
  })
}

interface Surface {
  /** Coverage of the pixel by the sign, 0 to 1. */
  share: number
  /** Distance to the sign relative to the picture's height. */
  distance: number
  colour: () => Colour
}

/** Samples the sign at a pixel; undefined far from it. */
function surfaceOf({ canvas, recipe, frame, palette, center }: Scene, shape: Shape) {
  const chrome = chromeOf(palette)
  const { height } = canvas
  const scale = shape.size / signSize(recipe, frame)
  return (pixelX: number, pixelY: number): Surface | undefined => {
    const [x, y] = [(pixelX - center.x) * scale + shape.size / 2, (pixelY - center.y) * scale + shape.size / 2]
    if (x < 1 || y < 1 || x > shape.size - 2 || y > shape.size - 2) return undefined
    const colour = () => {
      const shade = 0.6 + 0.4 * smoothstep(1.05, 0.1, (pixelY - center.y) / (height * frame.size * 0.6))
      const crease = smoothstep(0, 0.018, sample(shape.inside, x, y) / shape.size)
      const light = chrome(normalAt(shape, x, y), (recipe.seed % 7) + (x / shape.size) * 1.5)
      return scaled(light, shade * (0.62 + 0.38 * crease))
    }
    return { share: sample(shape.mask, x, y), distance: sample(shape.outside, x, y) / scale / height, colour }
  }
}

/** The surface normal of an inflated drawing. */
export function normalAt({ height }: Shape, x: number, y: number): Normal {
  const reach = 1.5
  const slopeX = (sample(height, x + reach, y) - sample(height, x - reach, y)) / (2 * reach)
  const slopeY = (sample(height, x, y + reach) - sample(height, x, y - reach)) / (2 * reach)
  const length = Math.hypot(slopeX, slopeY, flatness)
  return [-slopeX / length, slopeY / length, flatness / length]
}

/** The lit edge of the stage, and haze over it. */
export function paintEdgeOfStage({ canvas, palette, recipe, center, floor }: Scene) {
  const { height } = canvas
  eachPixel(canvas, { from: 0, to: height }, (x, y, place) => {
    const [above, aside] = [(y - floor) / height, (x - center.x) / height]
    const lip = fade(aside, 0.91)
    shine(canvas, place, palette.rim, 0.5 * fade(above, 1 / 150) * lip)
    shine(canvas, place, palette.hot, 0.8 * fade(above, 1 / 900) * lip)
    const lowness = bell(above + 0.02, 0.09)
    if (lowness < 0.001) return
    const haze =
      lowness * (0.25 + 0.9 * cloud((x / height) * 2.6 - recipe.seed, (y / height) * 6)) * 0.17 * fade(aside, 1.25)
    shine(canvas, place, palette.key, haze)
    shine(canvas, place, palette.rim, haze)
  })
}
