import { bell, clamp, smoothstep } from '../canvas/maths.ts'
import { cloud } from '../canvas/noise.ts'

/** Light on the disc behind the sign, by radius (0-1) and angle in radians. */
export type Motif = (radius: number, angle: number, seed: number) => MotifLight

/** Brightness, and colour from main light (0) to highlight (1). */
export interface MotifLight {
  brightness: number
  heat: number
}

/** A vinyl record with grooves, gaps between songs, and two bands of reflected light. */
const vinyl: Motif = (radius, angle) => {
  const groove = 0.35 + 0.65 * (0.5 + 0.5 * Math.sin(radius * 150))
  const gleam = Math.abs(Math.cos(angle - 0.9)) ** 10 + 0.8 * Math.abs(Math.cos(angle + 0.75)) ** 22
  const isRest = [0.46, 0.63, 0.8].some((rest) => Math.abs(radius - rest) < 0.006)
  return {
    brightness: (isRest ? 0 : (0.1 + 0.5 * gleam) * groove) + smoothstep(0.985, 1, radius) * 1.2,
    heat: gleam * 0.4,
  }
}

/** An equaliser bent into a ring. */
const radial: Motif = (radius, angle, seed) => {
  const turn = (angle / Math.PI / 2 + 0.5) * 96
  const bar = Math.floor(turn)
  const swing = Math.abs(
    Math.sin(bar * 0.37 + seed * 6) * Math.sin(bar * 0.113 + seed * 3) + 0.35 * Math.sin(bar * 1.7),
  )
  const isLit =
    turn % 1 > 0.22 && radius > 0.56 && radius < 0.6 + 0.4 * (0.25 + 0.75 * swing) && (radius * 46) % 1 < 0.72
  const circle = Math.abs(radius - 0.54) < 0.005 ? 1 : 0
  return {
    brightness: (isLit ? 0.5 + 0.9 * smoothstep(0.56, 1, radius) : 0) + 0.05 + circle,
    heat: smoothstep(0.8, 1, radius),
  }
}

/** Rows of bulbs as around a theatre sign. */
const arch: Motif = (radius, angle) => {
  const row = Math.floor(radius * 9)
  const around = (((angle * (8 + row * 6)) / Math.PI) % 1) + 1
  const distance = Math.hypot(Math.abs((around % 1) - 0.5) * 1.1, ((radius * 9) % 1) - 0.5)
  return { brightness: smoothstep(0.3, 0.16, distance) * (0.35 + 0.65 * (row % 2)) + 0.03, heat: radius * 0.7 }
}

/** Sound waves in rows. */
const scope: Motif = (radius, angle, seed) => {
  const [x, y] = [radius * Math.cos(angle), radius * Math.sin(angle)]
  const swell = Math.exp(-x * x * 3.2)
  let brightness = 0
  for (let line = 0; line < 15; line++) {
    const wave = swell * (0.32 * cloud(x * 5 + line * 3.7 + seed * 9, line * 2.3) - 0.1)
    const distance = y - (-0.86 + line * 0.123 + wave)
    brightness += bell(distance, 0.0062) + 0.25 * bell(distance, 0.025)
  }
  return { brightness: brightness * 0.95, heat: 0.3 }
}

/** Halftone dots, largest on a ring. */
const halftone: Motif = (radius, angle) => {
  const step = 0.047
  const [x, y] = [radius * Math.cos(angle - 0.6435), radius * Math.sin(angle - 0.6435)]
  const [column, row] = [Math.round(x / step) * step, Math.round(y / step) * step]
  const size = 1e-4 + step * 0.54 * smoothstep(1.05, 0.15, Math.abs(Math.hypot(column, row) - 0.72) * 2.4)
  return { brightness: smoothstep(size, size * 0.75, Math.hypot(x - column, y - row)) * 0.85, heat: 0.2 }
}

/** Comic speed lines towards the centre. */
const burst: Motif = (radius, angle, seed) => {
  const turn = (angle / Math.PI / 2 + 0.5) * 120
  const length = cloud(Math.floor(turn) * 0.83 + seed * 40, 7.7, 2)
  const width = Math.abs((turn % 1) - 0.5) * 2
  const isWithin = smoothstep(0.28 + length * 0.62, 0.36 + length * 0.62, radius)
  return {
    brightness: isWithin * smoothstep(0.9, 0.35, width) * (0.3 + 0.9 * radius),
    heat: smoothstep(0.6, 1, radius) * 0.8,
  }
}

/** Octagonal rings, like a fighting cage from above. */
const octagon: Motif = (radius, angle) => {
  const corner = Math.PI / 4
  const within = ((((angle + corner / 2) % corner) + corner) % corner) - corner / 2
  const distance = radius * Math.cos(within)
  const ring = Math.abs(((distance * 7) % 1) - 0.5) * 2
  const spoke = bell(Math.abs(within) - corner / 2, 0.012 / Math.max(0.05, radius))
  return {
    brightness: smoothstep(0.8, 0.97, ring) * (0.35 + 0.6 * distance) + 0.45 * spoke * smoothstep(0.2, 0.4, radius),
    heat: 0.25,
  }
}

/** Flames around the edge. */
const blaze: Motif = (radius, angle, seed) => {
  const [x, y] = [radius * Math.cos(angle), radius * Math.sin(angle)]
  const tongues = cloud(x * 4 + seed * 30, y * 2.2 + 20, 5)
  const flame = clamp(radius * 1.5 - 0.75 + (tongues - 0.48) * 2.2)
  return { brightness: flame ** 1.6 * 1.25, heat: smoothstep(0.5, 1, flame) * 0.7 }
}

/** Rays of a rising sun. */
const rays: Motif = (radius, angle) => {
  const turn = Math.abs((((angle / Math.PI) * 8) % 1) + (angle < 0 ? 1 : 0) - 0.5) * 2
  const isRay = smoothstep(0.46, 0.54, turn)
  return { brightness: isRay * (0.28 + 0.5 * radius) + smoothstep(0.965, 0.985, radius), heat: radius * 0.5 }
}

/** A championship belt: studs in rings. */
const studs: Motif = (radius, angle) => {
  const ring = Math.round(radius * 6) / 6
  const count = Math.max(1, Math.round(ring * 40))
  const turn = (angle / Math.PI / 2 + 0.5) * count
  const distance = Math.hypot(((turn % 1) - 0.5) * ((2 * Math.PI * Math.max(ring, 0.05)) / count), radius - ring)
  return { brightness: smoothstep(0.034, 0.022, distance) * (0.4 + 0.6 * radius), heat: ring }
}

/** The motifs by name: five for the concert, five for the arena. */
export const motifs = { vinyl, radial, arch, scope, halftone, burst, octagon, blaze, rays, studs } as const
export type MotifName = keyof typeof motifs
