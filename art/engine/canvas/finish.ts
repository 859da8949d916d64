import { type Canvas, eachPixel } from './canvas.ts'
import { toneMapped, toScreen } from './colour.ts'
import { clamp, smoothstep } from './maths.ts'
import { createRandom } from './noise.ts'
import { blurred, createPlane, type Plane, sample } from './plane.ts'

/** A finished picture: 8-bit red, green and blue, row by row. */
export interface Picture {
  width: number
  height: number
  bytes: Uint8Array
}

export interface Development {
  seed: number
  /** Film grain as a share of white. */
  grain: number
  /** Darkness of the corners, 0 to 1. */
  vignette: number
}

/** Adds bloom: a near halo and a wide one around bright light. */
export function addBloom(canvas: Canvas) {
  const { height, light } = canvas
  for (const channel of [0, 1, 2]) {
    const bright = brightQuarter(canvas, channel)
    const near = times(3, bright, 2)
    const wide = times(3, near, Math.max(1, Math.round(bright.height / 16)))
    eachPixel(canvas, { from: 0, to: height }, (x, y, place) => {
      const [u, v] = [x / 4 - 0.375, y / 4 - 0.375]
      light[place + channel] = light[place + channel]! + 0.4 * sample(near, u, v) + 0.55 * sample(wide, u, v)
    })
  }
}

function times(count: number, plane: Plane, radius: number): Plane {
  let current = plane
  for (let time = 0; time < count; time++) current = blurred(current, radius)
  return current
}

/** Light above a threshold, at a quarter of the size. */
function brightQuarter({ width, height, light }: Canvas, channel: number): Plane {
  const quarter = createPlane(width >> 2, height >> 2)
  for (let y = 0; y < quarter.height; y++)
    for (let x = 0; x < quarter.width; x++) {
      let total = 0
      for (let part = 0; part < 16; part++) {
        const place = ((y * 4 + (part >> 2)) * width + x * 4 + (part & 3)) * 3
        total += Math.max(0, light[place + channel]! - 0.42)
      }
      quarter.values[y * quarter.width + x] = total / 16
    }
  return quarter
}

/** Applies vignette, tone mapping and grain; deterministic by light and seed. */
export function develop(canvas: Canvas, { seed, grain, vignette }: Development): Picture {
  const { width, height, light } = canvas
  const bytes = new Uint8Array(width * height * 3)
  const random = createRandom(seed)
  eachPixel(canvas, { from: 0, to: height }, (x, y, place) => {
    const [dx, dy] = [(x / width - 0.5) * 1.1, (y / height - 0.48) * 1.15]
    const lit = 1 - vignette * smoothstep(0.18, 0.62, dx * dx + dy * dy) * 1.6
    const speck = (random() + random() - 1) * grain
    for (let channel = 0; channel < 3; channel++) {
      const value = toScreen(toneMapped(Math.max(0, light[place + channel]! * lit)))
      bytes[place + channel] = clamp(value + speck) * 255
    }
  })
  return { width, height, bytes }
}
