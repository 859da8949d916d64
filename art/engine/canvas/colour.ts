import { clamp, mix } from './maths.ts'

/** Linear red, green and blue; 1 is a screen's white, more is brighter. */
export type Colour = readonly [red: number, green: number, blue: number]

/** Lights of a scene: shadow, haze, main light, highlight, neon, and counter light. */
export interface Palette {
  deep: Colour
  mid: Colour
  key: Colour
  hot: Colour
  rim: Colour
  alt: Colour
}
export type PaletteHex = Record<keyof Palette, string>

export const black: Colour = [0, 0, 0]

/** Parses six colours like '#14d6c4'; throws with the name of an invalid one. */
export const paletteOf = (hex: PaletteHex): Palette => ({
  deep: colourOf(hex.deep),
  mid: colourOf(hex.mid),
  key: colourOf(hex.key),
  hot: colourOf(hex.hot),
  rim: colourOf(hex.rim),
  alt: colourOf(hex.alt),
})

/** Parses a colour like "#14d6c4". */
export function colourOf(hex: string): Colour {
  if (!/^#[\da-f]{6}$/i.test(hex)) throw new Error(`"${hex}" is no colour; it is written like #14d6c4`)
  const channel = (place: number) => toLight(Number.parseInt(hex.slice(place, place + 2), 16) / 255)
  return [channel(1), channel(3), channel(5)]
}

/** Interpolates between two colours; `share` is 0 to 1. */
export const blend = (from: Colour, to: Colour, share: number): Colour => [
  mix(from[0], to[0], share),
  mix(from[1], to[1], share),
  mix(from[2], to[2], share),
]

export const scaled = (colour: Colour, factor: number): Colour => [
  colour[0] * factor,
  colour[1] * factor,
  colour[2] * factor,
]

export const sum = (...colours: Colour[]): Colour => [
  colours.reduce((all, each) => all + each[0], 0),
  colours.reduce((all, each) => all + each[1], 0),
  colours.reduce((all, each) => all + each[2], 0),
]

/** sRGB to linear light (IEC 61966-2-1). */
export const toLight = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)

/** Linear light to sRGB, clamped to 0-1 (IEC 61966-2-1). */
export const toScreen = (light: number): number =>
  clamp(light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055)

/** Tone mapping by Narkowicz's fit of the ACES film curve. */
export const toneMapped = (light: number): number =>
  clamp((light * (2.51 * light + 0.03)) / (light * (2.43 * light + 0.59) + 0.14))
