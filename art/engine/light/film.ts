import type { Ink } from '../canvas/ink.ts'
import { clamp } from '../canvas/maths.ts'
import { createPlane, halfOf, type Plane, sample, soft } from '../canvas/plane.ts'

/** Light with coverage: linear, multiplied by the coverage. */
export interface Film {
  width: number
  height: number
  light: Float32Array
  cover: Plane
}

/** Columns and rows that hold something; right and bottom are exclusive. */
export interface Bounds {
  left: number
  top: number
  right: number
  bottom: number
}

export const createFilm = (width: number, height: number): Film => ({
  width,
  height,
  light: new Float32Array(width * height * 3),
  cover: createPlane(width, height),
})

export const unionOf = (bounds: Bounds | null, { left, top, width, height }: Ink): Bounds => ({
  left: Math.min(left, bounds?.left ?? left),
  top: Math.min(top, bounds?.top ?? top),
  right: Math.max(left + width, bounds?.right ?? 0),
  bottom: Math.max(top + height, bounds?.bottom ?? 0),
})

export function wipe(film: Film, { left, top, right, bottom }: Bounds) {
  for (let y = top; y < bottom; y++) {
    film.light.fill(0, (y * film.width + left) * 3, (y * film.width + right) * 3)
    film.cover.values.fill(0, y * film.width + left, y * film.width + right)
  }
}

/** The coverage of a part of a film. */
export function coverOf(film: Film, { left, top, right, bottom }: Bounds): Ink {
  const [width, height] = [right - left, bottom - top]
  const ink: Ink = { left, top, ...createPlane(width, height) }
  for (let y = 0; y < height; y++) {
    const from = (y + top) * film.width + left
    ink.values.set(film.cover.values.subarray(from, from + width), y * width)
  }
  return ink
}

/** Darkens what lies behind a shape, below it and around it, as its shadow falls there. */
export function castShadow(film: Film, mask: Ink, { strength, unit }: { strength: number; unit: number }) {
  if (!strength || !hasCover(film, mask)) return
  const shadow = soft(halfOf(mask), Math.max(1, Math.round(3.5 * unit)))
  const drop = Math.round(9 * unit)
  for (let y = drop; y < mask.height; y++)
    for (let x = 0; x < mask.width; x++) {
      const place = (y + mask.top) * film.width + x + mask.left
      if (!film.cover.values[place]) continue
      const share = sample(shadow, x / 2 - 0.25, (y - drop) / 2 - 0.25) * strength
      if (share < 0.01) continue
      const kept = 1 - share * (1 - mask.values[y * mask.width + x]!)
      for (let at = place * 3; at < place * 3 + 3; at++) film.light[at] = film.light[at]! * kept
    }
}

/** Whether anything lies behind a mask; looks at every eighth pixel. */
function hasCover(film: Film, mask: Ink): boolean {
  for (let y = 0; y < mask.height; y += 8)
    for (let x = 0; x < mask.width; x += 8)
      if (film.cover.values[(y + mask.top) * film.width + x + mask.left]) return true
  return false
}

/** Lays a film over a picture; what lies behind is darker close to it, so that figure and ground part. */
export function lay(film: Film, picture: Film, { bounds, unit }: { bounds: Bounds; unit: number }) {
  const { left, top, right, bottom } = bounds
  const halo = soft(quarterOf(film, bounds), Math.max(1, Math.round((14 * unit) / 4)))
  for (let y = top; y < bottom; y++)
    for (let x = left, place = y * film.width + left; x < right; x++, place++) {
      const cover = film.cover.values[place]!
      const open = 1 - cover
      const dark = open > 0 ? clamp(sample(halo, (x - left) / 4, (y - top) / 4) * 1.25) : 0
      const kept = open * (1 - 0.62 * dark * open)
      for (let at = place * 3; at < place * 3 + 3; at++) picture.light[at] = picture.light[at]! * kept + film.light[at]!
      picture.cover.values[place] = picture.cover.values[place]! + cover * (1 - picture.cover.values[place]!)
    }
}

/** Every fourth pixel's coverage. */
function quarterOf({ width, height, cover }: Film, { left, top, right, bottom }: Bounds): Plane {
  const quarter = createPlane(Math.ceil((right - left) / 4) + 1, Math.ceil((bottom - top) / 4) + 1)
  for (let y = 0; y < quarter.height; y++)
    for (let x = 0; x < quarter.width; x++) {
      const row = Math.min(height - 1, top + y * 4)
      const column = Math.min(width - 1, left + x * 4)
      quarter.values[y * quarter.width + x] = cover.values[row * width + column]!
    }
  return quarter
}

/** A film at a smaller width: the mean of the pixels under each one. Bright light is held back, so edges stay smooth. */
export function shrunk(film: Film, width: number): Film {
  const factor = film.width / width
  const height = Math.floor(film.height / factor)
  const across = shrunkRows(film, width, factor)
  const small = createFilm(width, height)
  for (let y = 0; y < height; y++)
    for (const [row, share] of rangeOf(y, factor, film.height))
      for (let x = 0; x < width * 4; x++) {
        const value = across[row * width * 4 + x]! * share
        const place = y * width + (x >> 2)
        if ((x & 3) === 3) small.cover.values[place] = small.cover.values[place]! + value
        else small.light[place * 3 + (x & 3)] = small.light[place * 3 + (x & 3)]! + value
      }
  return small
}

/** Rows at the smaller width: red, green, blue and coverage. */
function shrunkRows({ width: from, height, light, cover }: Film, width: number, factor: number): Float32Array {
  const rows = new Float32Array(width * height * 4)
  for (let x = 0; x < width; x++)
    for (const [column, share] of rangeOf(x, factor, from))
      for (let y = 0; y < height; y++) {
        const place = y * from + column
        if (!cover.values[place] && !light[place * 3]) continue
        const to = (y * width + x) * 4
        for (let channel = 0; channel < 3; channel++)
          rows[to + channel] = rows[to + channel]! + Math.min(2.2, light[place * 3 + channel]!) * share
        rows[to + 3] = rows[to + 3]! + cover.values[place]! * share
      }
  return rows
}

/** The source pixels under a pixel, with their shares. */
function rangeOf(place: number, factor: number, end: number): [index: number, share: number][] {
  const [from, to] = [place * factor, (place + 1) * factor]
  const range: [number, number][] = []
  for (let index = Math.floor(from); index < Math.min(to, end); index++)
    range.push([index, (Math.min(index + 1, to) - Math.max(index, from)) / factor])
  return range
}
