import type { Colour } from './colour.ts'

/** Linear light, three values for each pixel, row by row. */
export interface Canvas {
  width: number
  height: number
  light: Float32Array
}

export const createCanvas = (width: number, height: number): Canvas => ({
  width,
  height,
  light: new Float32Array(width * height * 3),
})

/** A range of rows; `to` is exclusive. */
export interface Rows {
  from: number
  to: number
}

/** Calls `paint` for each pixel of some rows; `place` is the index of its red value. */
export function eachPixel(
  { width, height }: Canvas,
  { from, to }: Rows,
  paint: (x: number, y: number, place: number) => void,
) {
  const last = Math.min(height, Math.ceil(to))
  for (let y = Math.max(0, Math.ceil(from)); y < last; y++)
    for (let x = 0, place = y * width * 3; x < width; x++, place += 3) paint(x, y, place)
}

export function shine({ light }: Canvas, place: number, colour: Colour, amount: number) {
  light[place] = light[place]! + colour[0] * amount
  light[place + 1] = light[place + 1]! + colour[1] * amount
  light[place + 2] = light[place + 2]! + colour[2] * amount
}

/** Blends a colour over a pixel; `share` is 0 to 1. */
export function cover({ light }: Canvas, place: number, colour: Colour, share: number) {
  light[place] = light[place]! + (colour[0] - light[place]!) * share
  light[place + 1] = light[place + 1]! + (colour[1] - light[place + 1]!) * share
  light[place + 2] = light[place + 2]! + (colour[2] - light[place + 2]!) * share
}

/** Multiplies a pixel's light by `share`. */
export function dim({ light }: Canvas, place: number, share: number) {
  light[place] = light[place]! * share
  light[place + 1] = light[place + 1]! * share
  light[place + 2] = light[place + 2]! * share
}
