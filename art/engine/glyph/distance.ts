import { createPlane, type Plane } from '../canvas/plane.ts'

const far = 1e10

/** Euclidean distance transform of a mask (shape from 0.5), in pixels. */
export function distanceTo(target: 'shape' | 'surroundings', mask: Plane): Plane {
  const { width, height, values } = mask
  const squares = Float64Array.from(values, (value) => (value >= 0.5 === (target === 'shape') ? 0 : far))
  for (let x = 0; x < width; x++) transform(squares, { first: x, step: width, count: height })
  for (let y = 0; y < height; y++) transform(squares, { first: y * width, step: 1, count: width })
  const distance = createPlane(width, height)
  squares.forEach((square, place) => {
    distance.values[place] = Math.sqrt(Math.min(square, far))
  })
  return distance
}

interface Line {
  first: number
  step: number
  count: number
}

/** Squared distances along a line, by the lower envelope of parabolas (Felzenszwalb and Huttenlocher, 2012). */
function transform(squares: Float64Array, { first, step, count }: Line) {
  const heights = Float64Array.from({ length: count }, (_, place) => squares[first + place * step]!)
  const lowest = new Int32Array(count)
  const from = new Float64Array(count + 1)
  let last = 0
  from[0] = -far
  from[1] = far
  for (let place = 1; place < count; place++) {
    let crossing = crossingOf(heights, lowest[last]!, place)
    while (crossing <= from[last]!) crossing = crossingOf(heights, lowest[--last]!, place)
    lowest[++last] = place
    from[last] = crossing
    from[last + 1] = far
  }
  for (let place = 0, current = 0; place < count; place++) {
    while (from[current + 1]! < place) current++
    const root = lowest[current]!
    squares[first + place * step] = (place - root) ** 2 + heights[root]!
  }
}

/** Where the parabola of a later place becomes the lower one. */
const crossingOf = (heights: Float64Array, earlier: number, later: number) =>
  (heights[later]! + later ** 2 - (heights[earlier]! + earlier ** 2)) / (2 * (later - earlier))
