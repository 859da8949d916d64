import { type Colour, colourOf } from '../canvas/colour.ts'
import type { Ink } from '../canvas/ink.ts'
import type { Decal, Layer } from './layer.ts'

/** What the decals of a layer make of its surface, for each pixel of its mask; planes without content are null. */
export interface Coat {
  /** Colour in linear light, three values a pixel. */
  colour: Float32Array
  /** Own light, three values a pixel. */
  glow: Float32Array | null
  /** Darkening factor. */
  dim: Float32Array | null
  /** Turn toward the lamp. */
  lift: Float32Array | null
  /** 1 where no halftone is printed. */
  smooth: Uint8Array | null
  /** How much of the colour lies over chrome, 0 to 1. */
  painted: Float32Array | null
}

/** Draws a decal into the box of its layer. */
type Raster = (svg: string, depth: number) => Ink | null

export function coatOf(layer: Layer, mask: Ink, raster: Raster): Coat {
  const pixels = mask.width * mask.height
  const coat = bareCoat(layer, pixels)
  for (const decal of layer.decals ?? []) {
    const ink = raster(decal.svg, decal.depth ?? 0)
    if (!ink) continue
    if (decal.dim !== undefined) {
      coat.dim ??= new Float32Array(pixels).fill(1)
      eachInked(ink, mask, (place, share) => (coat.dim![place] = coat.dim![place]! * (1 + (decal.dim! - 1) * share)))
    } else if (decal.lift !== undefined) {
      coat.lift ??= new Float32Array(pixels)
      eachInked(ink, mask, (place, share) => (coat.lift![place] = coat.lift![place]! + decal.lift! * share))
    } else paint(coat, decal, { layer, ink, mask })
  }
  return coat
}

function bareCoat(layer: Layer, pixels: number): Coat {
  const base = colourOf(layer.colour)
  const colour = new Float32Array(pixels * 3)
  for (let place = 0; place < colour.length; place += 3) colour.set(base, place)
  const glow = layer.glow ? colour.map((value) => value * layer.glow!) : null
  return { colour, glow, dim: null, lift: null, smooth: null, painted: null }
}

interface Surface {
  layer: Layer
  ink: Ink
  mask: Ink
}

/** Paints a colour over the coat; it covers the light of what lies below. */
function paint(coat: Coat, decal: Decal, { layer, ink, mask }: Surface) {
  const pixels = mask.width * mask.height
  const colour = colourOf(decal.colour!)
  const light: Colour | null = decal.glow
    ? [colour[0] * decal.glow, colour[1] * decal.glow, colour[2] * decal.glow]
    : null
  if (light) coat.glow ??= new Float32Array(pixels * 3)
  if (decal.smooth) coat.smooth ??= new Uint8Array(pixels)
  if (layer.chrome) coat.painted ??= new Float32Array(pixels)
  const { glow, smooth, painted } = coat
  const opacity = decal.opacity ?? 1
  eachInked(ink, mask, (place, share) => {
    for (let channel = 0; channel < 3; channel++) {
      const at = place * 3 + channel
      coat.colour[at] = coat.colour[at]! + (colour[channel]! - coat.colour[at]!) * share * opacity
      if (glow) glow[at] = glow[at]! + ((light ? light[channel]! : 0) - glow[at]!) * share
    }
    if (decal.smooth && share > 0.5) smooth![place] = 1
    if (painted) painted[place] = Math.max(painted[place]!, share)
  })
}

/** Calls for each inked pixel with its place in the mask and its coverage. */
function eachInked(ink: Ink, mask: Ink, call: (place: number, share: number) => void) {
  for (let y = 0, from = 0; y < ink.height; y++) {
    const row = (y + ink.top) * mask.width + ink.left
    for (let x = 0; x < ink.width; x++, from++) {
      const share = ink.values[from]!
      if (share > 0) call(row + x, share)
    }
  }
}
