import { mix } from './maths.ts'

/** Seeded random numbers of 0-1, equal on every machine (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0 || 1
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Value noise of 0-1 with features of size 1. */
export function noise(x: number, y: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)]
  const [u, v] = [eased(x - left), eased(y - top)]
  return mix(
    mix(atCorner(left, top), atCorner(left + 1, top), u),
    mix(atCorner(left, top + 1), atCorner(left + 1, top + 1), u),
    v,
  )
}

/** Fractal noise of 0-1: octaves of half the size and strength. */
export function cloud(x: number, y: number, octaves = 4): number {
  let total = 0
  for (let octave = 0, strength = 0.5; octave < octaves; octave++, strength /= 2) {
    total += strength * noise(x, y)
    x = x * 2.03 + 17
    y = y * 2.03 + 31
  }
  return total
}

const eased = (share: number) => share * share * (3 - 2 * share)

function atCorner(x: number, y: number): number {
  let hash = (Math.imul(x, 374761393) + Math.imul(y, 668265263)) | 0
  hash = Math.imul(hash ^ (hash >>> 13), 1274126177)
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32
}
