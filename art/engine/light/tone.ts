import { smoothstep } from '../canvas/maths.ts'
import type { Grade } from './grade.ts'
import { screenAt } from './halftone.ts'

/** A point of a surface. */
export interface SurfacePoint {
  /** x right, y down, z to the viewer. */
  normal: Float64Array
  /** Added to the light that falls on it. */
  lift: number
  gloss: number
  /** Pixels between halftone dots, 0 for none. */
  pitch: number
  /** Its pixel in the picture. */
  x: number
  y: number
}

/** Share of light by how far the light lies over its border. */
export const litAt = (over: number): number => smoothstep(-0.025, 0.025, over)

/** Share of half tone: a hard border, or dots around it where `screen` is the threshold of the pixel. */
export function halfAt(over: number, screen: number | null): number {
  if (over > 0.1) return 1
  if (over < -0.1) return 0
  if (screen === null) return smoothstep(-0.025, 0.025, over)
  return smoothstep(-0.06, 0.06, over / 0.16 + 0.5 - screen)
}

/** Turns the own colour of a surface, in `tone`, into its printed colour: shadow, half tone or light. */
export function printTone(point: SurfacePoint, grade: Grade, tone: Float64Array) {
  const [x, y, z] = [point.normal[0]!, point.normal[1]!, point.normal[2]!]
  const { lamp, side } = grade
  const light = x * lamp[0] + y * lamp[1] + z * lamp[2] + point.lift
  const over = light - grade.borders[0]
  const isDotted = point.pitch > 0 && grade.hasHalftone && over < 0.1 && over > -0.1
  const half = halfAt(over, isDotted ? screenAt(point.x, point.y, point.pitch) : null)
  const lit = litAt(light - grade.borders[1])
  const bounce = smoothstep(0.5, 0.56, x * 0.92 * side + y * 0.05) * grade.bounce * (1 - lit) * 0.45
  const shine = point.gloss ? point.gloss * smoothstep(0.93, 0.97, x * -0.45 * side + y * -0.62 + z * 0.64) : 0
  for (let channel = 0; channel < 3; channel++) {
    const own = tone[channel]!
    const lampLit = own * grade.lampColour[channel]!
    const shadow = own * grade.shadowTint[channel]! + grade.ambient[channel]!
    const low = shadow + (lampLit * grade.half - shadow) * half
    tone[channel] =
      low +
      (lampLit * grade.lit - low) * lit +
      grade.counter[channel]! * (0.25 + own) * bounce +
      grade.palette.hot[channel]! * shine
  }
}
