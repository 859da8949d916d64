import { Resvg } from '@resvg/resvg-js'
import { distanceTo } from './distance.ts'
import { inflated } from './inflate.ts'
import { createPlane, type Plane } from './plane.ts'

/** A drawing as a solid: squares of the same side, in pixels. */
export interface Shape {
  size: number
  /** 1 within the drawing, 0 outside, between them at its edge. */
  mask: Plane
  /** How far outside the drawing a pixel lies. */
  outside: Plane
  /** How far within the drawing a pixel lies. */
  inside: Plane
  /** How high the blown-up drawing stands above a pixel. */
  height: Plane
}

export interface Placement {
  size: number
  /** Empty border on each side, as a share of the size. */
  border: number
  /** Degrees, clockwise. */
  tilt: number
  isFlipped: boolean
}

/** The solid of a drawing: the inner SVG of a square of 512. */
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

/** How much of each pixel an SVG covers, 0-1. */
export function maskOf(svg: string, width: number, height: number): Plane {
  const image = new Resvg(svg, { font: { loadSystemFonts: false } }).render()
  if (image.width !== width || image.height !== height)
    throw new Error(`the drawing is ${image.width} x ${image.height} pixels and not ${width} x ${height}`)
  const mask = createPlane(width, height)
  const pixels = image.pixels
  for (let place = 0; place < mask.values.length; place++) mask.values[place] = pixels[place * 4 + 3]! / 255
  return mask
}

function svgOf(drawing: string, { size, border, tilt, isFlipped }: Placement): string {
  const scale = (size * (1 - 2 * border)) / 512
  const moves = [
    `rotate(${tilt} ${size / 2} ${size / 2})`,
    `translate(${size * border} ${size * border})`,
    `scale(${scale})`,
    isFlipped ? 'translate(512 0) scale(-1 1)' : '',
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><g transform="${moves.join(' ')}" color="#fff">${drawing}</g></svg>`
}
