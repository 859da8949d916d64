import { type Colour, colourOf, scaled } from '../canvas/colour.ts'
import type { Ink } from '../canvas/ink.ts'
import type { Decal, Layer } from './layer.ts'

/** What the decals of a layer make of its surface, for each pixel of its mask; planes without content are null. */
export interface Coat {
  /** Colour in linear light where nothing is painted. */
  base: Colour
  /** Colour by pixel, three values each; null where all is the base. */
  colour: Float32Array | null
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
  const light = layer.glow ? scaled(base, layer.glow) : null
  return {
    base,
    colour: null,
    glow: light && filled(pixels, light),
    dim: null,
    lift: null,
    smooth: null,
    painted: null,
  }
}

/** A colour for each pixel. */
function filled(pixels: number, [red, green, blue]: Colour): Float32Array {
  const plane = new Float32Array(pixels * 3)
  for (let place = 0; place < plane.length; place += 3) {
    plane[place] = red
    plane[place + 1] = green
    plane[place + 2] = blue
  }
  return plane
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
  const light = decal.glow ? scaled(colour, decal.glow) : null
  coat.colour ??= filled(pixels, coat.base)
  if (light) coat.glow ??= new Float32Array(pixels * 3)
  if (decal.smooth) coat.smooth ??= new Uint8Array(pixels)
  if (layer.chrome) coat.painted ??= new Float32Array(pixels)
  const { colour: painted, glow, smooth, painted: overMetal } = coat
  const opacity = decal.opacity ?? 1
  eachInked(ink, mask, (place, share) => {
    for (let channel = 0; channel < 3; channel++) {
      const at = place * 3 + channel
      painted[at] = painted[at]! + (colour[channel]! - painted[at]!) * share * opacity
      if (glow) glow[at] = glow[at]! + ((light ? light[channel]! : 0) - glow[at]!) * share
    }
    if (decal.smooth && share > 0.5) smooth![place] = 1
    if (overMetal) overMetal[place] = Math.max(overMetal[place]!, share)
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
