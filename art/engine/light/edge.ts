import type { Ink } from '../canvas/ink.ts'
import { clamp } from '../canvas/maths.ts'
import { blurred, createPlane, halfOf, type Plane } from '../canvas/plane.ts'

const diagonal = Math.SQRT2

/** Signed distance to the edge in pixels, positive inside: a chamfer transform in two sweeps, its error below 3 %. */
export function signedDistance(mask: Plane): Plane {
  const distance = edgePixels(mask)
  sweepDown(distance)
  sweepUp(distance)
  const { values } = distance
  for (let place = 0; place < values.length; place++) if (mask.values[place]! < 0.5) values[place] = -values[place]!
  return distance
}

/** Distances of the pixels on the edge, where coverage is a half; all others are far. */
function edgePixels({ width, height, values }: Plane): Plane {
  const edge = createPlane(width, height)
  edge.values.fill(1e4)
  const isInside = (place: number) => values[place]! > 0.5
  for (let y = 0, place = 0; y < height; y++)
    for (let x = 0; x < width; x++, place++) {
      const cover = values[place]!
      const inside = cover > 0.5
      if (cover > 0.002 && cover < 0.998) edge.values[place] = Math.abs(cover - 0.5)
      else if (
        (x > 0 && isInside(place - 1) !== inside) ||
        (x < width - 1 && isInside(place + 1) !== inside) ||
        (y > 0 && isInside(place - width) !== inside) ||
        (y < height - 1 && isInside(place + width) !== inside)
      )
        edge.values[place] = 0.5
    }
  return edge
}

function sweepDown({ width, height, values }: Plane) {
  for (let y = 0, place = 0; y < height; y++)
    for (let x = 0; x < width; x++, place++) {
      let least = values[place]!
      if (x > 0) least = Math.min(least, values[place - 1]! + 1)
      if (y > 0) {
        least = Math.min(least, values[place - width]! + 1)
        if (x > 0) least = Math.min(least, values[place - width - 1]! + diagonal)
        if (x < width - 1) least = Math.min(least, values[place - width + 1]! + diagonal)
      }
      values[place] = least
    }
}

function sweepUp({ width, height, values }: Plane) {
  for (let y = height - 1, place = width * height - 1; y >= 0; y--)
    for (let x = width - 1; x >= 0; x--, place--) {
      let least = values[place]!
      if (x < width - 1) least = Math.min(least, values[place + 1]! + 1)
      if (y < height - 1) {
        least = Math.min(least, values[place + width]! + 1)
        if (x < width - 1) least = Math.min(least, values[place + width + 1]! + diagonal)
        if (x > 0) least = Math.min(least, values[place + width - 1]! + diagonal)
      }
      values[place] = least
    }
}

/** Distances inside a shape, and smoother ones at half the size that give the direction of its edge. */
export interface Edge {
  distance: Plane
  smooth: Plane
}

/** A picture's size in pixels, and pixels for a unit of the stage. */
export interface Scale {
  width: number
  height: number
  unit: number
}

const pad = 4

/** The edge of a shape; at the picture's border the shape goes on. */
export function edgeOf(mask: Ink, scale: Scale): Edge {
  const signed = signedDistance(padded(mask, scale))
  const radius = Math.max(1, Math.round(scale.unit * 1.3))
  const smooth = blurred(blurred(halfOf(signed), radius), radius)
  const distance = blurred(signed, Math.max(1, Math.round(scale.unit * 0.9)))
  return { distance: cropped(distance, mask), smooth }
}

function padded({ left, top, width, height, values }: Ink, picture: Scale): Plane {
  const wide = createPlane(width + 2 * pad, height + 2 * pad)
  const goesOn = {
    left: left <= 0,
    top: top <= 0,
    right: left + width >= picture.width,
    bottom: top + height >= picture.height,
  }
  for (let y = -pad; y < height + pad; y++) {
    if ((y < 0 && !goesOn.top) || (y >= height && !goesOn.bottom)) continue
    const row = clamp(y, 0, height - 1) * width
    const to = (y + pad) * wide.width + pad
    wide.values.set(values.subarray(row, row + width), to)
    if (goesOn.left) wide.values.fill(values[row]!, to - pad, to)
    if (goesOn.right) wide.values.fill(values[row + width - 1]!, to + width, to + width + pad)
  }
  return wide
}

function cropped(plane: Plane, { width, height }: Plane): Plane {
  const inner = createPlane(width, height)
  for (let y = 0; y < height; y++) {
    const from = (y + pad) * plane.width + pad
    inner.values.set(plane.values.subarray(from, from + width), y * width)
  }
  return inner
}

/** The direction out of a shape at a pixel. */
export function outwardAt({ smooth: { width, height, values } }: Edge, x: number, y: number): [number, number] {
  const column = Math.max(1, Math.min(width - 2, (x + pad) >> 1))
  const row = Math.max(1, Math.min(height - 2, (y + pad) >> 1))
  const place = row * width + column
  const across = values[place + 1]! - values[place - 1]!
  const down = values[place + width]! - values[place - width]!
  const length = Math.sqrt(across * across + down * down) || 1
  return [-across / length, -down / length]
}
