import type { ClearCanvas } from '../canvas/brush.ts'
import { type Canvas, eachPixel } from '../canvas/canvas.ts'
import { toneMapped, toScreen } from '../canvas/colour.ts'
import { clamp, smoothstep } from '../canvas/maths.ts'
import { createRandom } from '../canvas/noise.ts'
import { createPlane, type Plane, soft } from '../canvas/plane.ts'

/** A finished picture: 8-bit channels, row by row; the fourth channel is coverage. */
export interface Print {
  width: number
  height: number
  channels: 3 | 4
  bytes: Uint8Array
}

const brightest = 16
const steps = 8192
const curve = Float32Array.from({ length: steps + 1 }, (_, index) =>
  toScreen(toneMapped((index / steps) ** 2 * brightest)),
)

/** Light as a screen shows it, 0 to 1, by a table of tone mapping and sRGB. */
export function shown(light: number): number {
  if (light <= 0) return 0
  return light >= brightest ? 1 : curve[(Math.sqrt(light / brightest) * steps + 0.5) | 0]!
}

/** The site's ink, an indigo: darkness is never black, so that all pictures share it. */
const ink = [0.0046, 0.0034, 0.0125] as const

/** Share of ink in a colour: all of it in black, none from a ninth of white on. */
export const inkShare = (red: number, green: number, blue: number): number =>
  Math.max(0, 1 - (red * 0.3 + green * 0.6 + blue * 0.1) * 9) ** 2

/** A channel (0 to 2) of a colour with its share of ink. */
export const inked = (value: number, channel: number, share: number): number =>
  value * (1 - 0.3 * share) + ink[channel]! * share

/** What is brighter than `from` glows into its surroundings. */
export function addBloom(canvas: Canvas, gain = 0.5, from = 0.72) {
  for (const channel of [0, 1, 2]) {
    const bright = brightQuarter(canvas, channel, from)
    const near = soft(bright, 2)
    const wide = soft(bright, Math.max(2, Math.round(bright.height / 14)))
    for (let place = 0; place < near.values.length; place++)
      near.values[place] = gain * (near.values[place]! * 0.7 + wide.values[place]! * 0.9)
    addEnlarged(canvas, channel, near)
  }
}

/** Adds a plane of a quarter of the size to a channel. */
function addEnlarged({ width, height, light }: Canvas, channel: number, quarter: Plane) {
  for (let y = 0; y < height; y++) {
    const down = Math.max(0, Math.min(quarter.height - 1.001, y / 4 - 0.375))
    const top = (down | 0) * quarter.width
    const v = down - (down | 0)
    for (let x = 0, place = y * width * 3 + channel; x < width; x++, place += 3) {
      const across = Math.max(0, Math.min(quarter.width - 1.001, x / 4 - 0.375))
      const at = top + (across | 0)
      const u = across - (across | 0)
      const above = quarter.values[at]! * (1 - u) + quarter.values[at + 1]! * u
      const below = quarter.values[at + quarter.width]! * (1 - u) + quarter.values[at + quarter.width + 1]! * u
      light[place] = light[place]! + above * (1 - v) + below * v
    }
  }
}

/** Light above a threshold, at a quarter of the size. */
function brightQuarter({ width, height, light }: Canvas, channel: number, from: number): Plane {
  const quarter = createPlane(width >> 2, height >> 2)
  for (let y = 0; y < quarter.height * 4; y++)
    for (let x = 0; x < quarter.width * 4; x++) {
      const over = light[(y * width + x) * 3 + channel]! - from
      const place = (y >> 2) * quarter.width + (x >> 2)
      if (over > 0) quarter.values[place] = Math.min(3, quarter.values[place]! + over / 16)
    }
  return quarter
}

interface Development {
  seed: number
  grain: number
  /** Darkness of the corners. */
  vignette?: number
}

/** A canvas as a screen shows it: vignette, ink in the darkness, grain. */
export function developed(canvas: Canvas, { seed, grain, vignette = 0.3 }: Development): Print {
  const { width, height, light } = canvas
  const bytes = new Uint8Array(width * height * 3)
  const random = createRandom(seed)
  eachPixel(canvas, { from: 0, to: height }, (x, y, place) => {
    const [dx, dy] = [(x / width - 0.5) * 1.1, (y / height - 0.48) * 1.15]
    const lit = 1 - vignette * smoothstep(0.18, 0.62, dx * dx + dy * dy) * 1.6
    const speck = (random() + random() - 1) * grain
    const [red, green, blue] = [light[place]! * lit, light[place + 1]! * lit, light[place + 2]! * lit]
    const share = inkShare(red, green, blue)
    bytes[place] = clamp(shown(inked(red, 0, share)) + speck) * 255
    bytes[place + 1] = clamp(shown(inked(green, 1, share)) + speck) * 255
    bytes[place + 2] = clamp(shown(inked(blue, 2, share)) + speck) * 255
  })
  return { width, height, channels: 3, bytes }
}

/** Light without ground: coverage is the brightest channel or the canvas's own; below `floor` it is dropped. */
export function cutOut({ width, height, light, cover }: ClearCanvas, floor: number): Print {
  const bytes = new Uint8Array(width * height * 4)
  const seen = new Float64Array(3)
  for (let place = 0; place < width * height; place++) {
    for (let channel = 0; channel < 3; channel++) seen[channel] = shown(light[place * 3 + channel]!)
    const bright = Math.max(seen[0]!, seen[1]!, seen[2]!)
    const covered = cover[place]!
    const share = Math.min(1, Math.max(covered, bright))
    if (share < floor) continue
    for (let channel = 0; channel < 3; channel++) {
      const colour = covered > bright ? shown(light[place * 3 + channel]! / covered) : seen[channel]! / share
      bytes[place * 4 + channel] = 255 * Math.min(1, colour)
    }
    bytes[place * 4 + 3] = 255 * share
  }
  return { width, height, channels: 4, bytes }
}
