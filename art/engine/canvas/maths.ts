export const clamp = (value: number, least = 0, most = 1): number => Math.min(most, Math.max(least, value))

/** Linear interpolation; `share` is 0 to 1. */
export const mix = (from: number, to: number, share: number): number => from + (to - from) * share

/** Hermite smoothstep from 0 to 1; falls if the edges are swapped. */
export function smoothstep(from: number, to: number, value: number): number {
  const share = clamp((value - from) / (to - from))
  return share * share * (3 - 2 * share)
}

/** Gaussian: 1 at 0, 1/e at one width. */
export const bell = (distance: number, width: number): number => Math.exp(-((distance / width) ** 2))

/** Exponential decay: 1 at 0, 1/e at one width. */
export const fade = (distance: number, width: number): number => Math.exp(-Math.abs(distance) / width)
