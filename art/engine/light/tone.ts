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
  /** Its pixel in the picture. */
  x: number
  y: number
}

/** How much of half tone and of light a surface gets, 0 to 1 each, by the light that falls on it. */
export function tonesAt(
  light: number,
  [low, high]: Grade['borders'],
  screen: number | null,
): [half: number, lit: number] {
  return [halfAt(light - low, screen), smoothstep(high - 0.025, high + 0.025, light)]
}

/** A hard border, or dots of a halftone screen around it; `screen` is the threshold of the pixel. */
function halfAt(over: number, screen: number | null): number {
  if (over > 0.1) return 1
  if (over < -0.1) return 0
  if (screen === null) return smoothstep(-0.025, 0.025, over)
  return smoothstep(-0.06, 0.06, over / 0.16 + 0.5 - screen)
}

/** Writes the printed colour of a surface: shadow, half tone or light, with halftone dots `pitch` pixels apart or none. */
export function printTone(
  colour: Float32Array,
  place: number,
  { point, grade, pitch }: { point: SurfacePoint; grade: Grade; pitch: number },
  tone: Float64Array,
) {
  const [x, y, z] = [point.normal[0]!, point.normal[1]!, point.normal[2]!]
  const { lamp, side } = grade
  const light = x * lamp[0] + y * lamp[1] + z * lamp[2] + point.lift
  const isNearBorder = Math.abs(light - grade.borders[0]) <= 0.1
  const screen = pitch && grade.hasHalftone && isNearBorder ? screenAt(point.x, point.y, pitch) : null
  const [half, lit] = tonesAt(light, grade.borders, screen)
  const bounce = smoothstep(0.5, 0.56, x * 0.92 * side + y * 0.05) * grade.bounce * (1 - lit) * 0.45
  const shine = point.gloss ? point.gloss * smoothstep(0.93, 0.97, x * -0.45 * side + y * -0.62 + z * 0.64) : 0
  for (let channel = 0; channel < 3; channel++) {
    const own = colour[place + channel]!
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
