import { blend, type Colour, colourOf, type Palette, scaled } from '../canvas/colour.ts'
import { smoothstep } from '../canvas/maths.ts'

/** Writes the light of polished metal with a normal (x right, y up, z to the viewer); `phase` bends its horizon. */
export type Metal = (normal: Float64Array, phase: number, light: Float64Array) => void

/** A shader of metal that mirrors a stage: dark body, main light, hot band. A tint replaces the palette's hue. */
export function metalOf(palette: Palette, tint: string | true): Metal {
  const tones = tonesOf(palette, tint)
  return (normal, phase, light) => {
    const [x, y, z] = [normal[0]!, normal[1]!, normal[2]!]
    const [mirroredX, mirroredY] = [2 * z * x, 2 * z * y]
    const height = mirroredY + 0.07 * Math.sin(mirroredX * 3.1 + phase) + 0.03 * Math.sin(mirroredX * 8.3 - phase * 2)
    const base = height > -0.14 ? sky(height, tones) : ground(height, tones)
    const fromLeft = Math.max(0, -0.84 * x + 0.12 * y + 0.3 * z) ** 9 * 1.14
    const fromRight = Math.max(0, 0.88 * x - 0.1 * y + 0.26 * z) ** 8 * 1.6
    for (let channel = 0; channel < 3; channel++)
      light[channel] = base[channel]! + palette.hot[channel]! * fromLeft + palette.rim[channel]! * fromRight
  }
}

type Tones = ReturnType<typeof tonesOf>

function tonesOf(palette: Palette, tint: string | true) {
  const metal = tint === true ? null : colourOf(tint)
  const key = metal ?? palette.key
  const mid = metal ? scaled(metal, 0.3) : palette.mid
  const deep = scaled(palette.deep, 0.8)
  return {
    key,
    hot: palette.hot,
    body: blend(mid, deep, 0.42),
    low: blend(mid, key, 0.55),
    dark: scaled(deep, 0.55),
    zenith: blend(key, mid, 0.35),
    bounce: blend(palette.rim, blend(mid, key, 0.22), 0.6),
  }
}

function sky(height: number, { body, low, key, hot, zenith }: Tones): Colour {
  let colour = blend(body, low, smoothstep(-0.14, 0.26, height))
  colour = blend(colour, key, smoothstep(0.22, 0.44, height))
  colour = blend(colour, hot, smoothstep(0.46, 0.62, height))
  return blend(colour, zenith, smoothstep(0.74, 0.98, height))
}

const ground = (height: number, { dark, bounce }: Tones): Colour =>
  blend(dark, bounce, smoothstep(-0.2, -0.9, height) * 0.6)
