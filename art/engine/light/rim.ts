import { clamp, smoothstep } from '../canvas/maths.ts'
import { type Edge, outwardAt } from './edge.ts'
import type { Grade } from './grade.ts'

/** A rim light: strength, full width in pixels, and pixels for a unit of the stage. */
export interface Rim {
  strength: number
  width: number
  unit: number
}

/** Width of a rim as a share: an edge that faces the lamp has all, one that faces away none. */
export const rimShare = (edge: readonly [number, number], toward: readonly [number, number]): number =>
  clamp(edge[0] * toward[0] + edge[1] * toward[1]) ** 1.9

/** Blends both rim lights over the light of a pixel at the edge of a shape. */
export function addRims(
  edge: Edge,
  pixel: { x: number; y: number },
  { grade, rim }: { grade: Grade; rim: Rim },
  tone: Float64Array,
) {
  const { x, y } = pixel
  const distance = edge.distance.values[y * edge.distance.width + x]!
  const outward = outwardAt(edge, x, y)
  const soften = Math.max(0.7, 1.2 * rim.unit)
  const cover = (share: number, width: number, gain: number) =>
    smoothstep(share * width + soften * 0.5, share * width - soften * 0.5, distance) *
    smoothstep(0.02, 0.4, share * (width / rim.width)) *
    rim.strength *
    0.92 *
    gain
  const near = cover(rimShare(outward, [-0.86 * grade.side, -0.5]), rim.width, 1)
  const far = cover(rimShare(outward, [0.94 * grade.side, -0.2]), rim.width * 0.85, grade.counterRim)
  if (near > 0) blendOver(tone, grade.rim, 1.15, near)
  if (far > 0) blendOver(tone, grade.counter, 1.1, far)
}

function blendOver(tone: Float64Array, light: readonly number[], gain: number, share: number) {
  for (let channel = 0; channel < 3; channel++)
    tone[channel] = tone[channel]! + (light[channel]! * gain - tone[channel]!) * share
}
