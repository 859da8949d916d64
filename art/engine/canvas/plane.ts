import { clamp } from './maths.ts'

/** A number for each pixel, row by row. */
export interface Plane {
  width: number
  height: number
  values: Float32Array
}

export const createPlane = (width: number, height: number): Plane => ({
  width,
  height,
  values: new Float32Array(width * height),
})

/** Bilinear sample; outside the plane, the value of its edge. */
export function sample({ width, height, values }: Plane, x: number, y: number): number {
  const column = clamp(x, 0, width - 1.001)
  const row = clamp(y, 0, height - 1.001)
  const place = Math.floor(row) * width + Math.floor(column)
  const [u, v] = [column % 1, row % 1]
  const top = values[place]! * (1 - u) + values[place + 1]! * u
  const bottom = values[place + width]! * (1 - u) + values[place + width + 1]! * u
  return top * (1 - v) + bottom * v
}

/** Box blur by `radius`; repeated, it approximates a Gaussian blur. */
export function blurred(plane: Plane, radius: number): Plane {
  const { width, height } = plane
  const across = createPlane(width, height)
  for (let y = 0; y < height; y++) blurLine(plane, across, { radius, count: width, first: y * width, step: 1 })
  const both = createPlane(width, height)
  for (let x = 0; x < width; x++) blurLine(across, both, { radius, count: height, first: x, step: width })
  return both
}

interface Line {
  radius: number
  count: number
  first: number
  step: number
}

/** Running mean along a row or column. */
function blurLine({ values: from }: Plane, { values: to }: Plane, { radius, count, first, step }: Line) {
  const at = (place: number) => from[first + clamp(place, 0, count - 1) * step]!
  let total = 0
  for (let place = -radius; place <= radius; place++) total += at(place)
  for (let place = 0; place < count; place++) {
    to[first + place * step] = total / (2 * radius + 1)
    total += at(place + radius + 1) - at(place - radius)
  }
}
