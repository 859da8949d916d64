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
  const [left, above] = [column | 0, row | 0]
  const place = above * width + left
  const u = column - left
  const v = row - above
  const top = values[place]! * (1 - u) + values[place + 1]! * u
  const bottom = values[place + width]! * (1 - u) + values[place + width + 1]! * u
  return top * (1 - v) + bottom * v
}

/** Box blur by `radius`; repeated, it approximates a Gaussian blur. */
export function blurred(plane: Plane, radius: number): Plane {
  const across = createPlane(plane.width, plane.height)
  for (let y = 0; y < plane.height; y++) blurRow(plane, across, y * plane.width, radius)
  return blurredDown(across, radius)
}

/** Three box blurs: close to a Gaussian blur. */
export const soft = (plane: Plane, radius: number): Plane =>
  radius < 1 ? plane : blurred(blurred(blurred(plane, radius), radius), radius)

/** Running mean along a row. */
function blurRow({ width, values: from }: Plane, { values: to }: Plane, first: number, radius: number) {
  const last = first + width - 1
  let total = 0
  for (let place = first - radius; place <= first + radius; place++) total += from[clamp(place, first, last)]!
  const size = 2 * radius + 1
  for (let place = first; place <= last; place++) {
    to[place] = total / size
    const [added, left] = [place + radius + 1, place - radius]
    total += from[Math.min(added, last)]! - from[Math.max(left, first)]!
  }
}

/** Running means of all columns, a row at a time, so that memory is read in order. */
function blurredDown({ width, height, values }: Plane, radius: number): Plane {
  const down = createPlane(width, height)
  const totals = new Float64Array(width)
  const rowAt = (y: number) => clamp(y, 0, height - 1) * width
  for (let y = -radius; y <= radius; y++)
    for (let x = 0, place = rowAt(y); x < width; x++, place++) totals[x] = totals[x]! + values[place]!
  const size = 2 * radius + 1
  for (let y = 0; y < height; y++) {
    const [added, left] = [rowAt(y + radius + 1), rowAt(y - radius)]
    for (let x = 0, place = y * width; x < width; x++, place++) {
      down.values[place] = totals[x]! / size
      totals[x] = totals[x]! + (values[added + x]! - values[left + x]!)
    }
  }
  return down
}

/** A plane at half its size: means of four pixels. */
export function halfOf({ width, height, values }: Plane): Plane {
  const half = createPlane((width >> 1) + 1, (height >> 1) + 1)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const place = (y >> 1) * half.width + (x >> 1)
      half.values[place] = half.values[place]! + values[y * width + x]! / 4
    }
  return half
}
