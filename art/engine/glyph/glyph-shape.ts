import { Resvg } from '@resvg/resvg-js'
import { createPlane, type Plane } from '../canvas/plane.ts'
import { distanceTo } from './distance.ts'
import { inflated } from './inflate.ts'

/** A drawing as a solid: square planes of `size` pixels. */
export interface Shape {
  size: number
  /** Coverage of each pixel, 0 to 1. */
  mask: Plane
  /** Distance to the drawing in pixels. */
  outside: Plane
  /** Distance to the drawing's outside in pixels. */
  inside: Plane
  /** Height of the inflated drawing. */
  height: Plane
}

export interface Placement {
  size: number
  /** Border on each side, as a share of the size. */
  border: number
}

/** The solid of a drawing, which is the inner SVG of a 512 square. */
export function shapeOf(drawing: string, placement: Placement): Shape {
  const mask = maskOf(svgOf(drawing, placement), placement.size, placement.size)
  return {
    size: placement.size,
    mask,
    outside: distanceTo('shape', mask),
    inside: distanceTo('surroundings', mask),
    height: inflated(mask),
  }
}

/** Coverage of each pixel by an SVG, 0 to 1. */
export function maskOf(svg: string, width: number, height: number): Plane {
  const image = new Resvg(svg, { font: { loadSystemFonts: false } }).render()
  if (image.width !== width || image.height !== height)
    throw new Error(`the drawing is ${image.width} x ${image.height} pixels and not ${width} x ${height}`)
  const mask = createPlane(width, height)
  const pixels = image.pixels
  for (let place = 0; place < mask.values.length; place++) mask.values[place] = pixels[place * 4 + 3]! / 255
  return mask
}

function svgOf(drawing: string, { size, border }: Placement): string {
  const place = `translate(${size * border} ${size * border}) scale(${(size * (1 - 2 * border)) / 512})`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><g transform="${place}" color="#fff">${drawing}</g></svg>`
}
