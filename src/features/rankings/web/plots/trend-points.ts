export type Point = readonly [x: number, y: number]

/** Scales the known rates to a height (largest at the top), with x by index. */
export function trendPoints(rates: (number | null)[], height: number, xOf: (index: number) => number): Point[] {
  const known = rates.filter((rate) => rate !== null)
  const [least, most] = [Math.min(...known), Math.max(...known)]
  const yOf = (rate: number) => height - 3 - ((rate - least) / (most - least || 1)) * (height - 6)
  return rates.flatMap((rate, index) => (rate === null ? [] : [[xOf(index), yOf(rate)] as const]))
}

/** Returns the path of an SVG line. */
export const linePath = (points: Point[]): string =>
  points.map(([x, y], index) => `${index ? 'L' : 'M'}${x.toFixed(0)} ${y.toFixed(0)}`).join('')
