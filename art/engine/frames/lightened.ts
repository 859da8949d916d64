import { colourOf, scaled, toScreen } from '../canvas/colour.ts'
import type { Layer } from '../light/layer.ts'

/** Luminance that the darkest layers of small pictures get at least. */
const least = 0.055

/** Layers with lighter tones of dark colours: dark hair and cloth would be lost on the dark ground of small pictures. */
export const lightened = (layers: readonly Layer[]): Layer[] =>
  layers.map((layer) => (layer.glow || layer.chrome ? layer : { ...layer, colour: lighterTone(layer.colour) }))

/** A colour of at least some luminance, of the same hue. */
export function lighterTone(hex: string): string {
  const colour = colourOf(hex)
  const luminance = 0.2126 * colour[0] + 0.7152 * colour[1] + 0.0722 * colour[2]
  if (luminance >= least) return hex
  const grey = 0.004
  const factor = Math.min(9, (least - grey) / Math.max(0.004, luminance)) ** 0.8
  const [red, green, blue] = scaled(colour, factor).map((value) => Math.round(toScreen(value + grey) * 255))
  return `#${[red, green, blue].map((value) => value!.toString(16).padStart(2, '0')).join('')}`
}
