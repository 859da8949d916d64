/** A number held between two bounds. */
export const clamp = (value: number, least = 0, most = 1): number => Math.min(most, Math.max(least, value))

/** The number at a share (0-1) of the way between two others. */
export const mix = (from: number, to: number, share: number): number => from + (to - from) * share

/** Hermite's smooth step: 0 up to one edge, 1 from the other on; the edges may stand in either order. */
export function smoothstep(from: number, to: number, value: number): number {
  const share = clamp((value - from) / (to - from))
  return share * share * (3 - 2 * share)
}

/** A bell: 1 at 0, about 0.37 at one width. */
export const bell = (distance: number, width: number): number => Math.exp(-((distance / width) ** 2))

/** A fading: 1 at 0, about 0.37 at one width, with a long tail. */
export const fade = (distance: number, width: number): number => Math.exp(-Math.abs(distance) / width)
