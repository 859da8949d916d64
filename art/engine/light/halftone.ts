/** A halftone screen at 45 degrees: the threshold of a pixel, 0 to 1, for dots `pitch` pixels apart. */
export function screenAt(x: number, y: number, pitch: number): number {
  const across = ((x + y) * Math.SQRT1_2) / pitch
  const down = ((x - y) * Math.SQRT1_2) / pitch
  return 0.5 + 0.25 * (Math.cos(across * 2 * Math.PI) + Math.cos(down * 2 * Math.PI))
}
