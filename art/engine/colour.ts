import { clamp, mix } from './maths.ts'

/** Red, green and blue as amounts of light, 1 being a screen's white; more is brighter than a screen. */
export type Colour = readonly [red: number, green: number, blue: number]

/** The lights of a scene: shadow, haze, main light, highlight, neon, and a counter light from the other side. */
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

/** The palette of six colours like '#14d6c4'. Throws with the name of a colour that is none. */
export const paletteOf = (hex: PaletteHex): Palette => ({
  deep: colourOf(hex.deep),
  mid: colourOf(hex.mid),
  key: colourOf(hex.key),
  hot: colourOf(hex.hot),
  rim: colourOf(hex.rim),
  alt: colourOf(hex.alt),
})

function colourOf(hex: string): Colour {
  if (!/^#[\da-f]{6}$/i.test(hex)) throw new Error(`"${hex}" is no colour; it is written like #14d6c4`)
  const channel = (place: number) => toLight(Number.parseInt(hex.slice(place, place + 2), 16) / 255)
  return [channel(1), channel(3), channel(5)]
}

/** The colour at a share (0-1) of the way between two others. */
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

/** A screen's value (0-1) as an amount of light, by IEC 61966-2-1 (sRGB). */
export const toLight = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)

/** An amount of light as a screen's value (0-1), by IEC 61966-2-1 (sRGB). */
export const toScreen = (light: number): number =>
  clamp(light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055)

/** Any amount of light as one that a screen can show: Narkowicz's fit of the ACES film curve. */
export const toneMapped = (light: number): number =>
  clamp((light * (2.51 * light + 0.03)) / (light * (2.43 * light + 0.59) + 0.14))
