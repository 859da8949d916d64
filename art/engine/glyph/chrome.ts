import { black, blend, type Colour, type Palette, scaled, sum } from '../canvas/colour.ts'
import { smoothstep } from '../canvas/maths.ts'

/** A unit vector: x to the right, y up, z to the viewer. */
export type Normal = readonly [x: number, y: number, z: number]

/** A chrome shader: light by surface normal; `phase` bends the mirrored horizon. */
export function chromeOf(palette: Palette): (normal: Normal, phase: number) => Colour {
  const tones = tonesOf(palette)
  return (normal, phase) => {
    const [x, y, z] = normal
    const mirrored: Normal = [2 * z * x, 2 * z * y, 2 * z * z - 1]
    const height =
      mirrored[1] + 0.07 * Math.sin(mirrored[0] * 3.1 + phase) + 0.03 * Math.sin(mirrored[0] * 8.3 - phase * 2)
    const base = height > -0.14 ? sky(height, tones) : ground(height, tones)
    const fromLeft = Math.max(0, -0.84 * x + 0.12 * y + 0.3 * z) ** 9 * 1.9
    const fromRight = Math.max(0, 0.88 * x - 0.1 * y + 0.26 * z) ** 8 * 1.6
    const lamps = lampsIn(mirrored)
    return sum(base, scaled(palette.rim, fromLeft), scaled(palette.alt, fromRight), scaled(tones.lamp, lamps))
  }
}

type Tones = ReturnType<typeof tonesOf>

const tonesOf = ({ deep, mid, key, hot, rim }: Palette) => ({
  body: blend(mid, deep, 0.42),
  dark: blend(deep, black, 0.45),
  mid,
  key,
  hot,
  low: blend(mid, key, 0.55),
  horizon: blend(mid, key, 0.22),
  zenith: blend(key, mid, 0.35),
  bounce: blend(rim, key, 0.35),
  lamp: sum(scaled(hot, 0.5), [0.7, 0.7, 0.7]),
})

/** Dark body, main light, hot band and zenith, from low to high. */
function sky(height: number, { body, low, key, hot, zenith }: Tones): Colour {
  let colour = blend(body, low, smoothstep(-0.14, 0.26, height))
  colour = blend(colour, key, smoothstep(0.22, 0.44, height))
  colour = blend(colour, hot, smoothstep(0.46, 0.62, height))
  return blend(colour, zenith, smoothstep(0.74, 0.98, height))
}

/** A hard, nearly black horizon, then light reflected from the stage. */
function ground(height: number, { horizon, dark, mid, bounce }: Tones): Colour {
  let colour = blend(horizon, dark, smoothstep(-0.14, -0.3, height))
  colour = blend(colour, mid, smoothstep(-0.42, -0.72, height) * 0.9)
  return blend(colour, bounce, smoothstep(-0.74, -1, height) * 0.62)
}

/** Reflections of two soft boxes above the stage. */
function lampsIn([x, y, z]: Normal): number {
  const left = between(y, [0.28, 0.34], [0.62, 0.56]) * between(x, [-0.66, -0.58], [-0.02, -0.12]) * (z > 0 ? 1 : 0.2)
  const right = between(y, [0.5, 0.55], [0.66, 0.6]) * between(x, [0.22, 0.27], [0.5, 0.45])
  return left + 0.7 * right
}

type Edge = readonly [none: number, all: number]

const between = (value: number, low: Edge, high: Edge) =>
  smoothstep(low[0], low[1], value) * smoothstep(high[0], high[1], value)
